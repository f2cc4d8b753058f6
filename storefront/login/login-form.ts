import type { UseFormReturn } from 'react-hook-form';
import { type Contact, type ContactFields, NO_CONTACT, readContact } from '../account-forms/contact.ts';
import type { OpenRules } from '../account-forms/use-account-rules.ts';

/** Fields of all the dialog's forms: a value typed into one appears in the others, too. */
export type LoginFields = ContactFields & Record<'code' | 'password' | 'repassword', string>;
export type LoginForm = UseFormReturn<LoginFields>;
export type LoginView = 'signIn' | 'signUp' | 'reset' | 'welcome' | 'providerSignUp' | 'link';

export type LoginFormProps = {
  form: LoginForm;
  rules: OpenRules;
  show: (view: LoginView) => void;
  /** Provider that has just signed the visitor in, and waits for an account. */
  provider: string | undefined;
};

export const NOTHING_TYPED: LoginFields = { ...NO_CONTACT, code: '', password: '', repassword: '' };

/** Contact in the form; undefined if it is invalid, and then the form shows the error. */
export async function typedContact(form: LoginForm, rules: OpenRules): Promise<Contact | undefined> {
  await form.trigger('contact', { shouldFocus: true });
  const read = readContact(rules.phoneRules, rules.kind, form.getValues());
  return typeof read === 'string' ? undefined : read;
}
