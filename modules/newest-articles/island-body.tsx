import { lazy, type ReactNode, Suspense } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { ARTICLE_SCROLL } from '#schemas/constants.ts';
import { GrowingList } from '#storefront/lists/growing-list.tsx';

/** Loaded with the first appended page, since the first page is server-rendered. */
const itemsCode = () =>
  import('#storefront/lists/discover-items.tsx').then((module) => ({ default: module.DiscoverItems }));
const DiscoverItems = lazy(itemsCode);

type Props = {
  /** Layout of the cards: `horizontal` ones in lines, `vertical` ones in columns. */
  layout: 'horizontal' | 'vertical';
  /** Class of the list. */
  className: string | undefined;
  page: number;
  /** The number of pages. */
  pages: number;
  size: number;
  categoryCode: string | undefined;
  /** Ids of the articles in `children`. */
  knownIds: readonly string[];
  nextHref: string;
  /** The numbered pages, for desktop. */
  pagination: ReactNode;
  /** The `<li>`s of this page's articles. */
  children: ReactNode;
};

/** Articles of one page, the ones appended on a phone, and the links to other pages. */
export function NewestList({ className, layout, size, categoryCode, children, ...list }: Props) {
  const ctx = useView();
  return (
    <GrowingList
      {...list}
      testId="newest-list"
      stopPx={ARTICLE_SCROLL.newestHeaderPx}
      isEager
      load={(page) => loadPage({ page, size, classificationCode: categoryCode })}
      list={(appended) => (
        <ul className={className}>
          {children}
          <Suspense>
            {appended.length > 0 && <DiscoverItems ctx={ctx} articles={appended} layout={layout} />}
          </Suspense>
        </ul>
      )}
    />
  );
}

/** Loads a further page; the request layer and the cards' code are loaded with the first one. */
async function loadPage(options: { page: number; size: number; classificationCode: string | undefined }) {
  const [{ appendedArticles }] = await Promise.all([
    import('#storefront/lists/appended-articles.ts'),
    itemsCode(),
  ]);
  return appendedArticles(options);
}
