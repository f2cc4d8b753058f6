'use client';

import { useId, useState } from 'react';
import { TextField } from '../kit/text-field.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './categories.module.css';
import type { Tree } from './use-tree.ts';

/** Categories shown at once; a longer list is narrowed by typing. */
const SHOWN = 50;

type Props = {
  tree: Tree;
  /** Id of the chosen category; empty for none. */
  value: string;
  onChange: (id: string) => void;
};

/** Choice of one of the shop's categories: a search field over radio buttons. */
export function CategoryChoice({ tree, value, onChange }: Props) {
  const t = useText();
  const [keyword, setKeyword] = useState('');
  const group = useId();
  const words = folded(keyword).split(/\s+/).filter(Boolean);
  const found = tree?.branches.filter(({ path }) => words.every((word) => folded(path).includes(word))) ?? [];
  return (
    <>
      <TextField
        label={t('desk.categories.search')}
        type="search"
        maxLength={60}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{t('desk.categories.target')}</legend>
        {found.slice(0, SHOWN).map(({ id, path }) => (
          <label key={id} className={styles.choice}>
            <input
              type="radio"
              name={group}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            {path}
          </label>
        ))}
      </fieldset>
      <p role="status" className={styles.more}>
        {found.length === 0 && t('desk.categories.noneFound')}
        {found.length > SHOWN && t('desk.categories.more', { count: found.length - SHOWN })}
      </p>
    </>
  );
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase();
