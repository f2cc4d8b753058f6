'use client';

import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { publishPage, unpublishPage } from '#schemas/api/invented/publishing.ts';
import { createRelease } from '#schemas/api/invented/releases.ts';
import { useChecks } from '../checks/checks-provider.tsx';
import { offerUndo } from '../kit/offer-undo.ts';
import { type Action, useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorActions, useEditorStore } from '../store/provider.tsx';
import type { EditorState } from '../store/state.ts';
import { refusedFindings } from './refusal.ts';

export type Times = { publishAt?: number | undefined; revertAt?: number | undefined };

/** Result of publishing; `at` is set when it goes live later, `until` when it ends by itself. */
export type Published = { version: number; previous: number | null; at?: number; until?: number };

export type Publication = Action & {
  /** True if all edits of this window are saved, so that the published version is the one shown. */
  isSaved: boolean;
  published: Published | undefined;
  /** Publishes the draft, now or later, with the warnings that are signed, by their keys. */
  publish: (options: { note: string; signed: readonly string[] } & Times) => Promise<boolean>;
  /** Rolls back to a version, or takes the page offline for null, and offers Undo. */
  rollback: (version: number | null) => Promise<boolean>;
};

/**
 * Publication of the open page. If the server finds problems that this window didn't, its findings are shown instead.
 */
export function usePublication(): Publication {
  const t = useText();
  const store = useEditorStore();
  const { set } = useEditorActions();
  const { take } = useChecks();
  const isSaved = useEditor(({ pending }) => pending.length === 0);
  const action = useAction();
  const [published, setPublished] = useState<Published>();

  /**
   * Stores the live version. `rev` is the draft's revision that shoppers see now; null when it may not be the newest.
   */
  const settle = (live: number | null, rev: number | null) => {
    const state = store.getState();
    const hasChanges = rev !== state.rev || state.pending.length > 0;
    set({ page: { ...state.page, publishedVersion: live, rev: state.rev, hasChanges } });
  };
  const explained = <T>(call: Promise<T>, { page, document }: EditorState): Promise<T> =>
    call.catch((error: unknown) => {
      const findings = refusedFindings(error, page.id);
      if (findings) take(findings, document);
      throw error;
    });

  /** Makes a version live, or takes the page offline, and gives what was live before. */
  const goTo = async (version: number | null): Promise<number | null> => {
    const params = { id: store.getState().page.id };
    const { previous } =
      version === null
        ? await browserApi().call(unpublishPage, { params })
        : await browserApi().call(publishPage, { params, body: { version } });
    settle(version, null);
    return previous;
  };

  return {
    ...action,
    isSaved,
    published,
    publish: ({ note, signed, publishAt, revertAt }) =>
      action.run(async () => {
        const state = store.getState();
        const { page, rev } = state;
        const item = { rev, signed: [...signed] };
        if (publishAt === undefined && revertAt === undefined) {
          const body = { ...item, note };
          const done = await explained(
            browserApi().call(publishPage, { params: { id: page.id }, body }),
            state,
          );
          settle(done.version, rev);
          return setPublished(done);
        }
        const items = [{ pageId: page.id, ...item }];
        const body = { name: note, items, publishAt, revertAt };
        const release = await explained(browserApi().call(createRelease, { body }), state);
        const version = release.items[0]?.version ?? 0;
        const isLive = release.state === 'published';
        if (isLive) settle(version, rev);
        setPublished({
          version,
          previous: page.publishedVersion,
          ...(!isLive && { at: release.publishAt }),
          ...(release.revertAt !== null && { until: release.revertAt }),
        });
      }),
    rollback: (version) =>
      action.run(async () => {
        const { page } = store.getState();
        const previous = await goTo(version);
        setPublished(version === null ? undefined : { version, previous });
        const textOf = (live: number | null) =>
          live === null
            ? t('publish.isOffline', { path: page.path })
            : t('publish.isLive', { path: page.path, version: live });
        offerUndo(t, textOf(version), async () => {
          await goTo(previous);
          setPublished(undefined);
          return textOf(previous);
        });
      }),
  };
}
