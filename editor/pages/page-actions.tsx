'use client';

import { type ReactNode, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import type { Text } from '#locales/translate.ts';
import { useView } from '#runtime/view-context.tsx';
import { archivePage, duplicatePage, restorePage } from '#schemas/api/invented/editor-pages.ts';
import type { PageSummary } from '#schemas/entities/page-summary.ts';
import { hasRole } from '#schemas/operator.ts';
import { pageKind } from '#schemas/page/page-kind.ts';
import { toast } from '#ui/toast.ts';
import { useOperator } from '../account/operator.tsx';
import button from '../kit/button.module.css';
import { callProblem } from '../kit/call-problem.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { offerUndo } from '../kit/offer-undo.ts';
import { ReasonedButton } from '../kit/reasoned-button.tsx';
import { keptName } from '../reuse/kept-name.ts';
import { RenameKept } from '../reuse/rename-kept.tsx';
import { SharedUses } from '../reuse/shared-uses.tsx';
import { UsedOnWarning } from '../used-on/used-on.tsx';
import { PageMenu, type PageStep } from './page-menu.tsx';
import styles from './page-table.module.css';

const CALLS = { duplicate: duplicatePage, archive: archivePage, restore: restorePage } as const;
type Action = keyof typeof CALLS;

type Props = { page: PageSummary; onChange: () => void };

/** Buttons, on a phone a menu, that duplicate, archive or restore a page. Those that change what shoppers see ask first. */
export function PageActions({ page, onChange }: Props): ReactNode {
  const view = useView();
  const { t } = view;
  const { role } = useOperator();
  const [busy, setBusy] = useState(false);
  const { id, archivedAt, publishedVersion, archivedVersion } = page;
  const kind = pageKind(page.path);
  const path = kind === 'page' ? page.path : keptName(page, view);

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
  const steps = names.map((name): PageStep => {
    const question = questionOf(t, name, page, path);
    const isPublic = (name === 'archive' ? publishedVersion : archivedVersion) !== null;
    return {
      name,
      text: t(`workspace.${name}`),
      label: t(`workspace.do.${name}`, { path }),
      question,
      isForbidden: question !== undefined && isPublic && !hasRole(role, 'publisher'),
      uses: name === 'archive' && <Uses page={page} />,
      run: () => void run(name),
    };
  });
  const isKept = kind !== 'page' && archivedAt === null;
  return (
    <>
      <span className={styles.actions}>
        {isKept && <RenameKept page={page} onChange={onChange} />}
        {steps.map((step) => (
          <StepButton key={step.name} step={step} busy={busy} />
        ))}
      </span>
      <PageMenu
        label={t('workspace.actionsOf', { path })}
        steps={steps}
        busy={busy}
        {...(isKept && { renamed: { page, onChange } })}
      />
    </>
  );
}

/** Places that would be left with a gap. */
function Uses({ page: { id, path } }: { page: PageSummary }): ReactNode {
  const kind = pageKind(path);
  if (kind === 'page') return <UsedOnWarning kind="page" ids={[id]} />;
  return kind === 'shared' && <SharedUses id={id} />;
}

function StepButton({ step, busy }: { step: PageStep; busy: boolean }): ReactNode {
  const { t } = useView();
  const { text, label, question, isForbidden, uses, run } = step;
  const common = { type: 'button', className: button.button, 'aria-label': label } as const;
  if (!question)
    return (
      <button {...common} disabled={busy} onClick={run}>
        {text}
      </button>
    );
  if (isForbidden)
    return (
      <ReasonedButton {...common} reason={t('publish.forbidden')}>
        {text}
      </ReasonedButton>
    );
  return (
    <ConfirmDialog
      trigger={
        <button {...common} disabled={busy}>
          {text}
        </button>
      }
      title={label}
      text={question}
      confirm={text}
      cancel={t('action.cancel')}
      onConfirm={run}
    >
      {uses}
    </ConfirmDialog>
  );
}

/** Consequences of an action; undefined for one without any. Archiving always asks, since others may use the page. */
function questionOf(
  t: Text,
  action: Action,
  { path, publishedVersion, archivedVersion }: PageSummary,
  name: string,
) {
  const kind = pageKind(path);
  if (action === 'archive' && kind !== 'page')
    return t(kind === 'shared' ? 'reuse.removeShared' : 'reuse.removeTemplate', { name });
  if (action === 'archive')
    return t(publishedVersion === null ? 'usedOn.archive' : 'workspace.archiveText', { path: name });
  if (action === 'restore' && archivedVersion !== null)
    return t('workspace.restoreText', { path: name, version: archivedVersion });
  return undefined;
}
