import type { ViewContext } from '#runtime/context.ts';

/** The tenant's name in the page's language. */
export function tenantName({ lang, tenant }: Pick<ViewContext, 'lang' | 'tenant'>): string {
  return tenant.name[lang] ?? tenant.name[tenant.defaultLanguage] ?? tenant.id;
}
