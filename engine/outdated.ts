import type { Language } from '#schemas/constants.ts';
import { hashText } from '#schemas/hash-text.ts';
import type { Command } from '#schemas/page/commands.ts';
import type { NodeId, PageDocument } from '#schemas/page/document.ts';
import type { Path } from '#schemas/page/problem.ts';
import type { TranslationSource, TranslationSources } from '#schemas/page/translation-source.ts';
import {
  changedNodes,
  PAGE,
  pairOf,
  translatableTexts,
  translationHash,
  translationPlace,
  translationsIn,
} from './translations.ts';

/** Translation that is older than its text. */
export type OutdatedText = {
  nodeId?: NodeId;
  path: Path;
  lang: Language;
  /** Hashes of the translation, of the text beside it, and of the text that it was written for. */
  translation: string;
  source: string;
  writtenFor: string;
  /** Key of the translation and the text beside it, independent of their place. */
  pair: string;
};

/** Hash of no text: a translation that was written before its original isn't outdated by it. */
const NOTHING = hashText('');

/** Maximum number of records; beyond it the oldest are dropped. */
export const MAX_SOURCES = 2_000;

/**
 * Records after an edit: the same list when no translation became outdated. Every window and the server get the same
 * result; the order of a document's keys, which differs between them, has no effect.
 */
export function noteEdit(
  known: TranslationSources,
  edit: { before: PageDocument; after: PageDocument; commands: readonly Command[] },
  defaultLanguage: Language,
): TranslationSources {
  const left = leftBehind(known, edit, defaultLanguage);
  const said = edit.commands.flatMap(saidBy);
  if (left.length === 0 && said.length === 0) return known;
  const noted = keyed(known);
  const isNew = (note: TranslationSource) => (noted.get(keyOf(note))?.source ?? NOTHING) === NOTHING;
  const fresh = keyed([...left.filter(isNew).toSorted(byKey), ...said]);
  if (fresh.size === 0) return known;
  return [...known.filter((note) => !fresh.has(keyOf(note))), ...fresh.values()].slice(-MAX_SOURCES);
}

/** Translations on a page that are older than their original, the page's own first. */
export function outdatedTexts(
  document: PageDocument,
  known: TranslationSources,
  defaultLanguage: Language,
): OutdatedText[] {
  const byNode = Map.groupBy(known, ({ node }) => node);
  return [PAGE, ...Object.keys(document.nodes)].flatMap((node) =>
    outdatedIn(translatableTexts(document, node), node, byNode.get(node) ?? [], defaultLanguage),
  );
}

/** Outdated translations in the texts of one node (PAGE: of the page). */
export function outdatedIn(
  texts: unknown,
  node: NodeId | typeof PAGE,
  known: TranslationSources,
  defaultLanguage: Language,
): OutdatedText[] {
  const notes = new Map(
    known.flatMap((note) => (note.node === node ? [[note.translation, note.source]] : [])),
  );
  if (notes.size === 0) return [];
  return translationsIn(texts, defaultLanguage).flatMap((found) => {
    const translation = translationHash(found);
    const [source, writtenFor] = [hashText(found.original), notes.get(translation)];
    if (writtenFor === undefined || writtenFor === NOTHING) return [];
    if (writtenFor === source || found.original === '') return [];
    const { path, lang } = found;
    const pair = pairOf(found);
    return [{ ...(node !== PAGE && { nodeId: node }), path, lang, translation, source, writtenFor, pair }];
  });
}

/**
 * Records for the translations that an edit makes outdated, and for marked ones that it copies or moves, as when a
 * module is duplicated or a list is reordered.
 */
function leftBehind(
  known: TranslationSources,
  { before, after }: { before: PageDocument; after: PageDocument },
  defaultLanguage: Language,
): TranslationSource[] {
  let marked: Map<string, string> | undefined;
  const markOf = (pair: string) => {
    marked ??= new Map(
      outdatedTexts(before, known, defaultLanguage)
        .map((mark) => [mark.pair, mark.writtenFor] as const)
        .toSorted(([, a], [, b]) => (a < b ? -1 : 1)),
    );
    return marked.get(pair);
  };
  const noted = keyed(known);
  return changedNodes(before, after).flatMap((node) => {
    const past = translationsIn(translatableTexts(before, node), defaultLanguage);
    const at = new Map(past.map((old) => [translationPlace(old), old]));
    const pairs = new Set(past.map(pairOf));
    return translationsIn(translatableTexts(after, node), defaultLanguage).flatMap((found) => {
      const old = at.get(translationPlace(found));
      const pair = pairOf(found);
      if (old && pairOf(old) === pair) return [];
      const isMoved = !old || pairs.has(pair);
      const isLeft = !isMoved && old.text === found.text;
      const source = isMoved ? markOf(pair) : isLeft ? hashText(old.original) : undefined;
      const note = { node, translation: translationHash(found), source: source ?? '' };
      const isFirst = noted.get(keyOf(note))?.source === NOTHING && continues(old?.original, found.original);
      return source === undefined || isFirst ? [] : [note];
    });
  });
}

/** True if a text goes on where it was left, or was shortened: an original that is still being written for the first time. */
const continues = (before = '', after: string) => after.startsWith(before) || before.startsWith(after);

/** Records of an operator's confirmation that a translation is still right, or of its undo. */
function saidBy(command: Command): TranslationSource[] {
  if (command.type !== 'setOutdated') return [];
  const { id: node = PAGE, translation, source, outdated } = command;
  return [{ node, translation, source: outdated ? '' : source }];
}

const keyOf = ({ node, translation }: Omit<TranslationSource, 'source'>) => `${node} ${translation}`;
const byKey = (a: TranslationSource, b: TranslationSource) => (keyOf(a) < keyOf(b) ? -1 : 1);
const keyed = (notes: TranslationSources) => new Map(notes.map((note) => [keyOf(note), note]));
