import type { ViewContext } from '#runtime/context.ts';
import type { PageSummary } from '#schemas/entities/page-summary.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import { pageKind } from '#schemas/page/page-kind.ts';

/** Name of a page for operators: its title, else its address; of what has no address, any title. */
export function keptName(
  { title, path }: Pick<PageSummary, 'title' | 'path'>,
  { lang, tenant }: Pick<ViewContext, 'lang' | 'tenant'>,
): string {
  const own = pickLocalized(title, lang, tenant.defaultLanguage);
  return own || (pageKind(path) === 'page' ? path : (Object.values(title).find(Boolean) ?? path));
}

/** Address of a page, or the kind of what has none. */
export function placeText(path: string, t: ViewContext['t']): string {
  const kind = pageKind(path);
  return kind === 'page' ? path : t(`reuse.one.${kind}`);
}
