import type { ViewContext } from '#runtime/context.ts';
import { localHref, paths } from '../links/paths.ts';
import { tenantName } from '../text/tenant-name.ts';

/** JSON-LD of the site and its owner, with the search address. */
export function siteNodes(ctx: Pick<ViewContext, 'lang' | 'tenant'>): object[] {
  const { siteOrigin } = ctx.tenant;
  const name = tenantName(ctx);
  const organization = `${siteOrigin}/#organization`;
  const search = siteOrigin + localHref(ctx, paths.search());
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name,
      url: siteOrigin,
    },
    {
      '@type': 'WebSite',
      '@id': `${siteOrigin}/#website`,
      name,
      url: siteOrigin + localHref(ctx, '/'),
      inLanguage: ctx.lang,
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${search}?keyword={keyword}` },
        'query-input': 'required name=keyword',
      },
    },
  ];
}
