import type { ReactNode } from 'react';
import { InlineJson } from '#runtime/inline-json.tsx';
import type { Crumb } from '#storefront/links/crumbs.ts';
import type { ListPage } from '#storefront/lists/list-source.ts';
import { breadcrumbList, graph } from '#storefront/structured-data/graph.ts';
import { itemList } from '#storefront/structured-data/item-list.ts';
import { pageContext } from '../page-context.ts';

type Props = { crumbs: readonly Crumb[]; list: ListPage; page: number };

/** JSON-LD of a list's breadcrumbs and entries, for search engines. */
export function ListJson({ crumbs, list, page }: Props): ReactNode {
  const { ctx } = pageContext();
  return <InlineJson value={graph([breadcrumbList(ctx, crumbs), itemList(ctx, list, page)])} />;
}
