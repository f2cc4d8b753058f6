import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { isPassword } from '#schemas/credentials.ts';
import { PASSWORD } from '#schemas/member-constants.ts';
import { FormField } from './form-field.tsx';

export type NewPasswordFields = { password: string; repassword: string };

/** A password that is chosen, typed twice (S2 §5). */
export function NewPasswordFields({ label }: { label: string }): ReactNode {
  const { t } = useView();
  const size = { min: PASSWORD.minLength, max: PASSWORD.maxLength };
  const check = (value: string) => {
    if (value === '') return t('validation.required');
    return isPassword(value) ? undefined : t('validation.password', size);
  };
  const checkAgain = (value: string, { password }: Record<string, string>) => {
    if (value === '') return t('validation.required');
    return value === password ? undefined : t('validation.passwordMismatch');
  };
  return (
    <>
      <FormField
        name="password"
        type="password"
        label={label}
        hint={t('login.passwordHint', size)}
        check={check}
        autoComplete="new-password"
        data-testid="new-password"
      />
      <FormField
        name="repassword"
        type="password"
        label={t('login.repassword')}
        check={checkAgain}
        autoComplete="new-password"
        data-testid="repassword"
      />
    </>
  );
}
