'use client';

import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { isAccountPath } from '#editor/account/account-paths.ts';
import { RequireOperator } from '#editor/account/operator.tsx';
import { keepFileDrops } from '#editor/kit/file-drops.ts';
import { editorPath, followLink } from '#editor/kit/navigate.ts';
import { useToastKey } from '#editor/kit/use-toast-key.ts';
import { LoadPalette, PaletteHost } from '#editor/palette/palette-host.tsx';
import { useView } from '#runtime/view-context.tsx';
import { OPERATOR_TOAST } from '#schemas/constants.ts';
import { isOpenPath, openActivityId, openPageId } from '#schemas/editor-paths.ts';
import { Toaster } from '#ui/toaster.tsx';
import type { EditorStart } from './editor-start.ts';
import { isContentPath, isFeedPath } from './screens.ts';

const AccountScreens = dynamic(() =>
  import('#editor/account/account-screens.tsx').then((loaded) => loaded.AccountScreens),
);
const PagesScreen = dynamic(() =>
  import('#editor/pages/pages-screen.tsx').then((loaded) => loaded.PagesScreen),
);
const UnknownScreen = dynamic(() =>
  import('#editor/account/unknown-screen.tsx').then((loaded) => loaded.UnknownScreen),
);
const Releases = dynamic(() => import('./releases.tsx').then((loaded) => loaded.Releases));
const FiguresScreen = dynamic(() =>
  import('#editor/figures/figures-screen.tsx').then((loaded) => loaded.FiguresScreen),
);
const MembersScreen = dynamic(() =>
  import('#editor/desk/members-screen.tsx').then((loaded) => loaded.MembersScreen),
);
const ConnectionsScreen = dynamic(() =>
  import('#editor/connections/connections-screen.tsx').then((loaded) => loaded.ConnectionsScreen),
);
const ShopsScreen = dynamic(() =>
  import('#editor/shops/shops-screen.tsx').then((loaded) => loaded.ShopsScreen),
);
const InboxScreen = dynamic(() =>
  import('#editor/inbox/inbox-screen.tsx').then((loaded) => loaded.InboxScreen),
);
const OutboxScreen = dynamic(() =>
  import('#editor/desk/outbox-screen.tsx').then((loaded) => loaded.OutboxScreen),
);
const ReportsScreen = dynamic(() =>
  import('#editor/desk/reports-screen.tsx').then((loaded) => loaded.ReportsScreen),
);
const CategoriesScreen = dynamic(() =>
  import('#editor/categories/categories-screen.tsx').then((loaded) => loaded.CategoriesScreen),
);
const PricesScreen = dynamic(() =>
  import('#editor/desk/prices-screen.tsx').then((loaded) => loaded.PricesScreen),
);
const WordsScreen = dynamic(() =>
  import('#editor/desk/words-screen.tsx').then((loaded) => loaded.WordsScreen),
);
const FeedScreens = dynamic(() =>
  import('#editor/feeds/feed-screens.tsx').then((loaded) => loaded.FeedScreens),
);
const ActivitiesScreen = dynamic(() =>
  import('#editor/activities/activities-screen.tsx').then((loaded) => loaded.ActivitiesScreen),
);
const NewActivityScreen = dynamic(() =>
  import('#editor/activities/new-activity-screen.tsx').then((loaded) => loaded.NewActivityScreen),
);
const ActivityScreen = dynamic(() =>
  import('#editor/activities/activity-screen.tsx').then((loaded) => loaded.ActivityScreen),
);
const Content = dynamic(() => import('./content.tsx').then((loaded) => loaded.Content));
const loadPalette = async () => (await import('./palette.tsx')).Palette;
const OpenPage = dynamic(() => import('./open-page.tsx').then((loaded) => loaded.OpenPage));

// The server sends the canvas without any text around it: loaded only at the first layout, fonts would cause a second
// one.
if (typeof document !== 'undefined') void document.fonts.load("1em 'Anuphan Variable'", 'a\u0e01');

/** The operators' workspace: one screen for each path below `/editor`, each loaded only where it is shown. */
export function EditorApp({ start }: { start: EditorStart | undefined }) {
  const { t } = useView();
  useToastKey();
  useEffect(() => keepFileDrops(document), []);
  const path = editorPath(usePathname());
  // The server's data is for its own screen only; the next screen requests current data.
  const fresh = useRef(start);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the screen is left
  useEffect(
    () => () => {
      fresh.current = undefined;
    },
    [path],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: follows the links inside it
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div onClick={followLink} data-testid="editor">
      <LoadPalette value={loadPalette}>
        <Screen path={path} start={fresh.current} />
      </LoadPalette>
      <Toaster
        labels={{ close: t('action.close') }}
        duration={OPERATOR_TOAST.autoHideMs}
        max={OPERATOR_TOAST.max}
      />
    </div>
  );
}

type Props = { path: string; start: EditorStart | undefined };

function Screen({ path, start }: Props) {
  if (isOpenPath(path)) return <AccountScreens path={path} />;
  return (
    <RequireOperator me={start?.me}>
      <PaletteHost isOn={openPageId(path) === undefined}>{screenAt({ path, start })}</PaletteHost>
    </RequireOperator>
  );
}

function screenAt({ path, start }: Props) {
  const pageId = openPageId(path);
  if (pageId !== undefined) {
    // Another page may be opened before the server's data is dropped.
    const draft = start?.draft?.page.id === pageId ? start.draft : undefined;
    return <OpenPage key={pageId} pageId={pageId} draft={draft} />;
  }
  if (isAccountPath(path)) return <AccountScreens path={path} />;
  if (isScreen(path)) {
    const Screen = SCREENS[path];
    return <Screen />;
  }
  if (isContentPath(path)) return <Content path={path} />;
  if (isFeedPath(path)) return <FeedScreens path={path} />;
  const activityId = openActivityId(path);
  if (activityId !== undefined) return <ActivityScreen key={activityId} id={activityId} />;
  return <UnknownScreen path={path} />;
}

const SCREENS = {
  '/editor': PagesScreen,
  '/editor/connections': ConnectionsScreen,
  '/editor/shops': ShopsScreen,
  '/editor/inbox': InboxScreen,
  '/editor/releases': Releases,
  '/editor/figures': FiguresScreen,
  '/editor/activities': ActivitiesScreen,
  '/editor/activities/new': NewActivityScreen,
  '/editor/members': MembersScreen,
  '/editor/outbox': OutboxScreen,
  '/editor/reports': ReportsScreen,
  '/editor/categories': CategoriesScreen,
  '/editor/words': WordsScreen,
  '/editor/prices': PricesScreen,
} as const;

const isScreen = (path: string): path is keyof typeof SCREENS => Object.hasOwn(SCREENS, path);
