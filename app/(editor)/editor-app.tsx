'use client';

import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { isAccountPath } from '#editor/account/account-paths.ts';
import { RequireOperator } from '#editor/account/operator.tsx';
import { editorPath, followLink } from '#editor/kit/navigate.ts';
import { useView } from '#runtime/view-context.tsx';
import { Toaster } from '#ui/toaster.tsx';

const AccountScreens = dynamic(() =>
  import('#editor/account/account-screens.tsx').then((loaded) => loaded.AccountScreens),
);
const PagesScreen = dynamic(() =>
  import('#editor/workspace/pages-screen.tsx').then((loaded) => loaded.PagesScreen),
);
const Releases = dynamic(() => import('./releases.tsx').then((loaded) => loaded.Releases));
const OpenPage = dynamic(() => import('./open-page.tsx').then((loaded) => loaded.OpenPage), { ssr: false });

const PAGE = /^\/editor\/pages\/([^/]+)$/;

/** The operators' workspace: one screen for each path below `/editor`, each loaded only where it is shown. */
export function EditorApp() {
  const { t } = useView();
  const path = editorPath(usePathname());
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: follows the links inside it
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div onClick={followLink} data-testid="editor">
      <Screen path={path} />
      <Toaster labels={{ close: t('action.close') }} />
    </div>
  );
}

function Screen({ path }: { path: string }) {
  if (isAccountPath(path)) return <AccountScreens path={path} />;
  return <RequireOperator>{screenAt(path)}</RequireOperator>;
}

function screenAt(path: string) {
  const pageId = PAGE.exec(path)?.[1];
  if (pageId !== undefined) return <OpenPage key={pageId} pageId={decodeURIComponent(pageId)} />;
  return path === '/editor/releases' ? <Releases /> : <PagesScreen />;
}
