'use client';

import { contentTypes } from '#content/all.ts';
import { ContentTypes } from '#editor/kit/content-types.ts';
import { type Draft, WorkspaceScreen } from '#editor/workspace/workspace-screen.tsx';
import { manifest } from '#modules/all.ts';

/** The workspace with the module types and content types of this product. */
export function OpenPage({ pageId, draft }: { pageId: string; draft: Draft | undefined }) {
  return (
    <ContentTypes value={contentTypes}>
      <WorkspaceScreen pageId={pageId} draft={draft} manifest={manifest} />
    </ContentTypes>
  );
}
