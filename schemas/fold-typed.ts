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
