import type { ComponentProps, ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useView } from '#runtime/view-context.tsx';
import { TextField } from '#ui/text-field.tsx';

type Values = Record<string, string>;

type Props = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'labels' | 'name' | 'error' | 'onBlur' | 'ref'
> & {
  name: string;
  /** Validator: returns the error text, or undefined for a valid value. */
  check?: (value: string, values: Values) => string | undefined;
  onLeave?: () => void;
};

/** A text field of the `AccountForm` around it. */
export function FormField({ name, check, onLeave, ...props }: Props): ReactNode {
  const { t } = useView();
  const rules = { validate: (value: string, values: Values) => check?.(value, values) ?? true };
  const { field, fieldState } = useController<Values>({ name, rules });
  const labels = {
    clear: t('action.clear'),
    show: t('login.showPassword'),
    hide: t('login.hidePassword'),
  };
  const onBlur = () => {
    field.onBlur();
    onLeave?.();
  };
  return (
    <TextField {...props} {...field} onBlur={onBlur} labels={labels} error={fieldState.error?.message} />
  );
}
