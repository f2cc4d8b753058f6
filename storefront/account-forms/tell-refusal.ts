import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ViewContext } from '#runtime/context.ts';
import { refusal } from './refusal.ts';

/** Shows the error of a failed call at the field it belongs to, else below the form. */
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
