'use client';

import { usePathname } from 'next/navigation';
import { AccountScreens, isAccountPath } from '#editor/account/account-screens.tsx';
import { useView } from '#runtime/view-context.tsx';

/** The operators' workspace. */
export function EditorApp() {
  const { tenant, lang } = useView();
  const path = usePathname();
  if (isAccountPath(path)) return <AccountScreens path={path} />;
  return (
    <main data-testid="editor">
      <h1>{tenant.name[lang] ?? tenant.id}</h1>
    </main>
  );
}
