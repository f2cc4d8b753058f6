import { expect, test } from 'vitest';
import { localize } from '#locales/format/localize.ts';
import { PIECES } from './content/articles/all.ts';
import { FAMILIES } from './content/families/all.ts';
import { MEMBERS } from './content/members.ts';
import { rows } from './seed.fixtures.ts';

const LANGUAGES = ['th', 'en', 'id'] as const;
type Language = (typeof LANGUAGES)[number];

/** Words of a text in lower case; Thai ones by the dictionary of the segmenter. */
const wordsOf = (text: string, language: Language) =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text.toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

/** Words of a title without its subject's: the category's noun, the keywords, and numbers. */
function patternOf({ title, keywords, category }: (typeof PIECES)[number], language: Language): Set<string> {
  const noun = FAMILIES.find((family) => family.category === category)?.noun ?? '';
  const subject = new Set([noun, ...keywords].flatMap((text) => wordsOf(localize(text)[language], language)));
  const words = wordsOf(localize(title)[language], language);
  return new Set(words.filter((word) => !subject.has(word) && !/^\d/.test(word)));
}

/** Share of the words of two titles that both have. */
function likeness(a: Set<string>, b: Set<string>): number {
  const both = [...a].filter((word) => b.has(word)).length;
  return both / new Set([...a, ...b]).size;
}

test('the likeness of two titles of one template is found', () => {
  const [piece] = PIECES as [(typeof PIECES)[number]];
  const titled = (name: string) => patternOf({ ...piece, title: `How to choose ${name} in 2026` }, 'en');
  expect(likeness(titled('fans'), titled('sofas'))).toBeGreaterThan(0.5);
});

test.each(LANGUAGES)('no two titles of articles are of one pattern in %s', (language) => {
  const patterns = PIECES.map((piece) => ({
    title: localize(piece.title)[language],
    words: patternOf(piece, language),
  }));
  const alike = patterns.flatMap((one, i) =>
    patterns
      .slice(i + 1)
      .filter((other) => likeness(one.words, other.words) > 0.34)
      .map((other) => [one.title, other.title]),
  );
  expect(alike).toEqual([]);
});

/** A word twice in a row: apart by a space, or joined as Thai writes. */
const DOUBLED = /(?<![\p{L}\p{M}])(\p{L}+) \1(?![\p{L}\p{M}])|([\u0E00-\u0E7F]{4,})\2/iu;

test('no text of an article repeats a word', () => {
  expect(DOUBLED.test('Ponsel murah murah')).toBe(true);
  expect(DOUBLED.test('มือถือประหยัดประหยัด')).toBe(true);
  const texts = PIECES.flatMap(({ title, summary, body }) => [
    title,
    summary,
    ...body.flatMap((part) => ('text' in part ? [part.text] : [])),
  ]);
  expect(texts.flatMap((text) => Object.values(localize(text))).filter((text) => DOUBLED.test(text))).toEqual(
    [],
  );
});

test('there are forty, in every section, of many forms, by named authors', () => {
  expect(PIECES.length).toBeGreaterThanOrEqual(40);
  expect(PIECES.filter(({ type }) => type === 'NOTE').length).toBeGreaterThanOrEqual(12);
  const sections = Object.groupBy(PIECES, ({ section }) => section);
  expect(Object.values(sections).every((list) => list.length >= 4)).toBe(true);
  const tables = PIECES.filter(({ body }) => body.some(({ kind }) => kind === 'table'));
  expect(tables.length).toBeGreaterThan(PIECES.length / 2);
  const members: string[] = MEMBERS.map(({ name }) => name);
  for (const { type, author } of PIECES)
    expect([author, members.includes(author)]).toEqual([author, type === 'NOTE']);
});

test('every article quotes goods of its own category at the price of its day', () => {
  for (const content of rows.contents) {
    const piece = PIECES.find(({ title }) => localize(title).th === content.title.th);
    if (piece?.type !== 'ARTICLE') continue;
    const codes = [...(content.body.th ?? '').matchAll(/href="\/content\/(\w+)"/g)].map(([, code]) => code);
    expect([content.title.en, content.tenantId, codes.length > 0]).toEqual([
      content.title.en,
      content.tenantId,
      true,
    ]);
    for (const code of codes) {
      const deal = rows.deals.find((row) => row.tenantId === content.tenantId && row.code === code);
      const points = rows.pricePoints.filter(
        ({ tenantId, goodsId, at }) =>
          tenantId === content.tenantId && goodsId === deal?.goodsId && at <= content.publishTime,
      );
      expect(content.body.en).toContain(`฿${((points.at(-1)?.price ?? 0) / 100).toLocaleString('en-US')}`);
    }
  }
});

test('a keyword of an article is in the names of goods of its own category only', () => {
  // Variants, which follow the products, have their words.
  const goods = rows.goods.filter(({ tenantId }) => tenantId === 'zest').slice(0, 2_000);
  const named = goods.map(({ name }, i) => ({
    text: Object.values(name).join('\n').toLowerCase(),
    category: FAMILIES[i % FAMILIES.length]?.category,
  }));
  const wrong = PIECES.flatMap(({ keywords, category }) =>
    keywords
      .flatMap((keyword) => Object.values(localize(keyword)))
      .filter((keyword) => keyword.length >= 3)
      .flatMap((keyword) =>
        named
          .filter((one) => one.category !== category && one.text.includes(keyword.toLowerCase()))
          .slice(0, 1)
          .map((one) => [category, keyword, one.category]),
      ),
  );
  expect(wrong).toEqual([]);
  for (const { keywords, category } of PIECES) {
    const found = named.filter(
      ({ text }) =>
        keywords.some((keyword) => text.includes(localize(keyword).th.toLowerCase())) ||
        keywords.some((keyword) => text.includes(localize(keyword).en.toLowerCase())),
    );
    expect([category, found.length > 0]).toEqual([category, true]);
  }
});
