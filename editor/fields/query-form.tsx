import { type ReactNode, useId, useState } from 'react';
import type { FilterCondition } from '#schemas/filter.ts';
import { MAX_CONDITIONS } from '#schemas/filter.ts';
import { type Query, SOURCES, type SourceKindOf, type SourceSort } from '#schemas/source.ts';
import buttons from '../kit/button.module.css';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { ConditionRow, fieldName, isComplete } from './condition-row.tsx';
import { FieldShell } from './field-shell.tsx';
import styles from './fields.module.css';
import { NumberInput } from './number-input.tsx';
import { PickList } from './pick-list.tsx';
import { fromPickRef, type SourceProps, toPickRef } from './source-refs.ts';

type Props = SourceProps & { query: Query; onQuery: (query: Query) => void; maxPins: number };

/** Conditions, order, number, pins and exclusions of a query. */
export function QueryForm(props: Props): ReactNode {
  const { id, field, query, onQuery, maxPins, disabled } = props;
  const t = useText();
  const { picks, sorts }: SourceKindOf = SOURCES[field.of];
  const kinds = field.kinds ?? picks;
  const listOf = (name: 'pins' | 'without') => (
    <PickList
      id={`${id}-${name}`}
      field={{ label: `source.${name}` }}
      kinds={kinds}
      refs={query[name].map(toPickRef(field))}
      max={maxPins}
      disabled={disabled}
      onRefs={(refs) => onQuery({ ...query, [name]: refs.map(fromPickRef(field)) })}
    />
  );
  return (
    <>
      {Object.keys(SOURCES[field.of].fields).length > 0 && <Conditions {...props} />}
      <div className={styles.row}>
        {sorts.length > 1 && (
          <label className={inputs.field} htmlFor={`${id}-sort`}>
            <span className={styles.label}>{t('source.sort')}</span>
            <select
              id={`${id}-sort`}
              className={inputs.input}
              value={query.sort}
              disabled={disabled}
              onChange={({ target }) => onQuery({ ...query, sort: target.value as SourceSort })}
            >
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`source.sort.${sort}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className={inputs.field} htmlFor={`${id}-count`}>
          <span className={styles.label}>{t('source.count')}</span>
          <NumberInput
            id={`${id}-count`}
            value={query.count}
            min={1}
            max={maxPins}
            required
            disabled={disabled}
            onNumber={(count) => count !== undefined && onQuery({ ...query, count })}
          />
        </label>
      </div>
      {listOf('pins')}
      {listOf('without')}
    </>
  );
}

/** Rows of conditions. A condition without a value isn't part of the query yet. */
function Conditions(props: Props): ReactNode {
  const { id, field, query, onQuery, disabled } = props;
  const t = useText();
  const addId = useId();
  const stored = JSON.stringify(query.query);
  const [draft, setDraft] = useState<{ stored: string; rows: readonly FilterCondition[] }>();
  const rows = draft?.stored === stored ? draft.rows : query.query;
  const fields: Readonly<Record<string, readonly FilterCondition['op'][]>> = SOURCES[field.of].fields;
  const change = (next: readonly FilterCondition[]) => {
    const complete = next.filter(isComplete);
    setDraft({ stored: JSON.stringify(complete), rows: next });
    if (JSON.stringify(complete) !== stored) onQuery({ ...query, query: complete });
  };
  return (
    <FieldShell id={`${id}-conditions`} label={t('source.conditions')} group>
      {rows.length === 0 && <p className={styles.foot}>{t('source.everything')}</p>}
      {rows.map((row, index) => (
        <ConditionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity and keep no state
          key={index}
          {...props}
          id={`${id}-condition-${index}`}
          condition={row}
          ops={fields[row.field] ?? [row.op]}
          onCondition={(next) => change(next ? rows.with(index, next) : rows.toSpliced(index, 1))}
        />
      ))}
      {rows.length < MAX_CONDITIONS && (
        <>
          <label className={styles.hidden} htmlFor={addId}>
            {t('source.add')}
          </label>
          <select
            id={addId}
            className={buttons.button}
            value=""
            disabled={disabled}
            onChange={({ target }) => {
              const [op] = fields[target.value] ?? [];
              if (op) change([...rows, { field: target.value, op, ...(op === 'is' && { value: true }) }]);
            }}
          >
            <option value="">{t('source.add')}</option>
            {Object.keys(fields).map((name) => (
              <option key={name} value={name}>
                {fieldName(t, name, props.tenant.currency)}
              </option>
            ))}
          </select>
        </>
      )}
    </FieldShell>
  );
}
