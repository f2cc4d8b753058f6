import { quoted } from './entry.ts';
import { textWords, type Word } from './words.ts';

/** Length limit of a keyword; more words would only find less. */
export const MAX_KEYWORD = 100;
export const MAX_QUERY_WORDS = 10;
/** Minimum length of an incomplete word; a shorter one begins too many words. */
const MIN_BEGINNING = 3;

/** Filler words of questions, which don't name the product. */
export const FILLERS = new Set(
  [
    'ที่ และ หรือ กับ ของ ใน จาก สำหรับ แบบ ราคา ซื้อ หา อยาก ได้ เอา มี ๆ ไหน ที่ไหน ดี',
    'the a an and or for of in with to on best buy price cheap',
    'dan atau untuk dari di yang dengan ke harga beli murah terbaik',
  ]
    .join(' ')
    .split(' ')
    .flatMap((word) => textWords(word).map(({ form }) => form)),
);

/** Words to search for; fillers only if there are no others. */
export function queryWords(keyword: string): readonly Word[] {
  return tellingWords(textWords(keyword.slice(0, MAX_KEYWORD)));
}

/** The words without fillers. */
export function tellingWords(words: readonly Word[]): readonly Word[] {
  const telling = words.filter(({ form }) => !FILLERS.has(form));
  return (telling.length > 0 ? telling : words).slice(0, MAX_QUERY_WORDS);
}

/**
 * `tsquery` for all of the words; a model number matches as a whole or by its parts. In an unfinished text the last
 * word may continue.
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

/** `tsquery` for all parts but any one, for similar results; a part that is there twice counts once. */
export function nearlyAllOf(parts: readonly string[]): string {
  const each = [...new Set(parts)];
  if (each.length < 2) return each.join('');
  return each.map((left) => `(${each.filter((part) => part !== left).join(' & ')})`).join(' | ');
}

/** `tsquery` for a word; a model number matches as a whole or by its parts. */
export function term({ form, parts }: Word): string {
  return parts.length === 0 ? quoted(form) : `(${quoted(form)} | (${parts.map(quoted).join(' & ')}))`;
}

/** `tsquery` for any of the parts; empty without any, as PostgreSQL has no query `()`. */
export function anyOf(parts: readonly string[]): string {
  return parts.length > 0 ? `(${parts.join(' | ')})` : '';
}
