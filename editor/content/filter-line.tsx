import { type ReactNode, useId, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { ContentType } from '#schemas/content-type/define.ts';
import type { Filter, FilterCondition } from '#schemas/filter.ts';
import { labelText } from '../fields/control.ts';
import { Icon } from '../kit/icon.tsx';
import { useText } from '../kit/use-text.ts';
import { conditionText } from './condition-text.ts';
import styles from './content.module.css';
import { FilterForm } from './filter-form.tsx';

type Props = {
  type: Pick<ContentType, 'fields' | 'filters'>;
  filter: Filter;
  onFilter: (filter: Filter) => void;
};

/** Conditions of a list as chips, with a form that adds or changes one. */
export function FilterLine({ type, filter, onFilter }: Props): ReactNode {
  const ctx = useView();
  const t = useText();
  const id = useId();
  /** Index of the condition in the form; the number of conditions for a new one. */
  const [open, setOpen] = useState<number>();
  const fields = type.filters.flatMap((name) => type.fields.find((field) => field.name === name) ?? []);
  if (fields.length === 0) return null;
  const change = (index: number, conditions: FilterCondition[]) => {
    setOpen(undefined);
    onFilter(filter.toSpliced(index, 1, ...conditions));
  };
  return (
    <div className={styles.filterLine}>
      <ul className={styles.chips} aria-label={t('content.filters')}>
        {filter.map((condition, index) => {
          const field = fields.find(({ name }) => name === condition.field);
          if (!field) return null;
          const text = `${labelText(t, field.label)} ${conditionText(field, condition, ctx)}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no other identity
            <li key={index} className={styles.chip} data-testid="filter-chip">
              <button type="button" aria-expanded={open === index} onClick={() => setOpen(index)}>
                {text}
              </button>
              <button
                type="button"
                aria-label={t('content.filter.remove', { condition: text })}
                onClick={() => change(index, [])}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          );
        })}
        <li>
          <button
            type="button"
            className={styles.addChip}
            aria-expanded={open === filter.length}
            aria-controls={id}
            onClick={() => setOpen(open === filter.length ? undefined : filter.length)}
          >
            + {t('content.filter.add')}
          </button>
        </li>
      </ul>
      <div id={id}>
        {open !== undefined && (
          <FilterForm
            key={open}
            fields={fields}
            condition={filter[open]}
            onDone={(condition) => change(open, [condition])}
            onClose={() => setOpen(undefined)}
          />
        )}
      </div>
    </div>
  );
}
