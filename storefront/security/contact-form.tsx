import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useView } from '#runtime/view-context.tsx';
import { AccountForm } from '../account-forms/account-form.tsx';
import { AccountRulesGate } from '../account-forms/account-rules-gate.tsx';
import { CodeField } from '../account-forms/code-field.tsx';
import { type Contact, type ContactFields, NO_CONTACT, readContact } from '../account-forms/contact.ts';
import { ContactField } from '../account-forms/contact-field.tsx';
import type { OpenRules } from '../account-forms/use-account-rules.ts';
import { useCodeForm } from '../account-forms/use-code-form.ts';
import { ProveForm } from './prove-form.tsx';
import styles from './security.module.css';
import { bindContact } from './security-calls.ts';
import { useProof } from './use-proof.tsx';

type Props = {
  kind: 'phone' | 'email';
  contacts: readonly Contact[];
  /** Contact that was typed before a login proved the member. */
  typed: ContactFields | undefined;
  onDone: () => void;
};

/**
 * Form that binds another phone number or email address; a member with a bound contact proves that first, one without
 * by another way to sign in.
 */
export function ContactForm({ kind, contacts, typed = NO_CONTACT, onDone }: Props): ReactNode {
  const [preValidKey, setPreValidKey] = useState<string>();
  if (contacts.length > 0 && preValidKey === undefined)
    return <ProveForm contacts={contacts} onProved={setPreValidKey} />;
  return (
    <AccountRulesGate>
      {(rules) => (
        <NewContactForm
          rules={{ ...rules, kind }}
          preValidKey={preValidKey}
          typedBefore={typed}
          onDone={onDone}
        />
      )}
    </AccountRulesGate>
  );
}

type NewProps = {
  rules: OpenRules & { kind: 'phone' | 'email' };
  preValidKey: string | undefined;
  typedBefore: ContactFields;
  onDone: () => void;
};

function NewContactForm({ rules, preValidKey, typedBefore, onDone }: NewProps) {
  const { t } = useView();
  const form = useForm({ defaultValues: { ...typedBefore, code: '' } });
  const { withProof, dialog } = useProof();
  const proved = (call: () => Promise<void>) => {
    const { contact, areaCode } = form.getValues();
    return withProof({ name: rules.kind, typed: { contact, areaCode } }, call);
  };
  const typed = async () => {
    await form.trigger('contact', { shouldFocus: true });
    const read = readContact(rules.phoneRules, rules.kind, form.getValues());
    return typeof read === 'string' ? undefined : read;
  };
  const { code, onSend } = useCodeForm(form, 'CHANGE_MOBILE_EMAIL', typed, proved);
  const onSubmit = async (values: { code: string }) => {
    const contact = await typed();
    if (!contact) return;
    const validKey = await code.prove(contact, values.code.trim());
    if (await proved(() => bindContact(contact, validKey, preValidKey))) onDone();
  };
  return (
    <>
      <p className={styles.text}>{t('safety.elsewhere')}</p>
      <AccountForm form={form} onSubmit={onSubmit} submitLabel={t('safety.save')} testId="form-contact">
        <ContactField {...rules} />
        <CodeField code={code} onSend={onSend} />
      </AccountForm>
      {dialog}
    </>
  );
}
