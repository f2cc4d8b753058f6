'use client';

import { useView } from '#runtime/view-context.tsx';

/** The operators' workspace. */
export function EditorApp() {
  const { tenant, lang } = useView();
  return (
    <main data-testid="editor">
      <h1>{tenant.name[lang] ?? tenant.id}</h1>
    </main>
  );
}
