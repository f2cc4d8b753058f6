import type { Language } from '#schemas/constants.ts';

/** What messengers and social networks ask for. */
export const SHARE_PICTURE_PX = { width: 1200, height: 630 } as const;

const PATH = /^\/share\/([a-z]+)\/content\/([^/?]{1,300})\.jpg(?:\?|$)/;

/** Address of the picture that a shared deal is shown with; `version` changes with what stands on it. */
export function sharePicturePath(lang: Language, code: string, version: string): string {
  return `/share/${lang}/content/${encodeURIComponent(code)}.jpg?v=${encodeURIComponent(version)}`;
}

/** Language and code of such an address. */
export function readSharePicture(path: string): { lang: string; code: string } | undefined {
  const [, lang, code] = PATH.exec(path) ?? [];
  if (lang === undefined || code === undefined) return undefined;
  try {
    return { lang, code: decodeURIComponent(code) };
  } catch {
    return undefined;
  }
}
