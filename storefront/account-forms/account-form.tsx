import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { useView } from '#runtime/view-context.tsx';
import buttons from '#ui/button.module.css';
import styles from './form.module.css';
import { tellRefusal } from './tell-refusal.ts';

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** Submit handler: its errors are shown in the form, and the typed values stay. */
  onSubmit: (values: Values) => Promise<void>;
  submitLabel: string;
  testId: string;
  children: ReactNode;
};

/** Form for an account: its fields, an error of the whole form, and the submit button. */
export function AccountForm<Values extends FieldValues>({
  form,
  onSubmit,
  submitLabel,
  testId,
  children,
}: Props<Values>): ReactNode {
  const { t } = useView();
  const { isSubmitting, errors } = form.formState;
  const send = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      tellRefusal(form, error, t);
    }
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) send(event);
        }}
        data-testid={testId}
      >
        {children}
        {errors.root?.message && (
          <p role="alert" className={styles.failure} data-testid="form-failure">
            {errors.root.message}
          </p>
        )}
        <button type="submit" className={buttons.primary} aria-busy={isSubmitting} data-testid="submit">
          {isSubmitting ? t('login.sending') : submitLabel}
        </button>
      </form>
    </FormProvider>
  );
}
