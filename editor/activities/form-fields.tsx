import type { ReactNode } from 'react';
import { type FieldPath, useController, useFormContext } from 'react-hook-form';
import { useView } from '#runtime/view-context.tsx';
import type { ActivityDraft } from '#schemas/entities/activity-draft.ts';
import account from '../account/account.module.css';
import { PictureUrl } from '../fields/picture-url.tsx';
import { TextControl } from '../fields/text-control.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useText } from '../kit/use-text.ts';
import { TimeField } from '../publish/time-field.tsx';
import styles from './activities.module.css';

type Name = FieldPath<ActivityDraft>;
type Props = { name: Name; label: string; help?: string; disabled?: boolean };

/** Field of the form with its error text. */
function useField(name: Name) {
  const t = useText();
  const { field, fieldState } = useController<ActivityDraft>({ name });
  return { field, error: fieldState.error && t('activityDesk.check') };
}

/** A text in each language. */
export function TextsField({
  name,
  label,
  help,
  disabled,
  maxLength,
  multiline = false,
}: Props & { maxLength: number; multiline?: boolean }): ReactNode {
  const { lang, tenant } = useView();
  const { field, error } = useField(name);
  return (
    <TextControl
      id={name}
      field={{
        type: 'TEXT',
        name,
        label: { plain: label },
        localized: true,
        maxLength,
        multiline,
        ...(help && { help: { plain: help } }),
      }}
      value={field.value}
      onChange={field.onChange}
      lang={lang}
      languages={tenant.languages}
      tenant={tenant}
      error={error}
      disabled={disabled}
    />
  );
}

/** Plain text field, or with `numeric` a field for a whole number; an empty field is undefined. */
export function PlainField({
  name,
  label,
  help,
  disabled,
  numeric = false,
  maxLength = 12,
}: Props & { numeric?: boolean; maxLength?: number }): ReactNode {
  const { field, error } = useField(name);
  const { value } = field;
  return (
    <TextField
      label={label}
      hint={help}
      error={error}
      disabled={disabled}
      name={name}
      maxLength={maxLength}
      inputMode={numeric ? 'numeric' : undefined}
      value={typeof value === 'number' && Number.isNaN(value) ? '' : String(value ?? '')}
      onBlur={field.onBlur}
      onChange={({ target: { value: typed } }) => {
        const digits = typed.replaceAll(/\D/g, '');
        if (numeric) field.onChange(digits === '' ? Number.NaN : Number(digits));
        else field.onChange(typed === '' ? undefined : typed);
      }}
    />
  );
}

/** Select of a few options. */
export function ChoiceField({
  name,
  label,
  disabled,
  options,
}: Props & { options: readonly { value: string; text: string }[] }): ReactNode {
  const { register } = useFormContext<ActivityDraft>();
  return (
    <label className={account.labelled}>
      <span className={account.label}>{label}</span>
      <select className={account.select} disabled={disabled} {...register(name)}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

export function CheckField({ name, label, disabled }: Props): ReactNode {
  const { register } = useFormContext<ActivityDraft>();
  return (
    <label className={account.check}>
      <input type="checkbox" disabled={disabled} {...register(name)} />
      {label}
    </label>
  );
}

/** Date and time field in the tenant's time zone. */
export function MomentField({ name, label, disabled }: Props): ReactNode {
  const { field, error } = useField(name);
  return (
    <fieldset className={styles.plain} disabled={disabled}>
      <TimeField
        label={label}
        value={typeof field.value === 'number' ? field.value : undefined}
        onChange={field.onChange}
      />
      {error && <p className={account.error}>{error}</p>}
    </fieldset>
  );
}

/** Picture of the library, stored by its address. */
export function PictureField({ name, label, disabled = false }: Props): ReactNode {
  const { field } = useField(name);
  const url = typeof field.value === 'string' ? field.value : undefined;
  return <PictureUrl id={name} label={label} url={url} disabled={disabled} onUrl={field.onChange} />;
}
