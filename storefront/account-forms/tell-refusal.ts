import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ViewContext } from '#runtime/context.ts';
import { refusal } from './refusal.ts';

/** Says why a call didn't work at the field that it is about, else below the form. */
export function tellRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  t: ViewContext['t'],
): void {
  const { field, text } = refusal(error, t);
  const isHere = field !== undefined && field in form.getValues();
  if (isHere) form.setError(field as Path<Values>, { message: text }, { shouldFocus: true });
  else form.setError('root', { message: text });
}
