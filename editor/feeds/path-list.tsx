import { type ReactNode, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import {
  type CategorySuggestion,
  saveCategoryMapping,
  suggestCategories,
} from '#schemas/api/invented/category-mappings.ts';
import type { Inspection } from '#schemas/feeds/inspection.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { levelsText } from '../categories/path-text.ts';
import { useTree } from '../categories/use-tree.ts';
import { LoadState } from '../kit/load-state.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { useAction } from '../kit/use-action.ts';
import { counted } from './run-text.ts';
import wizard from './wizard.module.css';

/** Paths that are listed, and titles of each that are looked at for a suggestion. */
const SHOWN = 30;
const TITLES = 20;

/** Categories of a file with what they become: a suggestion is taken by a button, and counts at once. */
export function PathList({ inspection }: { inspection: Inspection }): ReactNode {
  const view = useView();
  const { t } = view;
  const paths = inspection.categories.slice(0, SHOWN);
  const titlesOf = (path: string) =>
    inspection.rows.flatMap(({ item }) => (item?.categories.join(' > ') === path ? [item.title] : []));
  const body = { paths: paths.map(({ name }) => ({ path: name, titles: titlesOf(name).slice(0, TITLES) })) };
  const suggested = useEndpoint(suggestCategories, paths.length > 0 ? { body } : null);
  const tree = useTree();
  const [taken, setTaken] = useState<Readonly<Record<string, string>>>({});
  const { busy, said, problem, run } = useAction();
  const rest = inspection.categories.length - SHOWN;

  const take = async (path: string, { source, value, classificationId }: CategorySuggestion) => {
    const to = tree?.pathOf(classificationId) ?? '';
    const isDone = await run(
      () => browserApi().call(saveCategoryMapping, { body: { source, value, classificationId } }),
      t('feeds.names.taken', { path, to }),
    );
    if (isDone) setTaken((before) => ({ ...before, [path]: classificationId }));
  };
  if (paths.length === 0) return <p>{t('feeds.names.noCategories')}</p>;
  return (
    <>
      <p className={account.hint}>{t('feeds.names.atOnce')}</p>
      <p role="status" className={account.said}>
        {said}
      </p>
      <ErrorText>{problem}</ErrorText>
      <ul className={wizard.counts} data-testid="paths">
        {paths.map(({ name, count }, index) => (
          <PathItem
            key={name}
            name={name}
            count={counted('feeds.names.items', count, view)}
            suggestion={suggested.data?.[index]?.[0]}
            isKnown={suggested.data !== undefined}
            taken={taken[name]}
            pathOf={(id) => tree?.pathOf(id) ?? ''}
            isBusy={busy}
            onTake={(one) => void take(name, one)}
          />
        ))}
      </ul>
      <LoadState of={suggested} />
      {rest > 0 && <p className={account.hint}>{counted('feeds.names.more', rest, view)}</p>}
    </>
  );
}

type ItemProps = {
  name: string;
  count: string;
  suggestion: CategorySuggestion | undefined;
  /** False while the suggestions are loading, or have failed to. */
  isKnown: boolean;
  /** Id of the category that was just chosen for it. */
  taken: string | undefined;
  pathOf: (id: string) => string;
  isBusy: boolean;
  onTake: (suggestion: CategorySuggestion) => void;
};

function PathItem({ name, count, suggestion, isKnown, taken, pathOf, isBusy, onTake }: ItemProps) {
  const { t } = useView();
  const isMapped = suggestion?.reasons.some(({ kind, text }) => kind === 'earlier' && text === name);
  const mapped = taken ?? (isMapped ? suggestion?.classificationId : undefined);
  const to = suggestion && pathOf(suggestion.classificationId);
  return (
    <li className={wizard.path}>
      <span>
        {levelsText(t, name)} <span className={account.hint}>{count}</span>
      </span>
      {mapped !== undefined ? (
        <span>{t('feeds.names.becomes', { to: pathOf(mapped) })}</span>
      ) : suggestion && to ? (
        <span>
          <button
            type="button"
            className={buttons.secondary}
            disabled={isBusy}
            aria-label={t('desk.categories.take', { from: name, to })}
            onClick={() => onTake(suggestion)}
          >
            {to}
          </button>
          <span className={account.hint}>
            {suggestion.reasons
              .map(({ kind, text }) => t(`desk.categories.why.${kind}`, { text: levelsText(t, text) }))
              .join(' · ')}
          </span>
        </span>
      ) : (
        <span className={account.hint}>{isKnown && t('feeds.names.unmapped')}</span>
      )}
    </li>
  );
}
