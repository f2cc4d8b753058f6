import type { ReactNode } from 'react';
import type { ContentType } from '#schemas/content-type/define.ts';
import account from '../account/account.module.css';
import { labelText } from '../fields/control.ts';
import { useText } from '../kit/use-text.ts';
import { type Sort, sortText } from './list-query.ts';

type Props = { type: ContentType; sort: Sort | undefined; onSort: (sort: Sort | undefined) => void };

/** Choice of the order: each sortable field, both ways. */
export function SortSelect({ type, sort, onSort }: Props): ReactNode {
  const t = useText();
  const [first] = type.sorts;
  if (!first) return null;
  const own = { field: first.field, descending: first.descending === true };
  const sorts = type.sorts.flatMap(({ field }) => [
    { field, descending: false },
    { field, descending: true },
  ]);
  const labelOf = ({ field, descending }: Sort) => {
    const found = type.fields.find(({ name }) => name === field);
    const kind = found?.type === 'TIME' || found?.type === 'TEXT' ? found.type : 'NUMBER';
    return t(`content.sort.${kind}.${descending ? 'down' : 'up'}`, {
      field: found ? labelText(t, found.label) : field,
    });
  };
  return (
    <label className={account.labelled}>
      <span className={account.label}>{t('content.sort')}</span>
      <select
        className={account.select}
        value={sortText(sort ?? own)}
        onChange={({ target }) => {
          const chosen = sorts.find((one) => sortText(one) === target.value);
          onSort(target.value === sortText(own) ? undefined : chosen);
        }}
      >
        {sorts.map((one) => (
          <option key={sortText(one)} value={sortText(one)}>
            {labelOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
