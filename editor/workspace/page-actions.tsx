'use client';

import { type ReactNode, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import type { Text } from '#locales/translate.ts';
import { archivePage, duplicatePage, restorePage } from '#schemas/api/invented/editor-pages.ts';
import type { PageSummary } from '#schemas/entities/page-summary.ts';
import { hasRole } from '#schemas/operator.ts';
import { toast } from '#ui/toast.ts';
import { useOperator } from '../account/operator.tsx';
import { callProblem } from '../account/problem-text.ts';
import button from '../kit/button.module.css';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { offerUndo } from '../kit/offer-undo.ts';
import { ReasonedButton } from '../kit/reasoned-button.tsx';
import { useText } from '../kit/use-text.ts';
import { UsedOnWarning } from '../used-on/used-on.tsx';
import styles from './page-table.module.css';

const CALLS = { duplicate: duplicatePage, archive: archivePage, restore: restorePage } as const;
type Action = keyof typeof CALLS;

type Props = { page: PageSummary; onChange: () => void };

/** Buttons that duplicate, archive or restore a page. Those that change what shoppers see ask first. */
export function PageActions({ page, onChange }: Props): ReactNode {
  const t = useText();
  const { role } = useOperator();
  const [busy, setBusy] = useState(false);
  const { id, path, archivedAt, publishedVersion, archivedVersion } = page;

  const call = async (name: Action) => {
    await browserApi().call(CALLS[name], { params: { id } });
    onChange();
    return t(`workspace.done.${name}`, { path });
  };
  const run = async (name: Action) => {
    setBusy(true);
    try {
      const done = await call(name);
      if (name === 'archive') offerUndo(t, done, () => call('restore'));
      else toast(done);
    } catch (error) {
      toast(callProblem(t, error), { variant: 'error' });
    }
    setBusy(false);
  };
  if (!hasRole(role, 'editor')) return null;
  const names = archivedAt === null ? (['duplicate', 'archive'] as const) : (['restore'] as const);
  return (
    <span className={styles.actions}>
      {names.map((name) => {
        const question = questionOf(t, name, page);
        const isPublic = (name === 'archive' ? publishedVersion : archivedVersion) !== null;
        const label = t(`workspace.do.${name}`, { path });
        const common = { type: 'button', className: button.button, 'aria-label': label } as const;
        const text = t(`workspace.${name}`);
        if (!question)
          return (
            <button key={name} {...common} disabled={busy} onClick={() => void run(name)}>
              {text}
            </button>
          );
        if (isPublic && !hasRole(role, 'publisher'))
          return (
            <ReasonedButton key={name} {...common} reason={t('publish.forbidden')}>
              {text}
            </ReasonedButton>
          );
        return (
          <ConfirmDialog
            key={name}
            trigger={
              <button {...common} disabled={busy}>
                {text}
              </button>
            }
            title={label}
            text={question}
            confirm={text}
            cancel={t('action.cancel')}
            onConfirm={() => void run(name)}
          >
            {name === 'archive' && <UsedOnWarning kind="page" ids={[id]} />}
          </ConfirmDialog>
        );
      })}
    </span>
  );
}

/** Consequences of an action; undefined for one without any. Archiving always asks, since others may use the page. */
function questionOf(t: Text, name: Action, { path, publishedVersion, archivedVersion }: PageSummary) {
  if (name === 'archive')
    return t(publishedVersion === null ? 'usedOn.archive' : 'workspace.archiveText', { path });
  if (name === 'restore' && archivedVersion !== null)
    return t('workspace.restoreText', { path, version: archivedVersion });
  return undefined;
}
