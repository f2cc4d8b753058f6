import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { PAGE } from '#schemas/constants.ts';
import type { Keyword } from '#schemas/entities/keyword.ts';
import type { SearchFilter } from '#schemas/entities/search-result.ts';
import { platformLook } from '#schemas/platforms.ts';
import buttons from '#ui/button.module.css';
import { LinkStrip } from '#ui/link-strip.tsx';
import { NoData } from '#ui/no-data.tsx';
import { Breadcrumbs } from '../links/breadcrumbs.tsx';
import { screenCrumbs } from '../links/crumbs.ts';
import { localHref, paths } from '../links/paths.ts';
import { foundText } from '../lists/found-text.ts';
import { HeaderGivesWay } from '../lists/header-gives-way.tsx';
import { ItemList } from '../lists/item-list.tsx';
import screen from '../lists/list-screen.module.css';
import type { FilteredSource, ListPage } from '../lists/list-source.ts';
import { hasFilters, SEARCH_TABS, type SearchRequest, searchHref, sortsOf } from '../lists/search-query.ts';
import { FilterBar } from '../products/filter-bar.tsx';
import bar from '../products/filter-links.module.css';
import styles from './search-screen.module.css';

type Props = {
  ctx: ViewContext;
  request: SearchRequest;
  source: FilteredSource;
  /** Results; undefined before a search. */
  list: ListPage | undefined;
  filters: readonly SearchFilter[];
  /** Popular searches, shown when there is nothing to list. */
  keywords: readonly Keyword[];
  page: number;
  query: Readonly<Record<string, string>>;
};

/** Search results in five tabs, with sorts and filters in the address (S1 §2), and a plain form for a new search. */
export function SearchScreen({
  ctx,
  request,
  source,
  list,
  filters,
  keywords,
  page,
  query,
}: Props): ReactNode {
  const { t } = ctx;
  const { keyword, tab } = request;
  const title = keyword ? t('screen.searchFor', { keyword }) : t('screen.search');
  const row = (name: string) => ({ list: name, previous: t('action.previous'), next: t('action.next') });
  const total = list?.totalElements ?? 0;
  const notSold = namesText(ctx, list?.notSold);
  const platforms = namesText(
    ctx,
    list?.platforms?.map((code) => platformLook(code)?.name ?? code),
  );
  const isEmpty = list !== undefined && total === 0 && page === PAGE.first;
  const sorts = list && !isEmpty && (
    <LinkStrip
      links={[undefined, ...sortsOf(tab)].map((sort) => ({
        href: searchHref(request, { sort }),
        label: t(`sort.${sort ?? 'RELEVANCE'}`),
      }))}
      current={searchHref(request, {})}
      labels={row(t('sort.label'))}
      variant="chip"
    />
  );
  return (
    <div
      className={`${screen.screen} ${bar.filtered}`}
      data-testid="search-results"
      data-id={tab}
      data-state={list?.match}
    >
      <HeaderGivesWay />
      <Breadcrumbs ctx={ctx} crumbs={screenCrumbs(ctx, { name: title, path: paths.search({ keyword }) })} />
      <div className={styles.heading}>
        <h1 className={styles.title}>{title}</h1>
        {list && (
          <p className={styles.total} data-testid="search-total">
            {foundText(ctx, total, true)}
          </p>
        )}
        <a
          className={styles.assistant}
          href={localHref(ctx, paths.aiShopping(keyword ? { question: keyword } : {}))}
          rel="nofollow"
          data-testid="search-assistant"
        >
          {t('screen.aiShopping')}
        </a>
      </div>
      <LinkStrip
        links={SEARCH_TABS.map((name) => ({
          href: searchHref(request, { tab: name }),
          label: t(`tab.${name}`),
        }))}
        current={searchHref(request, { tab })}
        labels={row(t('search.tabs'))}
      />
      {list && hasFilters(tab) ? (
        <FilterBar
          ctx={ctx}
          source={source}
          query={query}
          total={total}
          filters={filters}
          choices={request.choices}
          hrefOf={(choices) => searchHref(request, { choices: [...choices] })}
          sorts={sorts}
        />
      ) : (
        sorts
      )}
      {platforms && !isEmpty && (
        <p className={styles.total} data-testid="search-platforms">
          {t('search.onlyFrom', { name: platforms })}
        </p>
      )}
      {list?.match === 'similar' && total > 0 && (
        <p className={styles.similar} data-testid="search-similar">
          {notSold ? t('search.notSold', { name: notSold }) : t('search.similar', { keyword })}
        </p>
      )}
      {list?.match === 'similar' && notSold && total > 0 && (
        <h2 className={styles.subtitle}>{t('search.near')}</h2>
      )}
      {isEmpty && (
        <NoData
          variant="nothing"
          message={notSold ? t('search.notSold', { name: notSold }) : t('search.none', { keyword })}
          action={
            <a className={buttons.secondary} href={localHref(ctx, paths.newDealAlert({ keyword }))}>
              {t('search.alert')}
            </a>
          }
        />
      )}
      {(isEmpty || !list) && keywords.length > 0 && (
        <section className={styles.hot} data-testid="search-hot">
          <h2 className={styles.subtitle}>{t('search.hot')}</h2>
          <ul className={styles.keywords}>
            {keywords.map(({ id, keyword: hot }) => (
              <li key={id}>
                <a className={styles.keyword} href={localHref(ctx, paths.search({ keyword: hot }))}>
                  {hot}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {list && !isEmpty && <ItemList ctx={ctx} source={source} list={list} page={page} query={query} />}
    </div>
  );
}

/** Names in a row, as the language enumerates alternatives; empty without any. */
function namesText({ lang }: ViewContext, names: readonly string[] = []): string {
  return new Intl.ListFormat(lang, { type: 'disjunction' }).format(names);
}
