'use client';

import { type ReactNode, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { Dialog } from '../kit/dialog.tsx';
import input from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { usePages } from '../pages/use-pages.ts';
import { keptName, placeText } from '../reuse/kept-name.ts';
import styles from './page-picker.module.css';

/** Dialog to open another page. */
export function PagePicker({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  const view = useView();
  const [search, setSearch] = useState('');
  const { pages, problem } = usePages(search, false);
  return (
    <Dialog title={t('workspace.openPage')} onClose={onClose}>
      <input
        type="search"
        className={input.input}
        value={search}
        aria-label={t('workspace.searchPages')}
        placeholder={t('workspace.searchPages')}
        onChange={({ target }) => setSearch(target.value)}
      />
      {problem && <p className={input.error}>{problem}</p>}
      <ul className={styles.list}>
        {pages?.map((page) => (
          <li key={page.id}>
            <a href={`/editor/pages/${page.id}`} className={styles.link} onClick={onClose}>
              <b>{keptName(page, view)}</b>
              <span>{placeText(page.path, t)}</span>
            </a>
          </li>
        ))}
      </ul>
      <a href="/editor">{t('workspace.allPages')}</a>
    </Dialog>
  );
}
