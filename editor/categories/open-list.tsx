'use client';

import { useState } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import {
  type CategorySuggestion,
  type OpenPath,
  openPaths,
} from '#schemas/api/invented/category-mappings.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { useMayPublish } from '../account/operator.tsx';
import { PagesLine } from '../account/pages-line.tsx';
import desk from '../desk/desk.module.css';
import { LoadState } from '../kit/load-state.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './categories.module.css';
import type { MappingDraft } from './mapping-dialog.tsx';
import { levelsText, pathName } from './path-text.ts';
import type { Tree } from './use-tree.ts';

const SIZE = 20;

type Props = {
  /** Number of changes: another one requests the list again. */
  changes: number;
  tree: Tree;
  busy: boolean;
  /** Saves a mapping. */
  onSave: (draft: MappingDraft) => void;
  /** Opens the form of a mapping. */
  onEdit: (draft: MappingDraft) => void;
};

/** Paths of goods without a category, those with the most goods first, with suggestions that one click takes. */
export function OpenList({ changes, tree, busy, onSave, onEdit }: Props) {
  const t = useText();
  const [page, setPage] = useState(1);
  const list = useEndpoint(openPaths, { query: { page, size: SIZE } }, { version: changes });
  const { data } = list;
  return (
    <section className={account.section} aria-label={t('desk.categories.open')}>
      {data && data.goodsCount > 0 && (
        <p className={styles.tally} data-testid="open-tally">
          <strong>{t('desk.categories.goods', { count: data.goodsCount })}</strong>{' '}
          {t('desk.categories.paths', { count: Number(data.totalElements) })}
        </p>
      )}
      <LoadState of={list} empty={data?.content.length === 0 && t('desk.categories.allDone')} />
      {data && data.content.length > 0 && (
        <>
          <ul className={account.list} data-testid="open-paths">
            {data.content.map((one) => (
              <OpenItem
                key={one.path ?? ''}
                item={one}
                tree={tree}
                busy={busy}
                onSave={onSave}
                onEdit={onEdit}
              />
            ))}
          </ul>
          {data.totalElements > SIZE && <PagesLine page={page} size={SIZE} data={data} onPage={setPage} />}
        </>
      )}
    </section>
  );
}

type ItemProps = Omit<Props, 'changes'> & { item: OpenPath };

function OpenItem({ item: { path, count, examples, suggestions }, tree, busy, onSave, onEdit }: ItemProps) {
  const t = useText();
  const mayPublish = useMayPublish();
  const name = pathName(t, path);
  return (
    <li className={styles.open} data-testid="open-path">
      <h2 className={styles.path}>{name}</h2>
      <p className={account.hint}>{t('desk.categories.count', { count })}</p>
      <ul className={styles.examples}>
        {examples.map(({ id, title, picture }) => (
          <li key={id} className={styles.example}>
            {picture && <img src={picture} alt="" width={40} height={40} loading="lazy" />}
            <span className={styles.title}>{title}</span>
          </li>
        ))}
      </ul>
      {mayPublish &&
        suggestions.map((one, at) => (
          <SuggestionButton
            key={one.classificationId}
            one={one}
            isLikeliest={at === 0}
            of={name}
            tree={tree}
            busy={busy}
            onSave={onSave}
          />
        ))}
      {mayPublish && (
        <div className={desk.actions}>
          {path === null ? (
            <button
              type="button"
              className={buttons.secondary}
              onClick={() => onEdit({ source: 'word', value: '', classificationId: '' })}
            >
              {t('desk.categories.addWord')}
            </button>
          ) : (
            <button
              type="button"
              className={buttons.secondary}
              aria-label={t('desk.categories.chooseFor', { name })}
              onClick={() => onEdit({ source: 'path', value: path, classificationId: '' })}
            >
              {t('desk.categories.choose')}
            </button>
          )}
        </div>
      )}
    </li>
  );
}

type SuggestionProps = Pick<Props, 'tree' | 'busy' | 'onSave'> & {
  one: CategorySuggestion;
  isLikeliest: boolean;
  of: string;
};

function SuggestionButton({
  one: { source, value, classificationId, reasons },
  isLikeliest,
  of,
  tree,
  busy,
  onSave,
}: SuggestionProps) {
  const t = useText();
  const to = tree?.pathOf(classificationId) ?? '';
  const name = t('desk.categories.take', { from: source === 'word' ? value : of, to });
  return (
    <div className={styles.suggestion}>
      <button
        type="button"
        className={isLikeliest ? buttons.primary : buttons.secondary}
        disabled={busy}
        aria-label={name}
        onClick={() => onSave({ source, value, classificationId })}
      >
        {source === 'word' ? name : to}
      </button>
      <span className={account.hint}>
        {reasons
          .map(({ kind, text }) => t(`desk.categories.why.${kind}`, { text: levelsText(t, text) }))
          .join(' · ')}
      </span>
    </div>
  );
}
