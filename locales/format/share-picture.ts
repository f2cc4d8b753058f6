import type { Language } from '#schemas/constants.ts';

/** Picture size that messengers and social networks expect. */
export const SHARE_PICTURE_PX = { width: 1200, height: 630 } as const;

const PATH = /^\/share\/([a-z]+)\/content\/([^/?]{1,300})\.jpg(?:\?|$)/;

/** Address of a shared deal's picture; `version` changes with its content. */
export function sharePicturePath(lang: Language, code: string, version: string): string {
  return `/share/${lang}/content/${encodeURIComponent(code)}.jpg?v=${encodeURIComponent(version)}`;
}

/** Language and code in such an address. */
export function readSharePicture(path: string): { lang: string; code: string } | undefined {
  const [, lang, code] = PATH.exec(path) ?? [];
  if (lang === undefined || code === undefined) return undefined;
  try {
    return { lang, code: decodeURIComponent(code) };
  } catch {
    return undefined;
  }
}
