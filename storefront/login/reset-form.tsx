import { type ReactNode, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { toast } from '#ui/toast.ts';
import { setForgottenPassword, waysBeforeReset } from '../account-forms/account-calls.ts';
import { AccountForm } from '../account-forms/account-form.tsx';
import { CodeField } from '../account-forms/code-field.tsx';
import { ContactField } from '../account-forms/contact-field.tsx';
import forms from '../account-forms/form.module.css';
import { NewPasswordFields } from '../account-forms/new-password-fields.tsx';
import { useCodeForm } from '../account-forms/use-code-form.ts';
import { type Kept, KeptWays, type Ways } from './kept-ways.tsx';
import { type LoginFields, type LoginFormProps, typedContact } from './login-form.ts';
import styles from './login-panel.module.css';

/**
 * Form that resets a forgotten password; the sign-in form follows with the new one. An account with passkeys or linked
 * providers is asked first which of them it keeps.
 */
export function ResetForm({ form, rules, show }: LoginFormProps): ReactNode {
  const { t, device } = useView();
  const { code, onSend } = useCodeForm(form, 'CHANGEPWD', () => typedContact(form, rules));
  const [listed, setListed] = useState<{ validKey: string; ways: Ways }>();
  const [kept, setKept] = useState<Kept>({});
  const onSubmit = async (values: LoginFields) => {
    const contact = await typedContact(form, rules);
    if (!contact) return;
    const validKey = await code.prove(contact, values.code.trim());
    if (listed?.validKey !== validKey) {
      const ways = await waysBeforeReset(validKey);
      setListed({ validKey, ways });
      setKept({});
      if (ways.passkeys.length + ways.providers.length > 0) return;
    }
    await setForgottenPassword(validKey, values.password, kept);
    toast(t('reset.done'));
    show('signIn');
  };
  return (
    <>
      <p className={styles.text}>{t('reset.text')}</p>
      <AccountForm form={form} onSubmit={onSubmit} submitLabel={t('reset.submit')} testId="form-reset">
        <ContactField {...rules} autoComplete="username" autoFocus={device === 'desktop'} />
        <CodeField code={code} onSend={onSend} />
        <NewPasswordFields label={t('login.newPassword')} />
        {listed && <KeptWays key={listed.validKey} ways={listed.ways} kept={kept} onKeep={setKept} />}
      </AccountForm>
      <div className={forms.row}>
        <button type="button" className={forms.link} onClick={() => show('signIn')}>
          {t('action.back')}
        </button>
      </div>
    </>
  );
}
