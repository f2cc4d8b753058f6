import { DEAL_ALERT } from '#schemas/member-constants.ts';
import { remembered } from './remembered.ts';

/**
 * Length limit of a word; longer runs without a space only bloat the index. Alerts may use a single word of this
 * length.
 */
const MAX_WORD_LENGTH = DEAL_ALERT.maxKeywordLength;
/**
 * Length limit of a part of a model number, whose parts are also indexed as one word: wh-1000xm5, s 24, 128 gb. A
 * longer word before a space isn't such a part.
 */
const MAX_PART_LENGTH = 8;

/** Thai tone marks and similar signs, which are often left out; sara am keeps its own sign. */
const THAI_MARKS = /[\u0e47-\u0e4e]/gu;
/** Characters without a width, which pages and phones put between words, and soft hyphens. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;
/** Boundary between Thai script and Latin letters or digits; sellers write "มือถือoppo". */
const THAI_EDGE = /(?<=\p{Script=Thai})(?=[a-z0-9])|(?<=[a-z0-9])(?=\p{Script=Thai})/gu;
const ASCII = /^[\0-\x7f]*$/;
const LATIN = /^[a-z0-9.]+$/;
const ENDS_IN_DIGIT = /\d$/;
const JOINING = /^[-+./_ ]?$/;
const LETTER_MEETS_DIGIT = /[a-z]\d|\d[a-z]/;

/** Word segmenter with a Thai dictionary, which also splits Latin and Indonesian words. */
const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

type Segment = { form: string; start: number; end: number };
/** Words of a text without spaces: titles repeat the words of others. */
const segmentsOfRun = remembered(5_000, segmentsOf);

/** A word of a text as indexed; `joined` is the word written together with the next one. */
export type Word = { form: string; parts: string[]; joined: string | undefined };

/** Normalised text: one spelling regardless of case, width, accents, Thai digits and doubled vowels. */
export function normalText(text: string): string {
  return normalised(text);
}

/** An import needs the normalised text of a title four times. */
const normalised = remembered(100, normalise);

function normalise(text: string): string {
  const plain = ASCII.test(text) ? text.toLowerCase() : foldedScripts(text);
  return plain.includes('+') ? plain.replace(/(?<=[a-z0-9])\+(?=\s|$)/g, ' plus ') : plain;
}

function foldedScripts(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Script=Latin}\p{M}+/gu, (letter) => letter.charAt(0))
    .toLowerCase()
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(UNSEEN, '')
    .replaceAll('เเ', 'แ')
    .replace(/([่-๋]+)([ัิ-ฺ])/g, '$2$1')
    .replace(/([่-๋])[่-๋]+/g, '$1')
    .replace(/([่-๋]?)ํ([่-๋]?)า/g, '$1$2ำ')
    .replace(/(?<=[ก-ฮ])([ก-ฮ])ั(?![่-๋]?[ก-ฮ])/g, 'ั$1')
    .replace(THAI_EDGE, ' ');
}

/** Normalised form of a single word: without Thai tone marks, in the singular. */
export function wordForm(segment: string): string {
  const bare = LATIN.test(segment)
    ? segment
    : segment.replace(THAI_MARKS, '').replace(/[^\p{L}\p{M}\p{N}.]/gu, '');
  if (!/^[a-z]{4,}$/.test(bare)) return bare;
  return bare.replace(/ies$/, 'y').replace(/(?<=ch|sh|x|ss)es$|(?<=[^siu])s$/, '');
}

/**
 * Words of a text in their order, for queries and for indexing alike: Thai is split by dictionary, and model numbers
 * are indexed as a whole beside their parts.
 */
export function textWords(text: string): Word[] {
  const normal = normalText(text);
  const found = segmentsByRuns(normal);
  return found.map(({ form, end }, i) => {
    const next = found[i + 1];
    const gap = next ? normal.slice(end, next.start) : undefined;
    return {
      form,
      parts: ENDS_IN_DIGIT.test(form) ? (/^([a-z]{3,})(\d+)$/.exec(form)?.slice(1) ?? []) : [],
      joined:
        next && gap !== undefined && belongTogether(form, gap, next.form) ? form + next.form : undefined,
    };
  });
}

/** Words of a text, found between its spaces: no word reaches across one. */
function segmentsByRuns(text: string): Segment[] {
  const found: Segment[] = [];
  for (let start = 0; start < text.length; ) {
    const space = text.indexOf(' ', start);
    const end = space < 0 ? text.length : space;
    if (end > start)
      for (const one of segmentsOfRun(text.slice(start, end)))
        found.push({ form: one.form, start: start + one.start, end: start + one.end });
    start = end + 1;
  }
  return found;
}

function segmentsOf(text: string): Segment[] {
  const found: Segment[] = [];
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    const form = isWordLike ? wordForm(segment) : '';
    if (form !== '' && form.length <= MAX_WORD_LENGTH)
      found.push({ form, start: index, end: index + segment.length });
  }
  return found;
}

/** All forms under which a word is found. */
export function formsOf({ form, parts, joined }: Word): string[] {
  return joined === undefined ? [form, ...parts] : [form, ...parts, joined];
}

function belongTogether(a: string, gap: string, b: string): boolean {
  if (!JOINING.test(gap) || !LATIN.test(a) || !LATIN.test(b)) return false;
  if (a.length + b.length > MAX_WORD_LENGTH) return false;
  if (gap !== ' ') return /\d/.test(a + b);
  return a.length <= MAX_PART_LENGTH && LETTER_MEETS_DIGIT.test(a.slice(-1) + b.charAt(0));
}

/**
 * Letters and digits of a normalised text without tone marks, each with its place in the text, and whether a word may
 * begin or end before the one at `at`.
 */
export function boundariesOf(text: string): {
  letters: string;
  places: readonly number[];
  isBoundary: (at: number) => boolean;
} {
  const starts = new Set(Array.from(segmenter.segment(text), ({ index }) => index));
  const places: number[] = [];
  const boundaries = new Set<number>();
  let letters = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (starts.has(at)) boundaries.add(letters.length);
    if (/[\u0e47-\u0e4e]|[^\p{L}\p{M}\p{N}]/u.test(letter)) continue;
    if (/\d/.test(letter) && /[a-z]{3}$/.test(letters)) boundaries.add(letters.length);
    letters += letter;
    places.push(at);
  }
  return { letters, places, isBoundary: (at) => at === letters.length || boundaries.has(at) };
}
