import type { ViewContext } from '#runtime/context.ts';
import { PAGE } from '#schemas/constants.ts';
import { NoData } from '#ui/no-data.tsx';
import { pageHref } from '../links/page-query.ts';
import styles from './empty-page.module.css';

type Props = { ctx: Pick<ViewContext, 't'>; page: number; query: Readonly<Record<string, string>> };

/** Empty page of a list. Beyond the end it links to the first page, and search engines don't index it (X3). */
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
