'use client';

import type { ReactNode } from 'react';
import type { Paged } from '#schemas/api/paging.ts';
import buttons from '#ui/button.module.css';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';

type Props = {
  page: number;
  size: number;
  data: Paged<unknown>;
  onPage: (page: number) => void;
};

/** Pagination of a list, newest first: the range shown, and the buttons to the others. */
export function PagesLine({ page, size, data, onPage }: Props): ReactNode {
  const t = useText();
  const before = (page - 1) * size;
  return (
    <p className={styles.line}>
      <button
        type="button"
        className={buttons.secondary}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        {t('audit.newer')}
      </button>
      <span role="status">
        {t('audit.range', { from: before + 1, to: before + data.content.length, total: data.totalElements })}
      </span>
      <button
        type="button"
        className={buttons.secondary}
        disabled={!data.hasNext}
        onClick={() => onPage(page + 1)}
      >
        {t('audit.older')}
      </button>
    </p>
  );
}
