'use client';

import { WorkspaceScreen } from '#editor/workspace/workspace-screen.tsx';
import { manifest } from '#modules/manifest.ts';

/** The workspace with the module types of this product. */
export function OpenPage({ pageId }: { pageId: string }) {
  return <WorkspaceScreen pageId={pageId} manifest={manifest} />;
}
