import type { ViewContext } from '#runtime/context.ts';
import { Pagination } from '#ui/pagination.tsx';
import { pageHref } from '../links/page-query.ts';

type Props = {
  ctx: Pick<ViewContext, 't'>;
  page: number;
  /** The number of pages. */
  pages: number;
  query: Readonly<Record<string, string>>;
};

/** Links to the pages of the list at the current path; other parameters are kept (S1 §2). */
export function NumberedPages({ ctx: { t }, page, pages, query }: Props) {
  const labels = {
    pages: t('pagination.label'),
    previous: t('pagination.previous'),
    next: t('pagination.next'),
  };
  return (
    <Pagination page={page} total={pages} hrefOf={(target) => pageHref(query, target)} labels={labels} />
  );
}
