import type { UseFormReturn } from 'react-hook-form';
import type { OpenRules } from '../account-forms/account-calls.ts';
import { type Contact, type ContactFields, NO_CONTACT, readContact } from '../account-forms/contact.ts';

/** Everything that the dialog's forms ask for: what is typed into one stands in the others too. */
export type LoginFields = ContactFields & Record<'code' | 'password' | 'repassword', string>;
export type LoginForm = UseFormReturn<LoginFields>;
export type LoginView = 'signIn' | 'signUp' | 'reset' | 'welcome';

export type LoginFormProps = {
  form: LoginForm;
  rules: OpenRules;
  show: (view: LoginView) => void;
};

export const NOTHING_TYPED: LoginFields = { ...NO_CONTACT, code: '', password: '', repassword: '' };

/** The contact in the form, once it is one; says so otherwise. */
export async function typedContact(form: LoginForm, rules: OpenRules): Promise<Contact | undefined> {
  await form.trigger('contact', { shouldFocus: true });
  const read = readContact(rules.phoneRules, rules.kind, form.getValues());
  return typeof read === 'string' ? undefined : read;
}
