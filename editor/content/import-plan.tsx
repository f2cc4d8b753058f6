import { type ReactNode, useEffect, useState } from 'react';
import type { ExchangedEntry } from '#engine/content/exchange.ts';
import { useView } from '#runtime/view-context.tsx';
import type { ContentType } from '#schemas/content-type/define.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { ErrorText } from '../kit/problem.tsx';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import { failureText } from './bulk-results.tsx';
import styles from './content.module.css';
import { leafName } from './leaf-text.ts';
import { useUndoOffer } from './undo.ts';
import { type ImportResult, useImport } from './use-exchange.ts';

type Props = {
  type: ContentType;
  name: string;
  entries: readonly ExchangedEntry[];
  /** Columns that the type lacks. */
  unknown: readonly string[];
  onDone: () => Promise<unknown>;
  onClose: () => void;
};

/** Number of refused entries that are listed. */
const MAX_REFUSED = 50;

/** Import of a file's entries: what it would do, found by a rehearsal, and the button that does it. */
export function ImportPlan({ type, name, entries, unknown, onDone, onClose }: Props): ReactNode {
  const t = useText();
  const isDrafted = type.lifecycle === 'drafted';
  const [publish, setPublish] = useState(false);
  const rehearsal = useImport(type, true);
  const real = useImport(type, false);
  const { busy, problem, run } = useAction();
  const offerUndo = useUndoOffer(type.type);
  const rehearse = () => run(() => rehearsal.run(entries, publish));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the file, and again for another end of it
  useEffect(() => {
    void rehearse();
  }, [publish]);
  const isStarted = real.results.length > 0;
  const shown = isStarted ? real.results : rehearsal.results;
  const written = rehearsal.results.filter(({ action }) => action === 'added' || action === 'changed').length;

  const start = () =>
    run(async () => {
      const results = await real.run(entries, publish, real.results);
      const versions = results.flatMap(({ id, version }) =>
        id !== null && version !== null ? [{ id, version }] : [],
      );
      const done = results.filter(({ action }) => action === 'added' || action === 'changed').length;
      offerUndo(t('content.import.done', { count: done }), versions, onDone);
      await onDone();
      if (results.every(({ action }) => action !== 'refused')) onClose();
    });
  return (
    <div className={account.stack} data-testid="import-plan">
      <p role="status">
        <strong>{name}</strong>: {countsText(t, shown)}
        {busy && ` (${t('content.import.progress', { done: shown.length, all: entries.length })})`}
      </p>
      {unknown.length > 0 && <p>{t('content.import.unknown', { columns: unknown.join(', ') })}</p>}
      <Refused type={type} entries={entries} results={shown} />
      {isDrafted && !isStarted && (
        <label className={account.line}>
          <input
            type="checkbox"
            checked={publish}
            disabled={busy}
            onChange={({ target }) => setPublish(target.checked)}
          />
          {t('content.import.publish')}
        </label>
      )}
      <ErrorText>{problem}</ErrorText>
      <div className={account.line}>
        {!rehearsal.isDone && problem !== undefined && (
          <button type="button" className={buttons.secondary} onClick={rehearse}>
            {t('action.retry')}
          </button>
        )}
        {real.isDone ? (
          <button type="button" className={buttons.primary} onClick={onClose}>
            {t('action.close')}
          </button>
        ) : (
          <button
            type="button"
            className={buttons.primary}
            disabled={busy || !rehearsal.isDone || written === 0}
            onClick={start}
          >
            {t(isStarted ? 'content.import.goOn' : 'content.import.start', { count: written })}
          </button>
        )}
      </div>
    </div>
  );
}

const ACTIONS = ['added', 'changed', 'unchanged', 'refused'] as const;

function countsText(t: ReturnType<typeof useText>, results: readonly ImportResult[]): string {
  const counted = Map.groupBy(results, ({ action }) => action);
  return ACTIONS.flatMap((action) => {
    const count = counted.get(action)?.length ?? 0;
    return count > 0 ? [t(`content.import.${action}`, { count })] : [];
  }).join(' · ');
}

/** Refused entries by their number in the file, with the reason. */
function Refused({
  type,
  entries,
  results,
}: {
  type: ContentType;
  entries: readonly ExchangedEntry[];
  results: readonly ImportResult[];
}): ReactNode {
  const t = useText();
  const ctx = useView();
  const refused = results.flatMap((result, at) => (result.action === 'refused' ? [{ ...result, at }] : []));
  if (refused.length === 0) return null;
  return (
    <ul className={styles.problems} data-testid="import-refused">
      {refused.slice(0, MAX_REFUSED).map(({ at, error, problems }) => (
        <li key={at}>
          {t('content.import.row', { number: at + 1, id: entries[at]?.id ?? '–' })}{' '}
          {problems.length > 0
            ? problems
                .map(({ leaf, code }) => `${leafName(type, leaf, ctx)}: ${t(`content.import.${code}`)}`)
                .join('; ')
            : failureText(t, error)}
        </li>
      ))}
    </ul>
  );
}
