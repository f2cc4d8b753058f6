import type { ViewContext } from '#runtime/context.ts';
import { PAGE } from '#schemas/constants.ts';
import { NoData } from '#ui/no-data.tsx';
import { pageHref } from '../links/page-query.ts';
import styles from './empty-page.module.css';

type Props = { ctx: Pick<ViewContext, 't'>; page: number; query: Readonly<Record<string, string>> };

/** A page of a list without items. Beyond the end it leads to the first page, and no search engine keeps it (X3). */
export function EmptyPage({ ctx: { t }, page, query }: Props) {
  if (page === PAGE.first) return <NoData message={t('list.empty.default')} />;
  const first = (
    <a className={styles.first} href={pageHref(query, PAGE.first)} data-keeps-query>
      {t('pagination.goTo', { page: PAGE.first })}
    </a>
  );
  return (
    <>
      <meta name="robots" content="noindex" />
      <NoData variant="nothing" message={t('list.empty.nothing')} action={first} />
    </>
  );
}
