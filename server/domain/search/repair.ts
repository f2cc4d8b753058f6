import { and, arrayContains, arrayOverlaps, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { searchWords } from './schema.ts';
import { editDistance, trigrams } from './trigrams.ts';
import { normalText, type Word, wordForm } from './words.ts';

/** Length limit of a run of characters without a space. */
const MAX_RUN = 48;
const MAX_RUNS = 8;
const MAX_WORD = 24;
/** Number of catalogue words with which a mistyped one is compared, those with the most trigrams in common. */
const MAX_CANDIDATES = 40;
const MOST_SLIPS = 2;
/** Groups of Thai letters that sound like the first one; confusing them doesn't count as an error. */
const SAME_SOUND = ['สศษ', 'คฆ', 'ทธฑฒ', 'ถฐ', 'พภ', 'นณ', 'ลฬ', 'ดฎ', 'ตฏ', 'ชฌ', 'ยญ', 'ไใ'];

type Piece = { text: string; known: boolean };

/**
 * The probably intended words: runs without spaces are split at the catalogue's words, and unknown words are corrected
 * to known ones or left out.
 */
export async function repairedWords(db: Db, tenantId: string, keyword: string): Promise<Word[]> {
  const runs = normalText(keyword)
    .split(/[^\p{L}\p{M}\p{N}.]/u)
    .map((run) => wordForm(run).slice(0, MAX_RUN))
    .filter(Boolean)
    .slice(0, MAX_RUNS);
  const known = await knownWords(db, tenantId, runs.flatMap(substrings));
  const words: string[] = [];
  for (const run of runs) words.push(...(await repairedRun(db, tenantId, run, known)));
  return words.map((form) => ({ form, parts: [], joined: undefined }));
}

async function repairedRun(
  db: Db,
  tenantId: string,
  run: string,
  known: ReadonlySet<string>,
): Promise<string[]> {
  if (known.has(run)) return [run];
  const whole = await closest(db, tenantId, run);
  if (whole !== undefined) return [whole];
  const pieces = split(run, known);
  const words: string[] = [];
  for (let i = 0; i < pieces.length; i += 1) {
    const piece = pieces[i] as Piece;
    const [before, after] = [words.at(-1), pieces[i + 1]];
    if (piece.known) {
      words.push(piece.text);
      continue;
    }
    // A typing error often makes the dictionary split a word in two, so the part is looked up alone and joined with its
    // neighbour.
    const alone = await closest(db, tenantId, piece.text);
    const withNext = after && (await closest(db, tenantId, piece.text + after.text));
    const withLast = before && (await closest(db, tenantId, before + piece.text));
    if (withNext !== undefined) {
      words.push(withNext);
      i += 1;
    } else if (withLast !== undefined) words.splice(-1, 1, withLast);
    else if (alone !== undefined) words.push(alone);
  }
  return words;
}

/** The catalogue word with the smallest edit distance, if that is small for the word's length. */
async function closest(db: Db, tenantId: string, word: string): Promise<string | undefined> {
  const length = [...word].length;
  if (length < 4 || length > MAX_WORD) return undefined;
  const grams = trigrams(word);
  // Another number is another model, not a typing error.
  const numbers = grams.filter((gram) => /^\d+$/.test(gram));
  const param = sql.param(grams, searchWords.grams);
  const shared = sql`(select count(*) from unnest(${searchWords.grams}) gram where gram = any(${param}::text[]))`;
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(
      and(
        eq(searchWords.tenantId, tenantId),
        arrayOverlaps(searchWords.grams, grams),
        numbers.length > 0 ? arrayContains(searchWords.grams, numbers) : undefined,
        sql`char_length(${searchWords.word}) between ${length - MOST_SLIPS} and ${length + MOST_SLIPS}`,
      ),
    )
    .orderBy(sql`${shared} desc`, searchWords.word)
    .limit(MAX_CANDIDATES);
  const most = length < 6 ? 1 : MOST_SLIPS;
  const digits = digitsOf(word);
  let best: { word: string; distance: number } | undefined;
  for (const candidate of rows) {
    if (digitsOf(candidate.word) !== digits) continue;
    // The first letter is seldom wrong.
    const start = candidate.word.charAt(0) === word.charAt(0) ? 0 : 0.5;
    const distance = editDistance(soundOf(word), soundOf(candidate.word), most) + start;
    if (distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { word: candidate.word, distance };
  }
  return best?.word;
}

const digitsOf = (word: string) => word.replace(/\D/g, '');

const sounds = new Map(
  SAME_SOUND.flatMap((letters) => Array.from(letters, (letter) => [letter, letters.charAt(0)] as const)),
);
const soundOf = (word: string) => Array.from(word, (letter) => sounds.get(letter) ?? letter).join('');

function substrings(run: string): string[] {
  const longest = Array.from({ length: run.length }, (_, from) => run.slice(from, from + MAX_WORD));
  return longest.flatMap((part) => Array.from({ length: part.length }, (_, i) => part.slice(0, i + 1)));
}

/** Those of the words that the tenant's catalogue has. */
export async function knownWords(db: Db, tenantId: string, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(and(eq(searchWords.tenantId, tenantId), inArray(searchWords.word, [...new Set(words)])));
  return new Set(rows.map(({ word }) => word));
}

/** Splits the run into the fewest and longest known words with the fewest characters between them. */
function split(run: string, known: ReadonlySet<string>): Piece[] {
  type Way = { cost: number; pieces: Piece[] };
  const ways: Way[] = [{ cost: 0, pieces: [] }];
  for (let end = 1; end <= run.length; end += 1) {
    let best: Way | undefined;
    for (let start = 0; start < end; start += 1) {
      // Part of a number would be a different number.
      if (/\d\d/.test(run.slice(start - 1, start + 1))) continue;
      const before = ways[start] as Way;
      const text = run.slice(start, end);
      const cost = before.cost + costOf(text, known.has(text));
      if (cost < (best?.cost ?? Number.POSITIVE_INFINITY))
        best = { cost, pieces: [...before.pieces, { text, known: known.has(text) }] };
    }
    ways[end] = best as Way;
  }
  return (ways[run.length] as Way).pieces;
}

/** Cost of a part: short words are seldom intended inside a run, least of all in scripts with spaces; numbers are. */
function costOf(text: string, isKnown: boolean): number {
  if (!isKnown) return 3 + 2 * text.length;
  if (/\d/.test(text)) return 1;
  const short = Math.max(0, 4 - text.length);
  return 1 + short * (/[a-z]/.test(text) ? 3 : 2);
}
