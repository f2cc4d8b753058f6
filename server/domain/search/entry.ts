import { LANGUAGES } from '#schemas/constants.ts';
import { isBuyable } from '#schemas/enums/availability.ts';
import type { Localized } from '#schemas/page/localized.ts';
import type { contents } from '../articles/schema.ts';
import { rankPriceOf } from '../catalogue/held.ts';
import type { deals, goods } from '../catalogue/schema.ts';
import { isForAnother } from './fittings.ts';
import { FITTING_WORD, filterWord, GOODS_TYPES, gradeWords, kindWord, standingOf } from './grades.ts';
import type { Names } from './names.ts';
import { remembered } from './remembered.ts';
import type { searchEntries } from './schema.ts';
import { formsOf, textWords } from './words.ts';

export type SearchEntry = typeof searchEntries.$inferInsert;
type GoodsRow = typeof goods.$inferInsert;
type DealRow = typeof deals.$inferInsert;
type ContentRow = typeof contents.$inferInsert;

/** Weights for PostgreSQL's ranking: title, then names, then categories, then summaries. */
type Weight = 'A' | 'B' | 'C' | 'D';
type Texts = readonly (readonly [Weight, string | undefined])[];

/** Limits of one entry. */
const MAX_TEXT_LENGTH = 1_000;
const MAX_WORDS = 400;
/** Gap between the positions of different texts, so that their words are never adjacent. */
const TEXT_GAP = 60;
const OFFICIAL_LABELS = ['LAZ_MALL', 'SHOPEE_MALL'];

/** Search entry of a product; `shop` is its seller. */
export function goodsEntry(row: GoodsRow, names: Names, shop?: string): SearchEntry {
  const texts: Texts = [...inOrder('A', row.name), ...about(row, row.name, names), ['C', shop]];
  const publishedAt = row.createdAt ?? new Date();
  const facts = {
    price: rankPriceOf(row),
    publishedAt,
    updatedAt: row.updatedAt ?? new Date(),
    // Goods that can't be bought count as expired from the start.
    expiresAt: isBuyable(row.availability ?? 'IN_STOCK') ? null : publishedAt,
    heat: Math.round(Math.log10((row.monthSales ?? 0) + 1) * 120),
    ...popularity(row),
    ...offers(row.labels ?? []),
    brandId: row.brandId ?? null,
    platform: row.platform,
  };
  return entryOf('GOODS', row, names, facts, texts);
}

/** Search entry of a deal on a product. */
export function dealEntry(row: DealRow, goods: GoodsRow, names: Names, shop?: string): SearchEntry {
  const title = Object.values(row.title).some(Boolean) ? row.title : goods.name;
  const texts: Texts = [...inOrder('A', title), ...about(goods, title, names), ['C', shop]];
  const facts = {
    price: rankPriceOf({ ...row, price: row.currentPrice }),
    publishedAt: row.publishedAt ?? new Date(),
    updatedAt: row.updatedAt ?? new Date(),
    expiresAt: row.expiresAt ?? null,
    heat: row.heat ?? 0,
    ...popularity(goods),
    ...offers(row.labels ?? []),
    brandId: goods.brandId ?? null,
    platform: row.platform,
  };
  return entryOf('CONTENT', { ...row, classificationId: goods.classificationId }, names, facts, texts);
}

/** Search entry of an article or a note. */
export function contentEntry(row: ContentRow, names: Names): SearchEntry {
  const texts: Texts = [
    ...inOrder('A', row.title),
    ...(row.keywords ?? []).flatMap((keyword) => inOrder('B', keyword)),
    ...about({}, row.title, names),
    ...inOrder('D', row.summary),
  ];
  const facts = {
    price: null,
    publishedAt: row.publishTime,
    updatedAt: row.updateTime,
    expiresAt: null,
    heat: row.heat ?? 0,
    sales: 0,
    rating: null,
    freeShipping: false,
    official: false,
    brandId: null,
    platform: null,
  };
  return entryOf(row.contentTypeCode, row, names, facts, texts);
}

/** Distinct words of an entry's texts, to which mistyped words are corrected. */
export function entryWords({ words }: SearchEntry): string[] {
  const found: string[] = [];
  for (let start = words.indexOf("'"); start >= 0; ) {
    let end = words.indexOf("'", start + 1);
    while (end >= 0 && words.charAt(end + 1) === "'") end = words.indexOf("'", end + 2);
    if (end < 0) break;
    const word = words.slice(start + 1, end);
    if (words.charAt(end + 1) === ':' && !word.includes('#')) found.push(word.replaceAll("''", "'"));
    start = words.indexOf("'", end + 1);
  }
  return found;
}

/** Words of the seller's name in an entry: those of its place that aren't of the categories. */
export function shopWords(
  { words, classificationId }: Pick<SearchEntry, 'words' | 'classificationId'>,
  names: Names,
): string {
  const ofCategories = new Set(
    names
      .categories(classificationId)
      .flatMap((name) => Object.values(name).flatMap(textWords).flatMap(formsOf)),
  );
  const found = Array.from(
    words.matchAll(/'((?:[^'#]|'')+)':(?:\d+C,?)+(?=\s|$)/g),
    ([, word]) => word ?? '',
  );
  return found
    .map((word) => word.replaceAll("''", "'"))
    .filter((word) => !ofCategories.has(word))
    .join(' ');
}

/** Forms of each word of a text. An import meets a title twice, and its shops, brands and categories again and again. */
const formsIn = remembered(2_000, (text) => textWords(text).map(formsOf));

type Subject = { tenantId: string; id: string; classificationId?: string | null | undefined };
type Facts = Omit<SearchEntry, keyof Subject | 'type' | 'words' | 'standing'>;

/** An entry with the words of its texts and the words of its filters. */
function entryOf(
  type: string,
  { tenantId, id, classificationId = null }: Subject,
  names: Names,
  facts: Facts,
  texts: Texts,
): SearchEntry {
  const standing = standingOf({ type, ...facts });
  const kind = { tenantId, type };
  const categories = names.categories(classificationId).flatMap((name) => inOrder('C', name));
  const titles = texts.flatMap(([weight, text]) => (weight === 'A' && text ? [text] : []));
  const marks = [
    kindWord(kind),
    ...gradeWords(kind, standing),
    ...(facts.brandId ? [filterWord('brand', facts.brandId)] : []),
    ...(classificationId ? [filterWord('classification', classificationId)] : []),
    ...(facts.platform ? [filterWord('platform', facts.platform)] : []),
    ...(GOODS_TYPES.includes(type) && titles.some(isForAnother) ? [FITTING_WORD] : []),
  ];
  const words = [...marks.map(quoted), vector([...texts, ...categories])].join(' ');
  return { ...facts, tenantId, type, id, classificationId, standing, words };
}

/** Names of the brand in every language: the product's own, or those that the title mentions. */
function about(row: { brandId?: string | null | undefined }, title: Localized<string>, names: Names): Texts {
  const titled = LANGUAGES.flatMap((lang) => names.brandsIn(title[lang] ?? ''));
  const all = new Set([...names.brand(row.brandId), ...titled]);
  return [...all].map((name) => ['B', name] as const);
}

function popularity(goods: GoodsRow) {
  return { sales: goods.totalSales ?? 0, rating: goods.averageScore ?? null };
}

function offers(labels: readonly string[]) {
  return {
    freeShipping: labels.includes('FREE_SHIPPING'),
    official: labels.some((code) => OFFICIAL_LABELS.includes(code)),
  };
}

/**
 * A text in a fixed order of languages, because the database reorders the keys of JSON; equal texts must give equal
 * words.
 */
function inOrder(weight: Weight, text: Localized<string>): Texts {
  return LANGUAGES.map((lang) => [weight, text[lang]]);
}

/** The last vector: the words of a deal are mostly those of its goods, written just before. */
let last = { key: '', words: '' };

/** PostgreSQL's `tsvector` as text: each word with its positions and weights. */
function vector(texts: Texts): string {
  const key = texts.map(([weight, text]) => `${weight}${text}`).join('\n');
  if (key !== last.key) last = { key, words: placedWords(texts) };
  return last.words;
}

function placedWords(texts: Texts): string {
  const places = new Map<string, string>();
  const seen = new Set<string>();
  let at = 1;
  for (const [weight, text] of texts) {
    const key = `${weight}${text}`;
    if (!text || seen.has(key)) continue;
    seen.add(key);
    for (const forms of formsIn(text.slice(0, MAX_TEXT_LENGTH))) {
      for (const form of forms) {
        const before = places.get(form);
        if (before !== undefined) places.set(form, `${before},${at}${weight}`);
        else if (places.size < MAX_WORDS) places.set(form, `${at}${weight}`);
      }
      at += 1;
    }
    at += TEXT_GAP;
  }
  return Array.from(places, ([form, found]) => `${quoted(form)}:${found}`).join(' ');
}

/** A word quoted for PostgreSQL's text search, to be read literally. */
export function quoted(word: string): string {
  return /['\\]/.test(word) ? `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` : `'${word}'`;
}
