import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#client/api-error.ts';
import { failureText } from '#client/failures.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import { passkeyList } from '#schemas/api/invented/passkeys.ts';
import type { UserInfo } from '#schemas/entities/user-info.ts';
import buttons from '#ui/button.module.css';
import { Modal } from '#ui/modal.tsx';
import { AccountForm } from '../account-forms/account-form.tsx';
import forms from '../account-forms/form.module.css';
import { FormField } from '../account-forms/form-field.tsx';
import { useAccountRules } from '../account-forms/use-account-rules.ts';
import { ProviderButtons } from '../login/provider-buttons.tsx';
import { hasPasskeys, proveByPasskey } from '../passkeys/passkey-calls.ts';
import { PasskeyIcon } from '../passkeys/passkey-icon.tsx';
import { boundContacts } from './bound-contacts.ts';
import { ProveForm } from './prove-form.tsx';
import styles from './security.module.css';
import { prove } from './security-calls.ts';

type Props = {
  member: UserInfo;
  /** Called before the browser leaves for a provider, whose login proves the member. */
  onLeave: () => void;
  onEnd: (isProved: boolean) => void;
};

/** Dialog in which the member proves themselves, by any way to sign in that they have. */
export function ProofDialog({ member, onLeave, onEnd }: Props): ReactNode {
  const { t } = useView();
  const contacts = boundContacts(member);
  const hasPassword = contacts.length > 0 && member.hasPassword === true;
  const [byCode, setByCode] = useState(!hasPassword);
  const offered = useAccountRules().rules?.providers ?? [];
  const proved = () => onEnd(true);
  return (
    <Modal
      title={t('proof.title')}
      labels={{ close: t('action.close') }}
      onClose={() => onEnd(false)}
      testId="dialog-proof"
    >
      <div className={styles.dialog}>
        {contacts.length > 0 && byCode ? (
          <ProveForm
            contacts={contacts}
            onProved={async (validKey) => {
              await prove({ validKey });
              proved();
            }}
          />
        ) : (
          <p className={styles.text}>{t('proof.text')}</p>
        )}
        {hasPassword && !byCode && <PasswordProof onProved={proved} />}
        {hasPassword && (
          <div className={forms.row}>
            <button type="button" className={forms.link} onClick={() => setByCode(!byCode)}>
              {t(byCode ? 'login.byPassword' : 'login.byCode')}
            </button>
          </div>
        )}
        <PasskeyProof onProved={proved} />
        <ProviderButtons
          providers={offered.filter((provider) => member.thirdParties?.includes(provider))}
          onLeave={onLeave}
        />
      </div>
    </Modal>
  );
}

function PasswordProof({ onProved }: { onProved: () => void }) {
  const { t } = useView();
  const form = useForm({ defaultValues: { password: '' } });
  const onSubmit = async ({ password }: { password: string }) => {
    await prove({ password });
    onProved();
  };
  return (
    <AccountForm form={form} onSubmit={onSubmit} submitLabel={t('safety.next')} testId="form-prove-password">
      <FormField
        name="password"
        type="password"
        label={t('login.password')}
        check={(value) => (value === '' ? t('validation.required') : undefined)}
        autoComplete="current-password"
        data-testid="password"
      />
    </AccountForm>
  );
}

/** Button that proves the member by one of their passkeys; nothing for members and browsers without passkeys. */
function PasskeyProof({ onProved }: { onProved: () => void }) {
  const { t, tenant } = useView();
  const { data: passkeys = [] } = useEndpoint(passkeyList, {}, { silent: true });
  const [isBusy, setBusy] = useState(false);
  const [hint, setHint] = useState('');
  if (passkeys.length === 0 || !hasPasskeys(tenant.siteOrigin)) return null;
  const press = async () => {
    setBusy(true);
    setHint('');
    try {
      await proveByPasskey();
      onProved();
    } catch (error) {
      setHint(error instanceof ApiError ? failureText(error, t) : t('proof.notUsed'));
    }
    setBusy(false);
  };
  return (
    <>
      <button
        type="button"
        className={buttons.secondary}
        aria-busy={isBusy}
        onClick={press}
        data-testid="prove-passkey"
      >
        <PasskeyIcon />
        {t('proof.passkey')}
      </button>
      {hint && (
        <p role="status" className={styles.text}>
          {hint}
        </p>
      )}
    </>
  );
}
