import { quoted } from './entry.ts';
import { synonymsAt } from './synonyms.ts';
import { textWords, type Word } from './words.ts';

/** No keyword is longer; more words would only find less. */
const MAX_KEYWORD = 100;
const MAX_QUERY_WORDS = 10;
/** A shorter beginning is one of too many words. */
const MIN_BEGINNING = 3;

/** Words that say how somebody asks, not what for. */
const FILLERS = new Set(
  [
    'ที่ และ หรือ กับ ของ ใน จาก สำหรับ แบบ ราคา ซื้อ หา อยาก ได้ เอา มี ๆ ไหน ที่ไหน ดี',
    'the a an and or for of in with to on best buy price cheap',
    'dan atau untuk dari di yang dengan ke harga beli murah terbaik',
  ]
    .join(' ')
    .split(' ')
    .flatMap((word) => textWords(word).map(({ form }) => form)),
);

/** The words that are looked for; fillers only where there is nothing else. */
export function queryWords(keyword: string): readonly Word[] {
  return tellingWords(textWords(keyword.slice(0, MAX_KEYWORD)));
}

/** The words without those that tell nothing. */
export function tellingWords(words: readonly Word[]): readonly Word[] {
  const telling = words.filter(({ form }) => !FILLERS.has(form));
  return (telling.length > 0 ? telling : words).slice(0, MAX_QUERY_WORDS);
}

/**
 * All of the words, as PostgreSQL's `tsquery`; a model number counts whole as well as in its parts. Of an unfinished
 * text the last word may go on.
 */
export function allOf(words: readonly Word[], isUnfinished = false): string {
  const terms: string[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] as Word;
    const next = words[i + 1];
    const isLast = i === words.length - 1;
    if (word.joined !== undefined && next && word.joined === word.form + next.form) {
      terms.push(`(${quoted(word.joined)} | (${term(word)} & ${term(next)}))`);
      i += 1;
    } else if (isLast && isUnfinished && word.form.length >= MIN_BEGINNING)
      terms.push(`${quoted(word.form)}:*`);
    else terms.push(term(word));
  }
  return terms.join(' & ');
}

/** All of the words, each by any name of the same thing; undefined where none has another. */
export function allByAnyName(words: readonly Word[]): string | undefined {
  const terms: string[] = [];
  let rest: Word[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const same = synonymsAt(words, i);
    if (same) {
      if (rest.length > 0) terms.push(allOf(rest));
      rest = [];
      const names = [same.forms, ...same.others].map((forms) => `(${forms.map(quoted).join(' & ')})`);
      terms.push(`(${names.join(' | ')})`);
      i += same.forms.length - 1;
    } else rest.push(words[i] as Word);
  }
  if (terms.length === 0) return undefined;
  if (rest.length > 0) terms.push(allOf(rest));
  return terms.join(' & ');
}

/** Every word but any one: what resembles the question when nothing answers it. */
export function nearlyAllOf(words: readonly Word[]): string {
  return words
    .map(
      (left) =>
        `(${words
          .filter((word) => word !== left)
          .map(term)
          .join(' & ')})`,
    )
    .join(' | ');
}

function term({ form, parts }: Word): string {
  return parts.length === 0 ? quoted(form) : `(${quoted(form)} | (${parts.map(quoted).join(' & ')}))`;
}

/** Any of the words. */
export function anyOf(words: readonly Word[]): string {
  return words.map(term).join(' | ');
}
