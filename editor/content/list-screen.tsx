'use client';

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { ContentRow } from '#schemas/api/invented/content-desk.ts';
import { type ContentType, PUBLISH_ROLE } from '#schemas/content-type/define.ts';
import { hasRole, isAdmitted } from '#schemas/operator.ts';
import buttons from '#ui/button.module.css';
import { useSettled } from '#ui/use-settled.ts';
import { AccountFrame } from '../account/account-frame.tsx';
import { useOperator } from '../account/operator.tsx';
import { useContentType } from '../kit/content-types.ts';
import { entryAddress, SECTION, typeAddress } from '../kit/entry-address.ts';
import { moduleText } from '../kit/module-name.ts';
import { TextField } from '../kit/text-field.tsx';
import { useText } from '../kit/use-text.ts';
import { BulkBar } from './bulk-bar.tsx';
import styles from './content.module.css';
import { countText } from './count-text.ts';
import { ExchangeButton } from './exchange-dialog.tsx';
import { FilterLine } from './filter-line.tsx';
import { type ListQuery, queryText, readQuery } from './list-query.ts';
import { ListTable } from './list-table.tsx';
import { mayAdd, RoleNote } from './role-note.tsx';
import { SavedViews } from './saved-views.tsx';
import { useSelection } from './selection.ts';
import { SortSelect } from './sort-select.tsx';
import { TreeList } from './tree-list.tsx';
import { UnknownType } from './unknown-type.tsx';
import { useContentList } from './use-content-list.ts';

const QUIET_MS = 250;
const MAX_KEYWORD = 100;

/** Entries of a type; `search` is the query in the address. */
export function ListScreen({ name, search }: { name: string; search: string }): ReactNode {
  const type = useContentType(name);
  return type ? <List type={type} search={search} /> : <UnknownType />;
}

function List({ type, search }: { type: ContentType; search: string }): ReactNode {
  const t = useText();
  const { lang } = useView();
  const { role } = useOperator();
  const query = useMemo(() => readQuery(search, type), [search, type]);
  const list = useContentList(type.type, query);
  const selection = useSelection();
  const put = (change: Partial<ListQuery>) => {
    const text = queryText({ ...query, ...change });
    window.history.replaceState(null, '', `${typeAddress(type)}${text && '?'}${text}`);
  };
  const [typed, setTyped] = useTypedKeyword(query.keyword, (keyword) => put({ keyword }));
  const isPublisher = hasRole(role, PUBLISH_ROLE);
  const canAdd = mayAdd(role, type);
  const isNarrowed = query.keyword !== '' || query.filter.length > 0;
  // Results of a search or of another order are a list; its rows name what they are below.
  const isTree = type.tree !== undefined && !isNarrowed && query.sort === undefined && list.total !== 0;
  const [treeRows, setTreeRows] = useState<readonly (readonly ContentRow[])[]>([]);
  const [revision, setRevision] = useState(0);
  const reload = async () => {
    setTreeRows([]);
    // A notice's Undo calls this from an earlier render.
    setRevision((count) => count + 1);
    await list.reload();
  };
  return (
    <AccountFrame
      path={SECTION}
      title={moduleText(type.name, lang)}
      parent={{ path: SECTION, name: t('content.title') }}
      isWide
    >
      <div className={styles.head}>
        <p className={styles.about}>{moduleText(type.about, lang)}</p>
        <div className={styles.filters}>
          <ExchangeButton type={type} query={query} canImport={isPublisher} onDone={reload} />
          {canAdd && (
            <a className={buttons.primary} href={entryAddress(type.type, 'new')}>
              {t('content.new', { name: moduleText(type.one, lang) })}
            </a>
          )}
        </div>
      </div>
      <RoleNote type={type} />
      <div className={styles.tools}>
        <div className={styles.filters}>
          <TextField
            label={t('content.search')}
            type="search"
            maxLength={MAX_KEYWORD}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <SortSelect type={type} sort={query.sort} onSort={(sort) => put({ sort })} />
        </div>
        <FilterLine type={type} filter={query.filter} onFilter={(filter) => put({ filter })} />
        <p role="status" className={styles.total} data-testid="content-total">
          {list.total !== undefined &&
            t('content.found', { count: list.total, number: countText(list.total, lang) })}
        </p>
      </div>
      <SavedViews type={type.type} query={query} />
      {isTree ? (
        <TreeList
          type={type}
          revision={revision}
          selection={isPublisher ? selection : undefined}
          onRows={(rows) => setTreeRows((known) => [...known, rows])}
          onMoved={isPublisher ? reload : undefined}
        />
      ) : (
        <ListTable
          type={type}
          list={list}
          sort={query.sort}
          onSort={(sort) => put({ sort })}
          selection={isPublisher ? selection : undefined}
          empty={t(isNarrowed ? 'content.noneFound' : 'content.none')}
          emptyAction={
            isNarrowed ? (
              <button
                type="button"
                className={buttons.secondary}
                onClick={() => {
                  setTyped('');
                  put({ keyword: '', filter: [] });
                }}
              >
                {t('content.clear')}
              </button>
            ) : (
              <FirstEntry type={type} canAdd={canAdd} />
            )
          }
        />
      )}
      {isPublisher && (
        <BulkBar type={type} selection={selection} rows={isTree ? treeRows : list.parts} onDone={reload} />
      )}
    </AccountFrame>
  );
}

/** Way to the first entry of a type: its form, or the feeds that bring it. */
function FirstEntry({ type, canAdd }: { type: ContentType; canAdd: boolean }): ReactNode {
  const t = useText();
  const { lang } = useView();
  const { scopes } = useOperator();
  if (canAdd)
    return (
      <a className={buttons.secondary} href={entryAddress(type.type, 'new')}>
        {t('content.first', { name: moduleText(type.one, lang) })}
      </a>
    );
  if (!type.imported || !isAdmitted(scopes, { area: 'feeds', method: 'GET' })) return null;
  return (
    <a className={buttons.secondary} href="/editor/feeds">
      {t('content.toFeeds')}
    </a>
  );
}

/** Typed search text, which is in the address after a pause; another address replaces it. */
function useTypedKeyword(keyword: string, onSettled: (keyword: string) => void) {
  const [typed, setTyped] = useState({ text: keyword, keyword });
  if (typed.keyword !== keyword)
    setTyped({ text: typed.text.trim() === keyword ? typed.text : keyword, keyword });
  const settled = useSettled(typed.text.trim(), QUIET_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the typing pauses
  useEffect(() => {
    if (settled !== keyword && settled === typed.text.trim()) onSettled(settled);
  }, [settled]);
  return [typed.text, (text: string) => setTyped({ text, keyword })] as const;
}
