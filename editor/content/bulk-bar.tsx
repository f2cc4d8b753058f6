import { type ReactNode, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { valuesOf } from '#engine/content/leaves.ts';
import { useView } from '#runtime/view-context.tsx';
import type { EndpointData } from '#schemas/api/endpoint.ts';
import { bulkContent, type ContentRow } from '#schemas/api/invented/content-desk.ts';
import type { ContentType } from '#schemas/content-type/define.ts';
import buttons from '#ui/button.module.css';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import { UsedOnWarning } from '../used-on/used-on.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { type BulkResult, BulkResults } from './bulk-results.tsx';
import styles from './content.module.css';
import { type Selection, useSelectedIds } from './selection.ts';
import { useUndoOffer } from './undo.ts';
import { valueText } from './value-text.ts';

type Props = {
  type: ContentType;
  selection: Selection;
  /** Loaded rows, for the names of the entries. */
  rows: readonly (readonly ContentRow[])[] | undefined;
  /** Loads the list again. */
  onDone: () => Promise<unknown>;
};

type Change = { set: Record<string, unknown> } | { remove: true };

/** Actions on the selected entries: a change or the removal of all, with a result for each that failed. */
export function BulkBar({ type, selection, rows, onDone }: Props): ReactNode {
  const t = useText();
  const ctx = useView();
  const ids = [...useSelectedIds(selection)];
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState<readonly BulkResult[]>([]);
  const { busy, problem, run } = useAction();
  const offerUndo = useUndoOffer(type.type);
  const title = type.fields.find(({ name }) => name === type.title);
  const nameOf = (id: string) => {
    const row = rows?.flat().find((one) => one.id === id);
    return (row && title && valueText(title, valuesOf(type, row.leaves)[title.name], ctx)) || id;
  };

  const finish = async (results: EndpointData<typeof bulkContent>, isRemoval: boolean) => {
    const named = results.map((result) => ({ ...result, name: nameOf(result.id) }));
    setFailed(named.filter(({ error }) => error !== null));
    const versions = results.flatMap(({ id, version, error }) =>
      error === null && version !== null && version > 0 ? [{ id, version }] : [],
    );
    const count = results.filter(({ error }) => error === null).length;
    selection.replace(results.filter(({ error }) => error !== null).map(({ id }) => id));
    if (count > 0)
      offerUndo(t(isRemoval ? 'content.removedMany' : 'content.changedMany', { count }), versions, onDone);
    await onDone();
  };
  const apply = (change: Change) =>
    run(async () => {
      const body = { ids, ...change };
      const results = await browserApi().call(bulkContent, { params: { type: type.type }, body });
      await finish(results, 'remove' in change);
    });

  return (
    <>
      <BulkResults results={failed} onClose={() => setFailed([])} />
      {ids.length > 0 && (
        <section className={styles.bulk} aria-label={t('content.bulk')} data-testid="bulk-bar">
          <span role="status">{t('content.selected', { count: ids.length })}</span>
          <button type="button" className={buttons.secondary} disabled={busy} onClick={() => setOpen(true)}>
            {t('content.bulk.change')}
          </button>
          {!type.imported && (
            <ConfirmDialog
              trigger={
                <button type="button" className={buttons.secondary} disabled={busy}>
                  {t('content.bulk.remove')}
                </button>
              }
              title={t('content.bulk.removeTitle', { count: ids.length })}
              text={t('content.removeText')}
              confirm={t('content.remove')}
              cancel={t('action.cancel')}
              onConfirm={() => void apply({ remove: true })}
            >
              <UsedOnWarning kind={type.type} ids={ids} />
            </ConfirmDialog>
          )}
          <button type="button" className={buttons.secondary} onClick={() => selection.replace([])}>
            {t('content.bulk.none')}
          </button>
          <ErrorText>{problem}</ErrorText>
        </section>
      )}
      {isOpen && (
        <BulkDialog
          type={type}
          count={ids.length}
          onClose={() => setOpen(false)}
          onSet={(set) => {
            setOpen(false);
            void apply({ set });
          }}
        />
      )}
    </>
  );
}
