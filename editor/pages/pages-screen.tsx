'use client';

import { type ReactNode, useState } from 'react';
import { hasRole } from '#schemas/operator.ts';
import { PAGE_TYPES, type PageType } from '#schemas/page/document.ts';
import { PAGE_KINDS, type PageKind } from '#schemas/page/page-kind.ts';
import { AccountFrame } from '../account/account-frame.tsx';
import { useOperator } from '../account/operator.tsx';
import button from '../kit/button.module.css';
import input from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { NewPageDialog } from './new-page-dialog.tsx';
import { type PageState, pageStateOf } from './page-state.ts';
import { PageTable } from './page-table.tsx';
import styles from './pages-screen.module.css';
import { usePages } from './use-pages.ts';

const STATES: readonly PageState[] = ['live', 'draft', 'offline'];

/** All pages of the shop: search, filter, open, create, copy, archive. */
export function PagesScreen(): ReactNode {
  const t = useText();
  const { role } = useOperator();
  const [search, setSearch] = useState('');
  const [archived, setArchived] = useState(false);
  const [state, setState] = useState<PageState | ''>('');
  const [pageType, setPageType] = useState<PageType | ''>('');
  const [kind, setKind] = useState<PageKind>('page');
  const [creating, setCreating] = useState(false);
  const { pages, problem, hasMore, more, reload } = usePages(search.trim(), archived, kind);
  const shown = pages?.filter(
    (page) =>
      (state === '' || pageStateOf(page) === state) && (pageType === '' || page.pageType === pageType),
  );

  const isNarrowed = search.trim() !== '' || archived || state !== '' || pageType !== '';
  const clear = () => {
    setSearch('');
    setArchived(false);
    setState('');
    setPageType('');
  };

  return (
    <AccountFrame path="/editor" title={t('workspace.pages')}>
      <div className={styles.filters}>
        <input
          type="search"
          className={input.input}
          value={search}
          aria-label={t('workspace.searchPages')}
          placeholder={t('workspace.searchPages')}
          onChange={({ target }) => setSearch(target.value)}
        />
        <select
          className={input.input}
          aria-label={t('workspace.filterState')}
          value={archived ? 'archived' : state}
          onChange={({ target }) => {
            setArchived(target.value === 'archived');
            setState(STATES.find((each) => each === target.value) ?? '');
          }}
        >
          <option value="">{t('workspace.anyState')}</option>
          {STATES.map((each) => (
            <option key={each} value={each}>
              {t(`workspace.status.${each}`)}
            </option>
          ))}
          <option value="archived">{t('workspace.status.archived')}</option>
        </select>
        <select
          className={input.input}
          aria-label={t('reuse.filter')}
          value={kind}
          onChange={({ target }) => setKind(PAGE_KINDS.find((each) => each === target.value) ?? 'page')}
        >
          {PAGE_KINDS.map((each) => (
            <option key={each} value={each}>
              {t(`reuse.kind.${each}`)}
            </option>
          ))}
        </select>
        <select
          className={input.input}
          aria-label={t('workspace.filterType')}
          value={pageType}
          onChange={({ target }) => setPageType(PAGE_TYPES.find((each) => each === target.value) ?? '')}
        >
          <option value="">{t('workspace.anyType')}</option>
          {PAGE_TYPES.map((each) => (
            <option key={each} value={each}>
              {t(`workspace.type.${each}`)}
            </option>
          ))}
        </select>
        {hasRole(role, 'editor') && (
          <button
            type="button"
            className={button.primary}
            onClick={() => setCreating(true)}
            data-testid="new-page"
          >
            {t('workspace.newPage')}
          </button>
        )}
      </div>
      {problem && (
        <p role="alert" className={input.error}>
          {problem}
        </p>
      )}
      {shown && shown.length > 0 && <PageTable pages={shown} onChange={reload} />}
      {shown?.length === 0 && (
        <div className={styles.none}>
          <p role="status">
            {isNarrowed
              ? t('workspace.noneFound')
              : t(kind === 'page' ? 'list.empty.nothing' : `reuse.none.${kind}`)}
          </p>
          {isNarrowed && (
            <button type="button" className={button.button} onClick={clear}>
              {t('content.clear')}
            </button>
          )}
          {!isNarrowed && kind === 'page' && hasRole(role, 'editor') && (
            <button type="button" className={button.button} onClick={() => setCreating(true)}>
              {t('workspace.newPage')}
            </button>
          )}
        </div>
      )}
      {hasMore && (
        <button type="button" className={button.button} onClick={more}>
          {t('action.loadMore')}
        </button>
      )}
      {creating && <NewPageDialog onClose={() => setCreating(false)} />}
    </AccountFrame>
  );
}
