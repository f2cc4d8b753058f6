import type { Localized } from '#schemas/page/localized.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import { pageKind } from '#schemas/page/page-kind.ts';
import type { Call } from '../../platform/call.ts';

type Named = { title: Localized<string> | null; path: string };

/**
 * Name of a page for operators: its title, else its address. A shared module or template has no address, so it has its
 * title in any language.
 */
export function pageName({ lang, scope }: Pick<Call, 'lang' | 'scope'>, { title, path }: Named): string {
  const own = pickLocalized(title ?? {}, lang, scope.tenant.defaultLanguage);
  if (own) return own;
  return (pageKind(path) !== 'page' && Object.values(title ?? {}).find(Boolean)) || path;
}
