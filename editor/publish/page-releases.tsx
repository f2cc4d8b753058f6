'use client';

import type { ReactNode } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { editorPages } from '#schemas/api/invented/editor-pages.ts';
import { cancelRelease, listReleases, revertRelease } from '#schemas/api/invented/releases.ts';
import type { Release } from '#schemas/entities/release.ts';
import { hasRole } from '#schemas/operator.ts';
import { callProblem } from '../kit/call-problem.ts';
import { Dialog } from '../kit/dialog.tsx';
import inputs from '../kit/input.module.css';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor } from '../store/provider.tsx';
import styles from './publish.module.css';
import { ReleaseRow } from './release-row.tsx';

const SIZE = 100;

/** Dialog with the open page's releases that are still to come or to end; publishers can cancel or end them. */
export function PageReleases({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  const { id, path } = useEditor(({ page }) => page);
  const role = useEditor(({ me }) => me.role);
  const { data, error, mutate } = useEndpoint(
    listReleases,
    { query: { pageId: id, size: SIZE } },
    { isFresh: true },
  );
  const pages = useEndpoint(editorPages, { query: { size: SIZE } });
  const ending = useAction(mutate);
  const open = data?.content.filter(
    ({ state, revertAt }) => state === 'scheduled' || (state === 'published' && revertAt !== null),
  );
  const nameOf = (pageId: string) =>
    pageId === id ? path : (pages.data?.content.find((one) => one.id === pageId)?.path ?? pageId);
  const end = (release: Release) =>
    ending.run(() =>
      browserApi().call(release.state === 'scheduled' ? cancelRelease : revertRelease, {
        params: { id: release.id },
      }),
    );
  return (
    <Dialog title={t('release.ofPage')} onClose={onClose}>
      <p role="status" className={inputs.error}>
        {ending.problem ?? (error && callProblem(t, error))}
      </p>
      {open?.length === 0 && <p>{t('release.nothingOpen')}</p>}
      <ul className={styles.rows}>
        {open?.map((release) => (
          <ReleaseRow
            key={release.id}
            release={release}
            nameOf={nameOf}
            onEnd={hasRole(role, 'publisher') ? () => void end(release) : undefined}
          />
        ))}
      </ul>
    </Dialog>
  );
}
