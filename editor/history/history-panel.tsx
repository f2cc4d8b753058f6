'use client';

import { type ReactNode, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { listVersions, readVersion } from '#schemas/api/invented/publishing.ts';
import type { PageVersion } from '#schemas/entities/page-version.ts';
import { hasRole } from '#schemas/operator.ts';
import buttons from '../kit/button.module.css';
import { callProblem } from '../kit/call-problem.ts';
import { ReasonedButton } from '../kit/reasoned-button.tsx';
import { useText } from '../kit/use-text.ts';
import { PublishAgain } from '../publish/publish-again.tsx';
import { RollbackButton } from '../publish/rollback-button.tsx';
import { usePublication } from '../publish/use-publication.ts';
import { useEditor, useEditorActions } from '../store/provider.tsx';
import { CompareDialog, type Side } from './compare-dialog.tsx';
import { EditList } from './edit-list.tsx';
import styles from './history.module.css';

const SIZE = 50;

/** Panel of the rail: versions with their actions, and every edit with its operator. */
export function HistoryPanel(): ReactNode {
  const t = useText();
  const id = useEditor(({ page }) => page.id);
  const live = useEditor(({ page }) => page.publishedVersion);
  const role = useEditor(({ me }) => me.role);
  const readOnly = useEditor((state) => state.readOnly);
  const mayPublish = hasRole(role, 'publisher');
  const { edit } = useEditorActions();
  const publication = usePublication();
  const { busy, problem, run } = publication;
  const { data, error } = useEndpoint(
    listVersions,
    { params: { id }, query: { size: SIZE } },
    { version: live },
  );
  const [compared, setCompared] = useState<readonly [Side, Side]>();
  const [again, setAgain] = useState<number>();
  const versions = data?.content ?? [];

  const restore = (version: number) =>
    run(async () => {
      const { document } = await browserApi().call(readVersion, { params: { id, version } });
      const label = t('history.restored', { version });
      const refused = edit([{ type: 'replaceDocument', document }], { label });
      if (refused) throw new Error(t(`errors.${refused.code}`, { ...refused.params }));
    });
  return (
    <section className={styles.panel} data-testid="history-panel">
      <p role="status" className={styles.problem}>
        {problem ?? (error && callProblem(t, error))}
      </p>
      <h3>{t('history.versions')}</h3>
      {data && versions.length === 0 && <p className={styles.muted}>{t('history.none')}</p>}
      <ol className={styles.list}>
        {versions.map((one) => (
          <VersionRow key={one.version} version={one} isLive={one.version === live}>
            <button
              type="button"
              className={buttons.button}
              onClick={() => setCompared([one.version, 'draft'])}
            >
              {t('history.compare')}
            </button>
            {!readOnly && (
              <button
                type="button"
                className={buttons.button}
                disabled={busy}
                onClick={() => void restore(one.version)}
              >
                {t('history.restore')}
              </button>
            )}
            {hasRole(role, 'editor') &&
              one.version !== live &&
              (mayPublish ? (
                <button
                  type="button"
                  className={buttons.button}
                  disabled={busy}
                  onClick={() => setAgain(one.version)}
                >
                  {t('history.publish')}
                </button>
              ) : (
                <ReasonedButton className={buttons.button} reason={t('publish.forbidden')}>
                  {t('history.publish')}
                </ReasonedButton>
              ))}
          </VersionRow>
        ))}
      </ol>
      {mayPublish && live !== null && <RollbackButton version={null} publication={publication} />}
      <h3>{t('history.edits')}</h3>
      <EditList />
      {again !== undefined && (
        <PublishAgain version={again} publication={publication} onClose={() => setAgain(undefined)} />
      )}
      {compared && (
        <CompareDialog
          versions={versions.map(({ version }) => version)}
          initial={compared}
          onClose={() => setCompared(undefined)}
        />
      )}
    </section>
  );
}

function VersionRow({
  version: { version, createdAt, operatorName, note },
  isLive,
  children,
}: {
  version: PageVersion;
  isLive: boolean;
  children: ReactNode;
}): ReactNode {
  const view = useView();
  const { t } = view;
  return (
    <li className={styles.version} data-testid="version" data-id={version}>
      <p>
        <strong>{t('history.version', { version })}</strong>
        {isLive && <span className={styles.live}>{t('history.live')}</span>}
      </p>
      <p className={styles.muted}>
        {formatDateTime(createdAt, view)} · {operatorName}
      </p>
      {note && <p>{note}</p>}
      <div className={styles.actions}>{children}</div>
    </li>
  );
}
