'use client';

import { useEffect } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { listComments } from '#schemas/api/invented/comments.ts';
import { useElapsed } from '../kit/use-elapsed.ts';
import { useEditor, useEditorStore } from '../store/provider.tsx';

/** Delay of the first request in ms: the canvas comes first. */
const START_AFTER_MS = 3_000;

/** Keeps the store's threads up to date with the server. Renders nothing. */
export function CommentsLoader(): null {
  const store = useEditorStore();
  const id = useEditor(({ page }) => page.id);
  const discussion = useEditor((state) => state.discussion);
  const isOpen = useEditor(({ panel }) => panel === 'comments');
  const isDue = useElapsed(START_AFTER_MS) || isOpen;
  const { data } = useEndpoint(listComments, isDue ? { params: { kind: 'page', id } } : null, {
    version: discussion,
    silent: true,
  });
  useEffect(() => {
    if (data) store.set({ threads: data });
  }, [data, store]);
  return null;
}
