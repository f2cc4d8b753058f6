import type { ViewContext } from '#runtime/context.ts';
import type { Crumb } from '../links/crumbs.ts';

/** JSON-LD of a page as one graph. */
export function graph(nodes: readonly object[]): object {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** JSON-LD of the page's breadcrumbs. */
export function breadcrumbList({ tenant }: Pick<ViewContext, 'tenant'>, crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: tenant.siteOrigin + href,
    })),
  };
}
