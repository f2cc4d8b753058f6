'use client';

import { useState } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { type CategoryMapping, categoryMappings } from '#schemas/api/invented/category-mappings.ts';
import type { MappingSource } from '#schemas/enums/mapping-source.ts';
import buttons from '#ui/button.module.css';
import { useSettled } from '#ui/use-settled.ts';
import account from '../account/account.module.css';
import { useMayPublish } from '../account/operator.tsx';
import { PagesLine } from '../account/pages-line.tsx';
import desk from '../desk/desk.module.css';
import { LoadState } from '../kit/load-state.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useText } from '../kit/use-text.ts';
import type { MappingDraft } from './mapping-dialog.tsx';
import { levelsText } from './path-text.ts';
import type { Tree } from './use-tree.ts';

const SIZE = 50;
const QUIET_MS = 300;

type Props = {
  source: MappingSource;
  /** Number of changes: another one requests the list again. */
  changes: number;
  tree: Tree;
  busy: boolean;
  onEdit: (draft: MappingDraft) => void;
  onRemove: (mapping: CategoryMapping) => void;
};

/** Saved mappings of paths or of words, with a search over them. */
export function MappingList({ source, changes, tree, busy, onEdit, onRemove }: Props) {
  const t = useText();
  const mayPublish = useMayPublish();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const settled = useSettled(keyword.trim(), QUIET_MS);
  const query = { source, page, size: SIZE, ...(settled && { keyword: settled }) };
  const list = useEndpoint(categoryMappings, { query }, { version: changes });
  const { data } = list;
  const isEmpty = data?.content.length === 0;
  return (
    <section className={account.section} aria-label={t(`desk.categories.${source}`)}>
      <div className={desk.filters}>
        <TextField
          label={t(`desk.categories.find.${source}`)}
          type="search"
          maxLength={60}
          value={keyword}
          onChange={({ target }) => {
            setKeyword(target.value);
            setPage(1);
          }}
        />
        {mayPublish && source === 'word' && (
          <button
            type="button"
            className={buttons.primary}
            onClick={() => onEdit({ source, value: '', classificationId: '' })}
          >
            {t('desk.categories.addWord')}
          </button>
        )}
      </div>
      <LoadState
        of={list}
        empty={isEmpty && t(settled ? 'desk.categories.noMatch' : `desk.categories.none.${source}`)}
      />
      {data && !isEmpty && (
        <>
          <ul className={account.list} data-testid="mappings">
            {data.content.map((one) => (
              <MappingItem
                key={one.id}
                mapping={one}
                tree={tree}
                busy={busy}
                onEdit={onEdit}
                onRemove={onRemove}
              />
            ))}
          </ul>
          {data.totalElements > SIZE && <PagesLine page={page} size={SIZE} data={data} onPage={setPage} />}
        </>
      )}
    </section>
  );
}

type ItemProps = Pick<Props, 'tree' | 'busy' | 'onEdit' | 'onRemove'> & { mapping: CategoryMapping };

function MappingItem({ mapping, tree, busy, onEdit, onRemove }: ItemProps) {
  const t = useText();
  const mayPublish = useMayPublish();
  const name = levelsText(t, mapping.value);
  return (
    <li className={account.item} data-id={mapping.id}>
      <div>
        <strong>{name}</strong>
        <span className={account.hint}>
          → {tree?.pathOf(mapping.classificationId)}
          {mapping.due && ` · ${t('desk.categories.due')}`}
        </span>
      </div>
      {mayPublish && (
        <div className={desk.actions}>
          <button
            type="button"
            className={buttons.secondary}
            aria-label={t('desk.categories.changeName', { name })}
            onClick={() => onEdit(mapping)}
          >
            {t('desk.categories.change')}
          </button>
          <button
            type="button"
            className={buttons.secondary}
            disabled={busy}
            aria-label={t('desk.categories.removeName', { name })}
            onClick={() => onRemove(mapping)}
          >
            {t('desk.categories.remove')}
          </button>
        </div>
      )}
    </li>
  );
}
