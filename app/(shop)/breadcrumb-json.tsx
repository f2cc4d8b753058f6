import type { ReactNode } from 'react';
import { InlineJson } from '#runtime/inline-json.tsx';
import type { Crumb } from '#storefront/crumbs.ts';
import { breadcrumbList, graph } from '#storefront/structured-data/graph.ts';
import { pageContext } from '../page-context.ts';

/** A page's breadcrumbs, for search engines. */
export function BreadcrumbJson({ crumbs }: { crumbs: readonly Crumb[] }): ReactNode {
  return <InlineJson value={graph([breadcrumbList(pageContext().ctx, crumbs)])} />;
}
