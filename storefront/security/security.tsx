import { type ReactNode, useState } from 'react';
import { failureText } from '#client/failures.ts';
import { noticeSession } from '#client/session.ts';
import { setUserInfo } from '#client/user-store.ts';
import { useView } from '#runtime/view-context.tsx';
import type { UserInfo } from '#schemas/entities/user-info.ts';
import buttons from '#ui/button.module.css';
import { Modal } from '#ui/modal.tsx';
import { toast } from '#ui/toast.ts';
import { type ContactFields, contactText } from '../account-forms/contact.ts';
import { useIntent } from '../intents/use-intent.ts';
import { OwnProfile } from '../profile/own-profile.tsx';
import { readProfile, signOut } from '../profile/profile-calls.ts';
import { boundContacts } from './bound-contacts.ts';
import { ContactForm } from './contact-form.tsx';
import { DeleteForm } from './delete-form.tsx';
import { Devices } from './devices.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';
import { OwnCopy } from './own-copy.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './security.module.css';

type Change = 'phone' | 'email' | 'password' | 'delete';

/** Screen of the member's login methods, and the forms that change them. */
export function Security(): ReactNode {
  return <OwnProfile>{(member) => <Account member={member} />}</OwnProfile>;
}

function Account({ member }: { member: UserInfo }) {
  const { t } = useView();
  const [change, setChange] = useState<Change>();
  const [typed, setTyped] = useState<ContactFields>();
  const open = (name: Change, typedBefore?: ContactFields) => {
    setTyped(typedBefore);
    setChange(name);
  };
  useIntent(
    'proof',
    ({ name }) => name === 'phone' || name === 'email',
    ({ name, typed }) => open(name as Change, typed),
  );
  const contacts = boundContacts(member);
  const phone = contacts.find(({ rcvType }) => rcvType === 'MOBILE');
  const titles = {
    phone: t(phone ? 'safety.changePhone' : 'safety.addPhone'),
    email: t(member.email ? 'safety.changeEmail' : 'safety.addEmail'),
    password: t(member.hasPassword ? 'safety.changePassword' : 'safety.createPassword'),
    delete: t('safety.delete'),
  };
  const values = [
    ['phone', t('login.phone'), phone && contactText(phone)],
    ['email', t('login.email'), member.email],
    ['password', t('login.password'), member.hasPassword ? t('safety.isSet') : undefined],
  ] as const;

  const changed = async () => {
    setChange(undefined);
    toast(t('safety.contactChanged'));
    const next = await readProfile().catch(() => undefined);
    // The change started another session on this device.
    noticeSession();
    if (next) setUserInfo(next);
  };
  const deleted = () => {
    setChange(undefined);
    toast(t('safety.deleted'));
    noticeSession();
  };
  const leaveEverywhere = async () => {
    try {
      await signOut(true);
      toast(t('profile.signedOut'));
      noticeSession();
    } catch (error) {
      toast(failureText(error, t), { variant: 'error' });
    }
  };
  return (
    <div className={styles.cards}>
      <dl className={styles.card}>
        {values.map(([name, label, value]) => (
          <div key={name} className={styles.row} data-testid={`row-${name}`}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value ?? t('safety.none')}</dd>
            <dd>
              <button
                type="button"
                className={buttons.secondary}
                aria-label={`${t(value ? 'safety.change' : 'safety.add')}: ${label}`}
                onClick={() => open(name)}
              >
                {t(value ? 'safety.change' : 'safety.add')}
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <Passkeys />
      <LinkedAccounts />
      <section className={styles.card}>
        <h2>{t('safety.devices')}</h2>
        <Devices />
        <p className={styles.text}>{t('safety.everywhereText')}</p>
        <button
          type="button"
          className={buttons.secondary}
          onClick={leaveEverywhere}
          data-testid="sign-out-everywhere"
        >
          {t('safety.everywhere')}
        </button>
      </section>
      <OwnCopy />
      <section className={styles.card}>
        <h2>{titles.delete}</h2>
        <p className={styles.text}>{t('safety.deleteText')}</p>
        <button
          type="button"
          className={`${buttons.secondary} ${styles.danger}`}
          onClick={() => open('delete')}
          data-testid="delete-account"
        >
          {titles.delete}
        </button>
      </section>
      {change && (
        <Modal
          title={titles[change]}
          labels={{ close: t('action.close') }}
          onClose={() => setChange(undefined)}
          testId="dialog-security"
        >
          <div className={styles.dialog}>
            {(change === 'phone' || change === 'email') && (
              <ContactForm kind={change} contacts={contacts} typed={typed} onDone={changed} />
            )}
            {contacts.length === 0 && (change === 'password' || change === 'delete') && (
              <p>{t('safety.unbound')}</p>
            )}
            {contacts.length > 0 && change === 'password' && (
              <PasswordForm contacts={contacts} onDone={changed} />
            )}
            {contacts.length > 0 && change === 'delete' && (
              <DeleteForm contacts={contacts} onDone={deleted} />
            )}
          </div>
        </Modal>
      )}
    </div>
  );
}
