/** Thing that a search finds by its name, else by its description. */
export type Ranked = { name: string; about: string /** Further words. */; words?: string };

const EXACT = 4;
const PREFIX = 3;
const WORD = 2;
const DESCRIPTION = 1;

/** Score of a thing for a search; 0 if one of the words is neither in its name nor in its description. */
export function scoreOf({ name, about, words: more = '' }: Ranked, search: string): number {
  const wanted = plain(search);
  const own = plain(name);
  if (own === wanted) return EXACT;
  if (own.startsWith(wanted)) return PREFIX;
  const words = wanted.split(' ');
  const text = ` ${own}`;
  // Thai has no spaces between words: there any place in the name counts.
  const isWord = (word: string) =>
    text.includes(` ${word}`) || (/\p{Script=Thai}/u.test(word) && own.includes(word));
  if (words.every(isWord)) return WORD;
  return words.every((word) => `${own} ${plain(about)} ${more}`.includes(word)) ? DESCRIPTION : 0;
}

/** Things that a search finds, best first; equally good ones keep their order. */
export function ranked<T extends Ranked>(things: readonly T[], search: string): T[] {
  return things
    .map((thing) => ({ thing, score: scoreOf(thing, search) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ thing }) => thing);
}

const plain = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
