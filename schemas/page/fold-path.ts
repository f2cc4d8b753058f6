import { INVISIBLE } from '../fold-typed.ts';
import { readablePath } from './redirect-sources.ts';

/**
 * Form in which addresses that look the same are equal: of any case and width, with composed letters or not, and with
 * Thai signs in any order that shows the same (`น้ำ`, `นํ้า`).
 */
export function foldPath(path: string): string {
  return (
    readablePath(path)
      // Splits sara am into its circle and its vowel.
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(INVISIBLE, '')
      .replaceAll('\u0e40\u0e40', '\u0e41')
      .replaceAll(/([\u0e48-\u0e4b])\u0e4d/g, '\u0e4d$1')
  );
}

/** Signs that chat programs and sentences leave at the end of an address. */
const SIGNS = /[)\]}>.,!?;:'"*…”’»、。]+$/u;
/** Thai words that follow an address without a space. */
const WORDS = /(?<=[a-z0-9])[)\]}.,!?;:]*\p{Script=Thai}[\p{Script=Thai}\s\d]*$/iu;

/** Addresses that a path may mean: itself, and without what is glued to its end. */
export function ungluedPaths(path: string): string[] {
  const plain = readablePath(path);
  const bare = plain.replace(SIGNS, '');
  const paths = [plain, bare, bare.replace(WORDS, '').replace(SIGNS, '')].map((one) =>
    one.replace(/\/+$/, ''),
  );
  return [...new Set(paths)].filter((one) => one !== '');
}
