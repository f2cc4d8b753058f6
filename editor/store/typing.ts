import type { Command } from '#schemas/page/commands.ts';

/** Change of a text: the part from `from` to `end` is new. `word` is the start of the word that contains the change. */
export type Typing = { kind: 'insert' | 'delete' | 'replace'; from: number; end: number; word: number };

const WINDOW = 200;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Text change of a command that writes one text; undefined for all other values. */
export function typingOf(before: unknown, after: unknown): Typing | undefined {
  const texts = changedTexts(before, after);
  if (!texts) return undefined;
  const [old, next] = texts;
  let from = 0;
  while (from < old.length && from < next.length && old[from] === next[from]) from++;
  let tail = 0;
  while (tail < Math.min(old.length, next.length) - from && old.at(-1 - tail) === next.at(-1 - tail)) tail++;
  const removed = old.length - tail - from;
  const end = next.length - tail;
  if (removed === 0) return { kind: 'insert', from, end, word: wordStart(next, end) };
  const kind = end === from ? 'delete' : 'replace';
  return { kind, from, end, word: kind === 'delete' ? wordStart(old, from + removed) : wordStart(next, end) };
}

/** True if `next` continues the word that `last` was typed in. */
export function continues(last: Typing, next: Typing): boolean {
  if (next.kind === 'insert')
    return last.kind !== 'delete' && next.from === last.end && next.word <= last.word;
  return next.kind === 'delete' && last.kind === 'delete' && touches(last, next) && next.word >= last.word;
}

/** True for a deletion backwards (ending where the last one began) or forwards (at the same place). */
function touches(last: Typing, next: Typing): boolean {
  return next.from === last.from || next.from === last.from - 1 || next.from === last.from - 2;
}

/** Start of the word before or around `at`; spaces and marks belong to the word before them. */
function wordStart(text: string, at: number): number {
  const offset = Math.max(0, at - WINDOW);
  let start = 0;
  for (const { index, isWordLike } of segmenter.segment(text.slice(offset, at + WINDOW))) {
    if (index >= at - offset) break;
    if (isWordLike) start = index;
  }
  return offset + start;
}

/** Single text in which two values of a field differ: plain, or in one language of a localized one. */
function changedTexts(before: unknown, after: unknown): [string, string] | undefined {
  if (isText(before) && isText(after)) return [before ?? '', after ?? ''];
  if (!isRecord(before ?? {}) || !isRecord(after)) return undefined;
  const old = (before ?? {}) as Record<string, unknown>;
  const keys = Object.keys({ ...old, ...after }).filter((key) => old[key] !== after[key]);
  const [key] = keys;
  if (key === undefined || keys.length > 1 || !isText(old[key]) || !isText(after[key])) return undefined;
  return [old[key] ?? '', after[key] ?? ''];
}

function isText(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Key of the place that a command writes; undefined for commands that do more. */
export function targetOf(command: Command): string | undefined {
  switch (command.type) {
    case 'setProp':
      return JSON.stringify([command.id, ...command.path]);
    case 'setMeta':
    case 'setField':
      return JSON.stringify([command.type, command.name]);
    default:
      return undefined;
  }
}
