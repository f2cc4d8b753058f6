import { textFor } from '#locales/text.ts';
import type { TextKey } from '#locales/translate.ts';
import type { Language } from '#schemas/constants.ts';

/** Status and message of an error page. */
export type ErrorNotice = { status: number; message?: TextKey };

const STYLE =
  'font:16px/1.6 system-ui,sans-serif;display:grid;place-content:center;gap:16px;min-height:90vh;margin:0;padding:16px;text-align:center';

/**
 * Error page for a failed render without a stale cache entry. It needs no script and no style sheet. `home` is the
 * home page's path.
 */
export function errorPage(
  lang: Language,
  home: string,
  { status, message }: Partial<ErrorNotice> = {},
): string {
  const t = textFor(lang);
  const title = t(message ?? 'errors.page');
  const retry = message && status !== 429 ? '' : reload(t('action.reload'));
  const heading = `<h1 style="font-size:20px">${title}</h1>`;
  return barePage(lang, title, 'page-failed', heading + retry + link(home, t('errors.notFound.home')));
}

/** The page that a browser keeps to show when it has no network. */
export function offlinePage(lang: Language): string {
  const t = textFor(lang);
  const title = t('offline.title');
  const text = `<h1 style="font-size:20px">${title}</h1><p>${t('offline.text')}</p>`;
  return barePage(lang, title, 'offline-page', text + reload(t('action.retry')));
}

const link = (path: string, text: string) => `<a href="${path}" style="padding:12px">${text}</a>`;
const reload = (text: string) => link('', text);

function barePage(lang: Language, title: string, testId: string, content: string): string {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/icon.svg"><title>${title}</title></head><body style="${STYLE}" data-testid="${testId}">${content}</body></html>`;
}
