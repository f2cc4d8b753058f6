/** First digits of the scripts in which people here type numbers: Thai, full width, Arabic, Lao, Khmer, Burmese. */
const ZEROS = ['\u0e50', '\uff10', '\u0660', '\u06f0', '\u0966', '\u0ed0', '\u17e0', '\u1040'].map((zero) =>
  zero.charCodeAt(0),
);

/** Decimal digits of other scripts as ASCII ones. */
export function foldDigits(text: string): string {
  return text.replace(/[^\p{ASCII}]/gu, (sign) => {
    const value = ZEROS.map((zero) => sign.charCodeAt(0) - zero).find((one) => one >= 0 && one <= 9);
    return value === undefined ? sign : String(value);
  });
}

/** Signs that show nothing, such as a zero-width space at the end of a copied number. */
export const INVISIBLE = /\p{Cf}|\p{Cc}|\u034f|[\u115f\u1160\u2800\u3164\uffa0]|\u17b4|\u17b5/gu;

/** Number as people type and copy it: any digits, without gaps and signs between them. */
export const foldNumber = (text: string): string =>
  foldDigits(text)
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[\s\u2010-\u2015\u2212().·-]/gu, '');

/** Whether a text shows anything: spaces and signs without a shape show nothing. */
export const showsAnything = (text: string): boolean => text.replaceAll(INVISIBLE, '').trim() !== '';

/** Marks on one letter, line breaks in a row and in all that a member's text may have where it is shown. */
const SHOWN = { marks: 4, breaksInRow: 2, breaks: 12 } as const;

/** Text of a member as it is shown: no tower of marks covers its neighbours, and no line breaks fill the screen. */
export function boundedText(text: string): string {
  let breaks = 0;
  return text
    .replaceAll(new RegExp(`(\\p{M}{${SHOWN.marks}})\\p{M}+`, 'gu'), '$1')
    .replaceAll(/\n\s*\n(?:\s*\n)+/g, '\n'.repeat(SHOWN.breaksInRow))
    .replaceAll('\n', () => {
      breaks += 1;
      return breaks > SHOWN.breaks ? ' ' : '\n';
    });
}
