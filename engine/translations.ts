import { LANGUAGES, type Language } from '#schemas/constants.ts';
import { hashText } from '#schemas/hash-text.ts';
import type { NodeId, PageDocument } from '#schemas/page/document.ts';
import type { Path } from '#schemas/page/problem.ts';
import { isRecord } from './same-json.ts';
import { findNode } from './tree.ts';

/** Translation on a page, with its original in the default language. */
export type Translation = {
  path: Path;
  lang: Language;
  text: string;
  /** Original text; '' without one. */
  original: string;
};

/** Node id for the page's own texts. */
export const PAGE = '';

/** Object with the texts of a node, or of the page. */
export function translatableTexts(document: PageDocument, node: NodeId | typeof PAGE): unknown {
  return node === PAGE ? pageTexts(document) : findNode(document, node)?.props;
}

/** Object with the page's own texts; its fields' values are directly under their names. */
export function pageTexts({ meta, fields }: Pick<PageDocument, 'meta' | 'fields'>): unknown {
  const values = Object.entries(fields).map(([name, { value }]) => [name, value]);
  return { meta, fields: Object.fromEntries(values) };
}

/** Nodes (and the page) whose texts may differ, found by comparing references. */
export function changedNodes(before: PageDocument, after: PageDocument): (NodeId | typeof PAGE)[] {
  const isChanged = (id: NodeId) => findNode(before, id)?.props !== findNode(after, id)?.props;
  const nodes = before.nodes === after.nodes ? [] : Object.keys(after.nodes).filter(isChanged);
  return before.meta === after.meta && before.fields === after.fields ? nodes : [PAGE, ...nodes];
}

/** Key of a translation and its original, independent of their place. */
export function pairOf({ lang, text, original }: Translation): string {
  return JSON.stringify([lang, original, text]);
}

/** Key of a translation's place within its node. */
export function translationPlace({ lang, path }: Pick<Translation, 'lang' | 'path'>): string {
  return JSON.stringify([lang, path]);
}

/** Hash of a translation at its place within its node. */
export function translationHash({ lang, path, text }: Translation): string {
  return hashText(JSON.stringify([lang, path, text]));
}

/** Translations inside a value. Localized values that are no texts, such as pictures, have none. */
export function translationsIn(value: unknown, defaultLanguage: Language, path: Path = []): Translation[] {
  if (Array.isArray(value))
    return value.flatMap((item, i) => translationsIn(item, defaultLanguage, [...path, i]));
  if (!isRecord(value)) return [];
  if (!isByLanguage(value))
    return Object.entries(value).flatMap(([key, inside]) =>
      translationsIn(inside, defaultLanguage, [...path, key]),
    );
  if (!isTexts(value)) return [];
  const original = value[defaultLanguage] ?? '';
  return LANGUAGES.flatMap((lang) => {
    const text = value[lang];
    return lang !== defaultLanguage && text ? [{ path, lang, text, original }] : [];
  });
}

function isByLanguage(value: object): value is Partial<Record<Language, unknown>> {
  return Object.keys(value).every((key) => LANGUAGES.some((lang) => lang === key));
}

function isTexts(value: Partial<Record<Language, unknown>>): value is Partial<Record<Language, string>> {
  return Object.values(value).every((text) => typeof text === 'string');
}
