import { readFileSync } from 'node:fs';
import type { Localized } from '#schemas/page/localized.ts';
import { FITS } from '../search/brand-of-title.ts';
import { GIFT, isForAnother } from '../search/fittings.ts';
import { partsOf, spellingKey } from '../search/spellings.ts';

/** A category of the tenant's tree. */
type Node = { id: string; name: Localized<string>; parentId?: string | null };
/** A word for a thing, and the category that has its name. */
type Noun = { thing: number; value: string };

const THAI = /[ก-ฮ]/;
const TAGS = /\[[^\]]*\]|\([^)]*\)|【[^】]*】|\{[^}]*\}/g;
/** Words before a Thai noun that say nothing of the thing. */
const PRAISE =
  /พร้อมส่ง|ส่งฟรี|ของแท้|แท้|ใหม่ล่าสุด|ใหม่|รุ่นใหม่|ลดราคา|ราคาถูก|ถูกที่สุด|ขายดี|ยอดฮิต|โปรโมชั่น|โปร|ราคาพิเศษ|สินค้าขายดี|ล็อตใหม่|ตัวใหม่|แพ็คคู่|แพ็ค|ชุด|มินิ/g;
/** Latin words after or before a noun that make it another thing. */
const OTHER_THING =
  /\b(?:case|casing|cover|stand|holder|bag|pouch|box|strap|cable|filter|cleaner|brush|parts?|accessor(?:y|ies)|liners?|paper|pads?|mat|rack|tray|lights?|helmet|tyre|tire|sarung|tas|kabel|penutup|tempat|rak|pembersih|isi|refill|for|untuk|mug|cup|toy|book|sticker|stiker)\b/i;
const JOINS = /\s*(?:[&,/]|และ|\s(?:and|dan)\s)\s*/;

let known: { nouns: ReadonlyMap<string, Noun>; things: readonly (readonly string[])[] } | undefined;

/** Words for things of `data/product-nouns.txt`, by their keys. */
function knownNouns() {
  if (known) return known;
  const lines = readFileSync(new URL('./data/product-nouns.txt', import.meta.url), 'utf8').split('\n');
  const things = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(',').map((word) => word.trim()));
  const nouns = new Map(
    things.flatMap((words, thing) => words.map((value) => [spellingKey(value), { thing, value }] as const)),
  );
  known = { nouns, things };
  return known;
}

/** A title's category, and the word for the thing that tells it. */
type Told = { classificationId: string; word: string };

/**
 * Places titles by the word for the thing that they begin or end with, in the tenant's category of that name. Where it
 * isn't sure there is none: other things that fit it, things that are given along, two things in one title.
 */
export function openNounPlacement(tree: readonly Node[]): (title: Localized<string>) => Told | null {
  const { nouns, things } = knownNouns();
  const parents = new Map(tree.map(({ id, parentId }) => [id, parentId ?? null]));
  const categories = things.map((words) => narrowest(categoriesOf(words, tree), parents));

  const ofText = (text: string): Told | null => {
    const found = headNouns(text, nouns);
    const isFitting = isForAnother(text);
    if (found.length === 0 || (isFitting && !found.every(({ value }) => isForAnother(value)))) return null;
    const ids = found.map(({ thing }) => categories[thing]);
    const id = ids.every((one) => typeof one === 'string') ? narrowest(ids, parents) : null;
    return id === null ? null : { classificationId: id, word: found[ids.indexOf(id)]?.value ?? '' };
  };
  return (title) => {
    const placed = Object.values(title).flatMap((text) => ofText(text) ?? []);
    return new Set(placed.map((one) => one.classificationId)).size === 1 ? (placed[0] ?? null) : null;
  };
}

/** Categories that have one of the words as their name in any language, or as a part of it. */
function categoriesOf(words: readonly string[], tree: readonly Node[]): string[] {
  const keys = new Set(words.map(spellingKey));
  return tree
    .filter(({ name }) =>
      Object.values(name).some((one) =>
        [one, ...one.split(JOINS)].some((part) => keys.has(spellingKey(part))),
      ),
    )
    .map(({ id }) => id);
}

/** The narrowest of categories that lie in each other; null of others and without any. */
function narrowest(ids: readonly string[], parents: ReadonlyMap<string, string | null>): string | null {
  const linesOf = (id: string): string[] => {
    const parent = parents.get(id);
    return parent ? [id, ...linesOf(parent)] : [id];
  };
  const lines = [...new Set(ids)].map(linesOf).toSorted((a, b) => b.length - a.length);
  const [longest] = lines;
  return longest && lines.every(([id]) => id !== undefined && longest.includes(id))
    ? (longest[0] ?? null)
    : null;
}

/** Nouns that say what a title's thing is: the first Thai one, and Latin ones at the start or the end of their words. */
function headNouns(title: string, nouns: ReadonlyMap<string, Noun>): Noun[] {
  const endsSo = new RegExp(`(?:${GIFT})\\s*$`);
  const parts = partsOf(title, nouns);
  let before = '';
  return parts.flatMap(({ group, text }, i) => {
    const told = before.replace(TAGS, ' ');
    before += text;
    if (!group || endsSo.test(told) || FITS.test(told.trimEnd())) return [];
    const after = parts
      .slice(i + 1)
      .map((part) => part.text)
      .join('');
    const isHead = THAI.test(text) ? isFirstThai(told) : isLatinHead(told, after);
    return isHead ? [group] : [];
  });
}

function isFirstThai(before: string): boolean {
  return !THAI.test(before.replace(PRAISE, ' '));
}

function isLatinHead(before: string, after: string): boolean {
  if (THAI.test(before.replace(PRAISE, ' '))) return false;
  const [next = ''] = /^\s*[a-z-]+(?:\s+[a-z-]+)?/i.exec(after) ?? [];
  if (OTHER_THING.test(next) && !/^\s*(?:for|untuk)\b/i.test(next)) return false;
  if (OTHER_THING.test(before)) return false;
  const isStart = !/\p{L}/u.test(before.replace(PRAISE, ' '));
  return isStart || /^\s*(?:$|[^\sa-z]|(?:for|with|by|untuk|dengan|[a-z]*\d)\b)/i.test(after);
}
