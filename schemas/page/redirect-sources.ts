import { splitLanguage } from '../find-language.ts';

/** End of a redirect's source that stands for all addresses below it. */
export const BELOW = '/*';
/** Limit of parts of an address for which a source is looked up. */
const MAX_PARTS = 30;

/** Sources that apply to a path, the best first: its own, then `/a/b/*` before `/a/*`. */
export function sourcesFor(path: string): string[] {
  const own = normalisedPath(path.replace(/[?#].*$/s, ''));
  const parts = own.split('/').slice(1, MAX_PARTS);
  const below = parts.slice(0, -1).map((_, i) => `/${parts.slice(0, i + 1).join('/')}${BELOW}`);
  return [own, ...below.reverse()];
}

/** Path as redirects compare it: without language, trailing slash and percent signs, in lower case. */
export function normalisedPath(path: string): string {
  const bare = readablePath(splitLanguage(path).path).normalize('NFC').toLowerCase();
  return bare.replace(/\/+$/, '') || '/';
}

/** Path without percent signs, as far as it can be decoded. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
