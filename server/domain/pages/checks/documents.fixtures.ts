import { manifest } from '#modules/all.ts';
import { LANGUAGES } from '#schemas/constants.ts';
import { HOSTILE_LINKS } from '#schemas/content/hostile.fixtures.ts';
import type { Field } from '#schemas/fields/registry.ts';
import { emptyDocument, type ModuleNode, type PageDocument } from '#schemas/page/document.ts';
import { createRandom, type Random } from '../../../platform/random.ts';

/** Generates a page document from a seed: real modules with good, odd and hostile values. */
export function generatedDocument(seed: number): PageDocument {
  const random = createRandom(seed);
  const count = random.int(0, 6);
  const nodes = Array.from({ length: count }, (_, i) => generatedNode(random, `n${i}`));
  const text = () => localized(random, () => generatedText(random));
  return {
    ...emptyDocument('COMMON_PAGE'),
    meta: { title: text(), description: text() },
    fields: random.chance(0.3) ? { banner: { type: 'JUMP', value: random.pick(GOOD_LINKS) } } : {},
    nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
    slots: { main: nodes.map(({ id }) => id) },
  };
}

const GOOD_LINKS = [
  '/',
  '/deals',
  '/gone',
  '/content/d-1',
  '/content/none',
  '/topic/a-b',
  'https://shop.example/',
];
/** Hostile links that can be in a draft; the database can't store the others, so every edit and save refuses them. */
const STORABLE_LINKS = HOSTILE_LINKS.filter((text) => !text.includes('\0') && text.isWellFormed());
const TEXTS = [
  '',
  'Rekomendasi barang terbaik',
  'ก',
  'x'.repeat(300),
  '<script>alert(1)</script>',
  '{{7*7}}',
  '🙂',
];
const CODES = ['d-1', 'd-2', 'g-1', 'none', "'; drop table pages; --"];

function generatedNode(random: Random, id: string): ModuleNode {
  const type = random.pick(Object.keys(manifest));
  const definition = manifest[type];
  const props = { ...(definition?.defaults as object), ...values(random, definition?.fields ?? []) };
  return {
    id,
    type: random.chance(0.05) ? 'from-tomorrow' : type,
    v: 1,
    props,
    ...(random.chance(0.1) && { hidden: true }),
    ...(random.chance(0.2) && { rules: [{ type: 'languages', values: random.sample(LANGUAGES, 1) }] }),
  };
}

function values(random: Random, fields: readonly Field[]): Record<string, unknown> {
  const given = fields.filter(() => random.chance(0.8));
  return Object.fromEntries(
    given.map((field) => [field.name, random.chance(0.05) ? 7 : value(random, field)]),
  );
}

function value(random: Random, field: Field): unknown {
  const code = () => random.pick(CODES);
  switch (field.type) {
    case 'TEXT':
      return field.localized ? localized(random, () => generatedText(random)) : generatedText(random);
    case 'RICH_TEXT':
      return localized(random, () => `<p>${generatedText(random)} <a href="${link(random)}">x</a></p>`);
    case 'PICTURE':
      return field.localized ? localized(random, () => picture(random)) : picture(random);
    case 'JUMP':
      return link(random);
    case 'SELECT':
      return random.pick(field.options).value;
    case 'TIME':
      return random.pick(['2026-01-01T00:00:00Z', 'soon']);
    case 'CONTENT_RELATION':
      return { type: 'CONTENT', code: code() };
    case 'RELATED_CONTENTS':
      return random
        .sample(CODES, random.int(0, 4))
        .map((one) => ({ type: random.pick(['CONTENT', 'NOTE', 'ARTICLE', 'TOPIC']), code: one }));
    case 'COMMODITY_RELATION':
      return random.sample(CODES, random.int(0, 4));
    case 'LIST':
      return Array.from({ length: random.int(0, 3) }, () => values(random, field.item));
  }
}

const link = (random: Random) => (random.chance(0.9) ? random.pick(GOOD_LINKS) : random.pick(STORABLE_LINKS));
const generatedText = (random: Random) => random.pick(TEXTS);
const picture = (random: Random) => ({
  url: '/media/zest/a.webp',
  alt: localized(random, () => generatedText(random).slice(0, 100)),
});

function localized<T>(random: Random, make: () => T): Partial<Record<(typeof LANGUAGES)[number], T>> {
  return Object.fromEntries(LANGUAGES.filter(() => random.chance(0.7)).map((lang) => [lang, make()]));
}
