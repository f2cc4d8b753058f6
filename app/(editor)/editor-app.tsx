'use client';

import { AccountScreens, isAccountPath } from '#editor/account/account-screens.tsx';
import { useView } from '#runtime/view-context.tsx';

/** The operators' workspace. `path` stands without the language's prefix. */
export function EditorApp({ path }: { path: string }) {
  const { tenant, lang } = useView();
  if (isAccountPath(path)) return <AccountScreens path={path} />;
  return (
    <main data-testid="editor">
      <h1>{tenant.name[lang] ?? tenant.id}</h1>
    </main>
  );
}
