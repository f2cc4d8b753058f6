import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useView } from '#runtime/view-context.tsx';
import type { AuthScene } from './account-calls.ts';
import type { Contact } from './contact.ts';
import { secondsToWait } from './refusal.ts';
import { tellRefusal } from './tell-refusal.ts';
import { useAuthCode } from './use-auth-code.ts';

/** Codes for a form's contact. `onSend` is the button's handler: errors are shown in the form. */
export function useCodeForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  scene: AuthScene,
  /** Contact in the form; undefined if it is invalid, and then the form shows the error. */
  contactOf: () => Promise<Contact | undefined>,
  /** Runs the sending, which may need a proof first. */
  run: (send: () => Promise<void>) => Promise<unknown> = (send) => send(),
) {
  const { t } = useView();
  const code = useAuthCode(scene);
  const onSend = async () => {
    form.clearErrors();
    const contact = await contactOf();
    if (!contact) return;
    try {
      await run(() => code.send(contact));
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds === undefined) tellRefusal(form, error, t);
      else form.setError('root', { message: t('code.wait', { seconds }) });
    }
  };
  return { code, onSend };
}
