import { type ReactNode, useState } from 'react';
import type { NumberField } from '#schemas/fields/number.ts';
import { foldDigits, INVISIBLE } from '#schemas/fold-typed.ts';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { type ControlProps, describedBy, labelText } from './control.ts';
import { FieldShell } from './field-shell.tsx';

/** NUMBER: a whole number, or hundredths entered as a number with two decimals. Text that is no number stays typed. */
export function NumberControl(props: ControlProps<NumberField>): ReactNode {
  const { id, field, value, onChange, disabled } = props;
  const t = useText();
  /** Typed text with its value; another value, such as after undo, is shown instead. */
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  const help = field.help && labelText(t, field.help);
  const stored = typeof value === 'number' ? shownNumber(value, field) : '';
  const shown = typed && typed.value === value ? typed.text : stored;
  const isWrong = shown !== '' && readNumber(shown, field) === undefined;
  const range = { min: shownNumber(field.min, field), max: shownNumber(field.max, field) };
  const error = isWrong ? t('fields.number.range', range) : props.error;
  return (
    <FieldShell id={id} label={labelText(t, field.label)} required={field.required} help={help} error={error}>
      <input
        id={id}
        type="text"
        inputMode={field.hundredths ? 'decimal' : 'numeric'}
        autoComplete="off"
        className={inputs.input}
        value={shown}
        disabled={disabled}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { help })}
        onChange={({ target }) => {
          const isNone = target.value.trim() === '';
          const next = readNumber(target.value, field);
          setTyped({ text: target.value, value: isNone ? undefined : (next ?? value) });
          if (isNone || next !== undefined) onChange(next);
        }}
        onBlur={() => {
          if (!isWrong) setTyped(undefined);
        }}
      />
    </FieldShell>
  );
}

/** Number as text: hundredths with their decimals, but no zeros at the end. */
export function shownNumber(value: number, { hundredths }: Pick<NumberField, 'hundredths'>): string {
  if (!hundredths) return String(value);
  const digits = String(Math.abs(value)).padStart(3, '0');
  const decimals = digits.slice(-2).replace(/0+$/, '');
  const whole = `${value < 0 ? '-' : ''}${digits.slice(0, -2)}`;
  return decimals === '' ? whole : `${whole}.${decimals}`;
}

/** Number of a typed text, read from its digits of any script; undefined for one that the field doesn't take. */
export function readNumber(text: string, { hundredths, min, max }: NumberField): number | undefined {
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/.exec(
    foldDigits(text).replaceAll(INVISIBLE, '').trim().replaceAll(',', ''),
  );
  if (!match || (match[3] !== undefined && !hundredths)) return undefined;
  const [, sign = '', whole = '', decimals = ''] = match;
  const value = Number(`${sign}${whole}${hundredths ? decimals.padEnd(2, '0') : ''}`);
  return value >= min && value <= max ? value : undefined;
}
