'use client';

import { lazy, type ReactNode, Suspense, useId, useLayoutEffect, useState } from 'react';
import { useSignedIn } from '#client/use-signed-in.ts';
import type { Messages } from '#locales/translate.ts';
import { MoreTexts, useView } from '#runtime/view-context.tsx';
import { LIKE_SUBJECT_TYPES } from '#schemas/enums/subject.ts';
import { keysOf } from '#schemas/typed-object.ts';
import { TabStrip } from '#ui/tab-strip.tsx';
import { FAVORITE_TABS, type FavoriteTab, favoriteTab } from './mark-kinds.ts';

const MarkList = lazy(() => import('./mark-list.tsx').then((module) => ({ default: module.MarkList })));

type Props = {
  list: 'favorites' | 'likes';
  /** The tab that the address names. */
  tab: FavoriteTab;
  messages: Messages;
  /** Content for a guest. */
  guest: ReactNode;
};

/** A member's favourites under their tabs, or likes. */
export function OwnMarks({ messages, ...props }: Props): ReactNode {
  return (
    <MoreTexts messages={messages}>
      <Gate {...props} />
    </MoreTexts>
  );
}

function Gate({ list, tab, guest }: Omit<Props, 'messages'>) {
  if (!useSignedIn()) return guest;
  return <Suspense>{list === 'favorites' ? <Favorites tab={tab} /> : <Likes />}</Suspense>;
}

function Likes() {
  const { t } = useView();
  return (
    <MarkList
      actionType="THUMB_UP"
      subjectTypes={LIKE_SUBJECT_TYPES}
      title={t('likes.list')}
      empty={t('likes.empty')}
    />
  );
}

function Favorites({ tab: first }: { tab: FavoriteTab }) {
  const { t } = useView();
  const panelId = useId();
  const [tab, setTab] = useState(first);
  const tabs = keysOf(FAVORITE_TABS).map((value) => ({
    value,
    label: t(`tab.${value}`),
  }));
  const choose = (value: string | null) => {
    const next = favoriteTab(value);
    setTab(next);
    // Keeps the list that is stored with this history entry.
    window.history.replaceState({ view: window.history.state?.view }, '', `?tab=${next}`);
  };
  // After a return the page is rendered as it first was, so the tab is read from the address again.
  useLayoutEffect(() => {
    const { searchParams } = new URL(window.location.href);
    setTab((current) => favoriteTab(searchParams.get('tab') ?? current));
  }, []);
  return (
    <>
      <TabStrip
        tabs={tabs}
        value={tab}
        onChange={choose}
        labels={{ list: t('favorites.tabs'), previous: t('action.previous'), next: t('action.next') }}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`tab.${tab}`)}>
        <MarkList
          key={tab}
          actionType="COLLECT"
          subjectTypes={FAVORITE_TABS[tab]}
          title={t(`tab.${tab}`)}
          empty={t('favorites.empty')}
        />
      </div>
    </>
  );
}
