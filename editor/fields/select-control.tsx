import { Switch } from '@base-ui/react/switch';
import type { ReactNode } from 'react';
import type { SelectField, SelectValue } from '#schemas/fields/select.ts';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { type ControlProps, describedBy, labelText } from './control.ts';
import { FieldShell } from './field-shell.tsx';
import styles from './fields.module.css';

/** SELECT: a switch between yes and no, boxes for several values, else the browser's own list. */
export function SelectControl(props: ControlProps<SelectField>): ReactNode {
  const { id, field, error } = props;
  const t = useText();
  const isSwitch =
    field.options.length === 2 && field.options.every(({ value }) => typeof value === 'boolean');
  const help = field.help && labelText(t, field.help);
  return (
    <FieldShell
      id={id}
      label={labelText(t, field.label)}
      required={field.required && props.value === undefined}
      help={help}
      error={error}
      group={field.multiple || isSwitch}
    >
      {field.multiple && <Boxes {...props} />}
      {!field.multiple && isSwitch && <YesNo {...props} />}
      {!field.multiple && !isSwitch && <List {...props} help={help} />}
    </FieldShell>
  );
}

function List(props: ControlProps<SelectField> & { help: string | undefined }): ReactNode {
  const { id, field, value, onChange, error, disabled, help } = props;
  const t = useText();
  const chosen = field.options.findIndex((option) => option.value === value);
  return (
    <select
      id={id}
      className={inputs.input}
      value={chosen}
      disabled={disabled}
      aria-invalid={error !== undefined}
      aria-describedby={describedBy(id, { help })}
      onChange={({ target }) => onChange(field.options[Number(target.value)]?.value)}
    >
      {(chosen < 0 || !field.required) && (
        <option value={-1}>{labelText(t, field.unset ?? 'fields.select.none')}</option>
      )}
      {field.options.map((option, index) => (
        <option key={String(option.value)} value={index}>
          {labelText(t, option.label)}
        </option>
      ))}
    </select>
  );
}

function YesNo({ id, field, value, onChange, disabled }: ControlProps<SelectField>): ReactNode {
  const t = useText();
  const chosen = field.options.find((option) => option.value === (value === true));
  return (
    <span className={styles.switchRow}>
      <Switch.Root
        id={id}
        className={styles.switch}
        checked={value === true}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-error`}
        onCheckedChange={(checked) => onChange(checked)}
      >
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
      <span aria-hidden="true">{chosen && labelText(t, chosen.label)}</span>
    </span>
  );
}

function Boxes({ id, field, value, onChange, disabled }: ControlProps<SelectField>): ReactNode {
  const t = useText();
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (one: SelectValue, on: boolean) =>
    onChange(
      field.options.flatMap((option) =>
        (option.value === one ? on : chosen.includes(option.value)) ? [option.value] : [],
      ),
    );
  return (
    <div className={styles.boxes}>
      {field.options.map((option, index) => (
        <label key={String(option.value)} className={styles.box}>
          <input
            id={index === 0 ? id : undefined}
            type="checkbox"
            checked={chosen.includes(option.value)}
            disabled={disabled}
            onChange={({ target }) => toggle(option.value, target.checked)}
          />
          {labelText(t, option.label)}
        </label>
      ))}
    </div>
  );
}
