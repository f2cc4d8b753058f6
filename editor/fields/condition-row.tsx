import type { ReactNode } from 'react';
import { labelText as codeText } from '#locales/format/label.ts';
import type { Text } from '#locales/translate.ts';
import { PRICE_VERDICTS } from '#schemas/entities/price-statistics.ts';
import { DEAL_LABEL_CODES, GOODS_LABEL_CODES } from '#schemas/enums/label.ts';
import { PLATFORMS } from '#schemas/enums/platform.ts';
import type { SelectField } from '#schemas/fields/select.ts';
import { FILTER_VALUES, type FilterCondition } from '#schemas/filter.ts';
import { platformLook } from '#schemas/platforms.ts';
import type { SourceKind } from '#schemas/source.ts';
import { IconButton } from '../kit/icon-button.tsx';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { FieldShell } from './field-shell.tsx';
import styles from './fields.module.css';
import { NumberInput } from './number-input.tsx';
import { PickList } from './pick-list.tsx';
import type { SourceProps } from './source-refs.ts';

type FieldName =
  Extract<Parameters<Text>[0], `source.field.${string}`> extends `source.field.${infer N}` ? N : never;

type Props = SourceProps & {
  condition: FilterCondition;
  ops: readonly FilterCondition['op'][];
  /** Undefined removes the condition. */
  onCondition: (condition: FilterCondition | undefined) => void;
};

/** Whether a condition has a value; without one it isn't stored. */
export function isComplete({ value }: FilterCondition): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
}

/** Name of a query's field for operators. */
export function fieldName(t: Text, name: string, currency: string): string {
  return t(`source.field.${name as FieldName}`, { currency });
}

/** One condition: the field's name, how it is compared, and the control of its values. */
export function ConditionRow(props: Props): ReactNode {
  const { condition, ops, onCondition, tenant, disabled } = props;
  const t = useText();
  const name = fieldName(t, condition.field, tenant.currency);
  return (
    <div className={styles.condition}>
      <ValueControl {...props} name={name} />
      <div className={styles.conditionFoot}>
        {ops.length > 1 && (
          <select
            className={inputs.input}
            aria-label={t('source.opOf', { name })}
            value={condition.op}
            disabled={disabled}
            onChange={({ target }) =>
              onCondition({ ...condition, op: target.value as FilterCondition['op'] })
            }
          >
            {ops.map((op) => (
              <option key={op} value={op}>
                {t(`source.op.${op as 'in'}`)}
              </option>
            ))}
          </select>
        )}
        <IconButton
          icon="close"
          label={t('source.remove', { name })}
          disabled={disabled}
          onClick={() => onCondition(undefined)}
        />
      </div>
    </div>
  );
}

function ValueControl({ name, ...props }: Props & { name: string }): ReactNode {
  const { id, field, condition, onCondition, disabled, Control } = props;
  const t = useText();
  const { value } = condition;
  const set = (next: FilterCondition['value']) => onCondition({ ...condition, value: next });
  const codes = Array.isArray(value) ? value : [];
  switch (condition.field) {
    case 'category':
    case 'brand': {
      const kind = condition.field === 'brand' ? 'BRAND' : 'CATEGORY';
      const isOfGoods = field.of !== 'contents';
      return (
        <PickList
          id={id}
          field={{ label: { plain: name } }}
          kinds={[kind]}
          {...(kind === 'CATEGORY' && { categories: isOfGoods ? 'GOODS' : 'ARTICLE' })}
          refs={codes.map((code) => ({ kind, code }))}
          max={FILTER_VALUES}
          disabled={disabled}
          onRefs={(refs) => set(refs.map(({ code }) => code))}
        />
      );
    }
    case 'price':
    case 'discount':
    case 'newSince':
      return (
        <FieldShell id={id} label={name}>
          <NumberInput
            id={id}
            value={typeof value === 'number' ? value : undefined}
            min={0}
            disabled={disabled}
            onNumber={set}
          />
        </FieldShell>
      );
    case 'text':
    case 'keyword':
      return (
        <FieldShell id={id} label={name}>
          <input
            id={id}
            type="text"
            className={inputs.input}
            maxLength={100}
            value={Array.isArray(value) ? value.join(',') : String(value ?? '')}
            disabled={disabled}
            onChange={({ target }) => set(condition.field === 'text' ? target.value : wordsOf(target.value))}
          />
        </FieldShell>
      );
    default: {
      const options = optionsOf(t, condition.field, field.of);
      const select: SelectField = {
        name: condition.field,
        type: 'SELECT',
        label: { plain: name },
        options,
        multiple: typeof options[0]?.value === 'string',
      };
      return (
        <Control
          {...props}
          field={select}
          value={value}
          error={undefined}
          onChange={(next) => set(next as FilterCondition['value'])}
        />
      );
    }
  }
}

/** Keywords separated by commas; a comma at the end stays while the next one is typed. */
function wordsOf(text: string): string[] | undefined {
  return text === '' ? undefined : text.split(',').slice(0, FILTER_VALUES);
}

function optionsOf(t: Text, name: string, kind: SourceKind): SelectField['options'] {
  const plain = (values: readonly string[], textOf: (value: string) => string) =>
    values.flatMap((value) => {
      const text = textOf(value);
      return text === '' ? [] : [{ value, label: { plain: text } }];
    });
  switch (name) {
    case 'platform':
      return plain(PLATFORMS, (value) => platformLook(value)?.name ?? '');
    case 'label':
      return plain(kind === 'deals' ? DEAL_LABEL_CODES : GOODS_LABEL_CODES, (value) => codeText(value, t));
    case 'verdict':
      return PRICE_VERDICTS.map((value) => ({ value, label: `source.verdict.${value}` }) as const);
    case 'type':
      return (['ARTICLE', 'NOTE'] as const).map(
        (value) => ({ value, label: `fields.kind.${value}` }) as const,
      );
    default:
      return [
        { value: false, label: 'option.no' },
        { value: true, label: 'option.yes' },
      ];
  }
}
