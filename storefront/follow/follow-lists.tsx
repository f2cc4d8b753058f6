import { type ReactNode, useRef } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { NoteCard } from '../cards/note-card.tsx';
import { localHref, screenPath } from '../links/paths.ts';
import { LoadMore } from '../lists/load-more.tsx';
import marks from '../lists/mark-list.module.css';
import { keptHeight, ReturnToCard } from '../lists/use-kept.ts';
import { useMorePages } from '../lists/use-more-pages.ts';
import { followedContentPage, followedPage } from './follow-calls.ts';
import styles from './following.module.css';
import { PublisherList } from './publisher-list.tsx';
import { SuggestedPublishers } from './suggested-publishers.tsx';

type Page<Item> = { content: Item[]; hasNext: boolean };
type GrowingProps<Item> = {
  name: string;
  load: (page: number) => Promise<Page<Item>>;
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
};

/** Notes and articles of those whom the member follows, the newest first, growing on demand. */
export function FollowedContents(): ReactNode {
  const ctx = useView();
  const { t } = ctx;
  return (
    <section className={styles.feed} aria-labelledby="followed-posts" data-testid="followed-contents">
      <div className={styles.head}>
        <h2 id="followed-posts" className={styles.title}>
          {t('follow.posts')}
        </h2>
        <a href={localHref(ctx, screenPath('/following'))}>{t('follow.all')}</a>
      </div>
      <GrowingList
        name="followed-contents"
        load={followedContentPage}
        empty={<SuggestedPublishers message={t('follow.nothingNew')} />}
      >
        {(articles) => (
          <ul className={marks.list} data-kind="NOTE">
            {articles.map((article) => (
              <li key={article.id}>
                <NoteCard ctx={ctx} note={article} />
              </li>
            ))}
          </ul>
        )}
      </GrowingList>
    </section>
  );
}

/** Those whom the member follows, the newest first, growing on demand. */
export function FollowedPublishers(): ReactNode {
  const { t } = useView();
  return (
    <GrowingList
      name="followed-publishers"
      load={followedPage}
      empty={<SuggestedPublishers message={t('follow.none')} />}
    >
      {(publishers) => <PublisherList publishers={publishers} />}
    </GrowingList>
  );
}

function GrowingList<Item extends { id: string }>({ name, load, empty, children }: GrowingProps<Item>) {
  const { t, lang } = useView();
  const root = useRef<HTMLDivElement>(null);
  const kept = { list: name, of: lang, root };
  const { items, hasNext, state, more, isBack } = useMorePages<Item>({
    page: 0,
    hasNext: true,
    knownIds: [],
    load,
    kept,
  });
  if (!hasNext && items.length === 0) return empty;
  return (
    <div ref={root} style={keptHeight(name)} aria-busy={state === 'loading'}>
      {children(items)}
      {isBack && <ReturnToCard {...kept} />}
      {state === 'failed' && <p role="alert">{t('errors.module')}</p>}
      {hasNext && (
        <LoadMore
          state={state}
          href="?"
          onMore={more}
          labels={{ more: t('action.loadMore'), retry: t('action.retry'), loading: t('list.loading') }}
        />
      )}
    </div>
  );
}
