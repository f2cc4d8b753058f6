'use client';

import { type Draft, WorkspaceScreen } from '#editor/workspace/workspace-screen.tsx';
import { manifest } from '#modules/all.ts';

/** The workspace with the module types of this product. */
export function OpenPage({ pageId, draft }: { pageId: string; draft: Draft | undefined }) {
  return <WorkspaceScreen pageId={pageId} draft={draft} manifest={manifest} />;
}
