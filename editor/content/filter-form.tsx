import { type ReactNode, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { Field } from '#schemas/fields/registry.ts';
import { FILTER_KINDS, FILTER_TEXT_LENGTH, type FilterCondition, type FilterOp } from '#schemas/filter.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { labelText } from '../fields/control.ts';
import { FieldControl } from '../fields/registry.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './content.module.css';
import { filterKind } from './list-query.ts';

type Props = {
  fields: readonly Field[];
  /** Condition to change; undefined for a new one. */
  condition: FilterCondition | undefined;
  onDone: (condition: FilterCondition) => void;
  onClose: () => void;
};

/** One condition of a filter (schemas/filter.ts): a field, an operator of its kind, and the value by its own control. */
export function FilterForm({ fields, condition, onDone, onClose }: Props): ReactNode {
  const t = useText();
  const { lang, tenant } = useView();
  const [name, setName] = useState(condition?.field ?? fields[0]?.name);
  const field = fields.find((one) => one.name === name) ?? fields[0];
  const [op, setOp] = useState<FilterOp | undefined>(condition?.op);
  const [value, setValue] = useState(condition && field ? shownValue(field, condition.value) : undefined);
  if (!field) return null;
  const ops = opsOf(field);
  const operator = ops.find((one) => one === op) ?? ops[0];
  const isUnary = operator === 'isSet' || operator === 'isNotSet';
  const sent = isUnary ? undefined : sentValue(field, value);
  const done = () => {
    if (!operator || (!isUnary && sent === undefined)) return;
    onDone({ field: field.name, op: operator, ...(sent !== undefined && { value: sent }) });
  };
  return (
    <form
      className={styles.filterForm}
      aria-label={t('content.filter.add')}
      onSubmit={(event) => {
        event.preventDefault();
        done();
      }}
    >
      <label className={account.labelled}>
        <span className={account.label}>{t('content.filter.field')}</span>
        <select
          className={account.select}
          value={field.name}
          // biome-ignore lint/a11y/noAutofocus: the form opens by the operator's own action
          autoFocus
          onChange={({ target }) => {
            setName(target.value);
            setValue(undefined);
          }}
        >
          {fields.map((one) => (
            <option key={one.name} value={one.name}>
              {labelText(t, one.label)}
            </option>
          ))}
        </select>
      </label>
      <label className={account.labelled}>
        <span className={account.label}>{t('content.filter.op')}</span>
        <select
          className={account.select}
          value={operator}
          onChange={({ target }) => setOp(ops.find((one) => one === target.value))}
        >
          {ops.map((one) => (
            <option key={one} value={one}>
              {t(`content.op.${one}`)}
            </option>
          ))}
        </select>
      </label>
      {!isUnary && (
        <FieldControl
          key={field.name}
          id="filter-value"
          field={valueField(field)}
          value={value}
          onChange={setValue}
          lang={lang}
          languages={[]}
          tenant={tenant}
        />
      )}
      <div className={account.line}>
        <button type="submit" className={buttons.primary} disabled={!isUnary && sent === undefined}>
          {t('content.filter.apply')}
        </button>
        <button type="button" className={buttons.secondary} onClick={onClose}>
          {t('action.cancel')}
        </button>
      </div>
    </form>
  );
}

/** Operators that make sense for a field: a choice is compared with several of its options at once. */
function opsOf(field: Field): readonly FilterOp[] {
  const kind = filterKind(field);
  const ops: readonly FilterOp[] = kind ? FILTER_KINDS[kind] : [];
  const isChoice = field.type === 'SELECT' && kind !== 'boolean';
  const left: readonly FilterOp[] = isChoice ? ['is', 'isNot', 'contains'] : ['in', 'notIn'];
  return ops.filter((op) => !left.includes(op)).toSorted((a, b) => rank(a) - rank(b));
}

/** Ops in the order in which they are asked for most: words that a text contains come first. */
const rank = (op: FilterOp) => (op === 'contains' ? 0 : 1);

/** Field whose control enters the value of a condition. */
function valueField(field: Field): Field {
  const own = { label: 'content.filter.value', required: true, help: undefined } as const;
  if (field.type === 'SELECT')
    return { ...field, ...own, multiple: field.multiple || filterKind(field) !== 'boolean' } as Field;
  if (field.type === 'NUMBER' || field.type === 'TIME') return { ...field, ...own } as Field;
  return { name: field.name, type: 'TEXT', maxLength: FILTER_TEXT_LENGTH, ...own } as Field;
}

/** Value of the control as a condition has it; undefined for none. */
function sentValue(field: Field, value: unknown): FilterCondition['value'] {
  if (field.type === 'TIME') return typeof value === 'string' ? Date.parse(value) : undefined;
  if (field.type === 'SELECT' && filterKind(field) === 'boolean') return value === true;
  if (Array.isArray(value)) return value.length > 0 ? value.map(String) : undefined;
  if (typeof value === 'string') return value.trim() || undefined;
  return typeof value === 'number' ? value : undefined;
}

/** Value of a condition as the control has it. */
const shownValue = (field: Field, value: FilterCondition['value']): unknown =>
  field.type === 'TIME' && typeof value === 'number' ? new Date(value).toISOString() : value;
