'use client';

import type { ReactNode } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { findNode } from '#engine/tree.ts';
import { formatDateTime } from '#locales/format/date.ts';
import type { TextKey } from '#locales/translate.ts';
import { useView } from '#runtime/view-context.tsx';
import { listEdits, takeBackEdit } from '#schemas/api/invented/publishing.ts';
import { LANGUAGES } from '#schemas/constants.ts';
import type { EditEntry } from '#schemas/entities/page-version.ts';
import { hasRole } from '#schemas/operator.ts';
import { fieldName, moduleFieldName } from '../fields/field-name.ts';
import buttons from '../kit/button.module.css';
import { callProblem } from '../kit/call-problem.ts';
import { moduleName, moduleTitle } from '../kit/module-name.ts';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor } from '../store/provider.tsx';
import styles from './history.module.css';

const SIZE = 100;
/** Maximum pause within one entry, in ms: closer edits of one operator are grouped. */
const PAUSE_MS = 300_000;

type Stretch = { operatorName: string; edits: EditEntry[] };

/** Edits of the page with operator and time: consecutive edits of one operator are grouped, and each can be taken back. */
export function EditList(): ReactNode {
  const view = useView();
  const { t } = view;
  const id = useEditor(({ page }) => page.id);
  const rev = useEditor((state) => state.rev);
  const mayEdit = useEditor(({ me }) => hasRole(me.role, 'editor'));
  const { data, error } = useEndpoint(listEdits, { params: { id }, query: { size: SIZE } }, { version: rev });
  const { busy, said, problem, takeBack } = useTakeBack();
  if (error) return <p className={styles.problem}>{callProblem(t, error)}</p>;
  if (!data) return null;
  if (data.content.length === 0) return <p className={styles.muted}>{t('history.noEdits')}</p>;
  return (
    <>
      <p role="status" className={problem ? styles.problem : styles.muted}>
        {problem ?? said}
      </p>
      <ol className={styles.list}>
        {stretches(data.content).map(({ operatorName, edits }) => (
          <li key={edits[0]?.rev} className={styles.edit} data-testid="stretch">
            <strong>{operatorName}</strong>
            <ol>
              {edits.map((edit) => (
                <li key={edit.rev} className={styles.step}>
                  <span>
                    <EditText edit={edit} />{' '}
                    <span className={styles.muted}>{formatDateTime(edit.at, view)}</span>
                  </span>
                  {mayEdit && edit.canTakeBack && (
                    <button
                      type="button"
                      className={buttons.button}
                      disabled={busy}
                      onClick={() => void takeBack(edit.rev)}
                    >
                      {t('history.takeBack')}
                    </button>
                  )}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Commands of an edit with their modules and fields, such as “changed a field: Banner, Link 2”. */
function EditText({ edit }: { edit: EditEntry }): ReactNode {
  const t = useText();
  const { lang } = useView();
  const document = useEditor((state) => state.document);
  const manifest = useEditor((state) => state.manifest);
  const texts = edit.commands.map(({ type, nodeId, nodeType, path }) => {
    const node = nodeId === undefined ? undefined : findNode(document, nodeId);
    const module = node?.type ?? nodeType;
    const what = [
      module && moduleName(lang, manifest, module),
      node && (node.name ?? moduleTitle(manifest, node, lang)),
      path && (nodeId === undefined ? fieldName(t, path) : moduleFieldName(t, manifest, module ?? '', path)),
      LANGUAGES.find((one) => path?.includes(one))?.toUpperCase(),
    ].filter(Boolean);
    const done = t(`history.command.${type}` as TextKey);
    return what.length > 0 ? `${done}: ${what.join(', ')}` : done;
  });
  return [...new Set(texts)].join('; ');
}

/** Takes edits back, and says which values stay because somebody has changed them since. */
function useTakeBack() {
  const t = useText();
  const id = useEditor(({ page }) => page.id);
  const { busy, said, problem, run } = useAction();
  const takeBack = (rev: number) =>
    run(async () => {
      const { results } = await browserApi().call(takeBackEdit, { params: { id, rev } });
      const by = results.flatMap((one) =>
        one.status === 'conflict' ? one.conflicts.map((it) => it.by) : [],
      );
      if (by.length > 0)
        throw new Error(t('history.changedSince', { count: by.length, names: [...new Set(by)].join(', ') }));
      const refused = results.find((one) => one.status === 'refused');
      if (refused?.status === 'refused')
        throw new Error(t(`errors.${refused.problem.code}`, refused.problem.params));
    }, t('history.takenBack'));
  return { busy, said, problem, takeBack };
}

/** Groups of edits, newest first, as the entries are. */
function stretches(entries: readonly EditEntry[]): Stretch[] {
  const found: Stretch[] = [];
  for (const edit of entries) {
    const last = found.at(-1);
    const before = last?.edits.at(-1);
    if (last && before && last.operatorName === edit.operatorName && before.at - edit.at < PAUSE_MS)
      last.edits.push(edit);
    else found.push({ operatorName: edit.operatorName, edits: [edit] });
  }
  return found;
}
