import type { ReactNode } from 'react';
import { ApiError } from '#client/api-error.ts';
import { browserApi } from '#client/browser-api.ts';
import type { ValueProblem } from '#engine/content/check-values.ts';
import {
  type ContentEntry,
  contentEntry,
  discardContent,
  publishContent,
  removeContent,
} from '#schemas/api/invented/content-desk.ts';
import { type ContentType, PUBLISH_ROLE } from '#schemas/content-type/define.ts';
import { hasRole } from '#schemas/operator.ts';
import buttons from '#ui/button.module.css';
import { useOperator } from '../account/operator.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { entryAddress, previewAddress, typeAddress } from '../kit/entry-address.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { navigate } from '../kit/navigate.ts';
import { command, usePlaceCommands } from '../kit/place-commands.ts';
import { ErrorText } from '../kit/problem.tsx';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import { UsedOnWarning } from '../used-on/used-on.tsx';
import styles from './content.module.css';
import entryStyles from './entry.module.css';
import type { EntryStore } from './entry-store.ts';
import { useMayEdit } from './role-note.tsx';
import { SavingState } from './saving-state.tsx';
import { useUndoOffer } from './undo.ts';
import { useEntryState } from './use-entry.ts';
import { valueProblems } from './value-problems.ts';

type Props = {
  type: ContentType;
  store: EntryStore;
  name: string;
  /** Shows required fields without a value; false if there are any. */
  onCheck: () => boolean;
  /** Shows values that the server has refused. */
  onProblems: (problems: readonly ValueProblem[]) => void;
  onGone: () => void;
};

/** State of an entry, and the actions on it: publish and discard of a drafted one, save of a direct one, remove. */
export function EntryBar({ type, store, name, onCheck, onProblems, onGone }: Props): ReactNode {
  const t = useText();
  const { role } = useOperator();
  const mayEdit = useMayEdit(type);
  const isPublisher = hasRole(role, PUBLISH_ROLE);
  const entry = useEntryState(store, (state) => state.entry);
  const isChanged = useEntryState(store, ({ pending }) => Object.keys(pending).length > 0);
  const { busy, problem, run } = useAction();
  const offerUndo = useUndoOffer(type.type);
  const isDrafted = type.lifecycle === 'drafted';

  const reload = () =>
    entryNow(type, store).then(
      (now) => (now ? store.accept(now) : onGone()),
      () => undefined,
    );
  const saved = (next: ContentEntry, text: string) =>
    offerUndo(text, [{ id: next.id, version: next.version }], reload);
  /** Runs work that may be refused for values of the entry. */
  const checked = (work: () => Promise<unknown>) =>
    run(async () => {
      await work().catch((error) => {
        const problems = valueProblems(error);
        if (problems.length === 0) throw error;
        onProblems(problems);
      });
    });

  const publish = () =>
    checked(async () => {
      if (!(await store.save()) || !onCheck()) return;
      const { entry: now } = store.get();
      if (!now) return;
      const params = { type: type.type, id: now.id };
      const next = await browserApi().call(publishContent, { params, body: { note: '' } });
      store.accept(next);
      saved(next, t('content.published', { name }));
    });
  const save = () =>
    checked(async () => {
      if (!onCheck()) return;
      const before = store.get().entry?.version ?? 0;
      const isSaved = await store.save();
      const { entry: next, error } = store.get();
      if (error) throw error;
      if (isSaved && next && next.version > before) saved(next, t('content.saved', { name }));
    });
  const discard = () =>
    run(async () => {
      const { entry: now } = store.get();
      if (!now) return;
      await browserApi().call(discardContent, { params: { type: type.type, id: now.id } });
      store.reset();
      if (now.live === null) navigate(typeAddress(type));
      else await reload();
    });
  const remove = () =>
    run(async () => {
      const { entry: now } = store.get();
      if (!now) return;
      const params = { type: type.type, id: now.id };
      const { version } = await browserApi().call(removeContent, { params });
      store.reset();
      navigate(typeAddress(type));
      const back = () => navigate(entryAddress(type.type, now.id));
      offerUndo(t('content.removed', { name }), [{ id: now.id, version }], back);
    });

  const address = entry?.address ?? undefined;
  const isShown = type.address !== undefined || type.single;
  const canPublish = mayEdit && isDrafted && isPublisher && !busy && Boolean(entry?.draft || isChanged);
  const canSave = mayEdit && !isDrafted && !busy && (entry === undefined || isChanged);
  usePlaceCommands([
    ...(canPublish ? [command('publish', t('content.publish'), () => void publish())] : []),
    ...(canSave ? [command('save', t('content.save'), () => void save())] : []),
  ]);
  return (
    <div className={entryStyles.bar}>
      <div className={entryStyles.state}>
        {entry && <StatePill entry={entry} />}
        {mayEdit && <Steps store={store} />}
        {mayEdit && <SavingState store={store} isDrafted={isDrafted} />}
        {address !== undefined && (
          <a className={entryStyles.goTo} href={address} target="_blank" rel="noreferrer">
            {t('content.inShop')}
          </a>
        )}
        {isDrafted && isShown && entry?.draft && (
          <a
            className={entryStyles.goTo}
            href={previewAddress(type.type, entry.id)}
            target="_blank"
            rel="noreferrer"
          >
            {t('content.preview')}
          </a>
        )}
      </div>
      {mayEdit && (
        <div className={entryStyles.actions}>
          {isPublisher && entry?.live && !type.imported && !type.single && (
            <ConfirmDialog
              trigger={
                <button type="button" className={buttons.secondary} disabled={busy}>
                  {t('content.remove')}
                </button>
              }
              title={t('content.removeTitle', { name })}
              text={address ? t('content.removeFrom', { address }) : t('content.removeText')}
              confirm={t('content.remove')}
              cancel={t('action.cancel')}
              onConfirm={() => void remove()}
            >
              <UsedOnWarning kind={type.type} ids={[entry.id]} />
            </ConfirmDialog>
          )}
          {isDrafted && entry?.draft && (
            <ConfirmDialog
              trigger={
                <button type="button" className={buttons.secondary} disabled={busy}>
                  {t('content.discard')}
                </button>
              }
              title={t('content.discardTitle')}
              text={t(entry.live ? 'content.discardText' : 'content.discardNew')}
              confirm={t('content.discard')}
              cancel={t('action.cancel')}
              onConfirm={() => void discard()}
            />
          )}
          {!isDrafted && isChanged && (
            <button type="button" className={buttons.secondary} disabled={busy} onClick={store.reset}>
              {t('content.reset')}
            </button>
          )}
          {isDrafted ? (
            <button
              type="button"
              className={buttons.primary}
              disabled={!canPublish}
              title={isPublisher ? undefined : t('content.publishersOnly')}
              onClick={() => void publish()}
            >
              {t('content.publish')}
            </button>
          ) : (
            <button type="button" className={buttons.primary} disabled={!canSave} onClick={() => void save()}>
              {t('content.save')}
            </button>
          )}
        </div>
      )}
      <ErrorText>{problem}</ErrorText>
    </div>
  );
}

/** Undo and redo of the form. */
function Steps({ store }: { store: EntryStore }): ReactNode {
  const t = useText();
  const canUndo = useEntryState(store, ({ undoSteps }) => undoSteps.length > 0);
  const canRedo = useEntryState(store, ({ redoSteps }) => redoSteps.length > 0);
  return (
    <span className={entryStyles.steps}>
      <IconButton icon="undo" label={t('workspace.undo')} disabled={!canUndo} onClick={store.undo} />
      <IconButton icon="redo" label={t('workspace.redo')} disabled={!canRedo} onClick={store.redo} />
    </span>
  );
}

/** Entry as the server has it now; undefined if it is gone. */
async function entryNow(type: ContentType, store: EntryStore): Promise<ContentEntry | undefined> {
  const { entry } = store.get();
  if (!entry) return undefined;
  try {
    return await browserApi().call(contentEntry, { params: { type: type.type, id: entry.id } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

function StatePill({ entry }: { entry: ContentEntry }): ReactNode {
  const t = useText();
  const state = entry.live === null ? 'isNew' : entry.draft ? 'draft' : 'live';
  return (
    <span className={styles.pill} data-testid="entry-state" data-state={state === 'isNew' ? 'new' : state}>
      {t(`content.${state}`)}
    </span>
  );
}
