'use client';

import { type FormEvent, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import type { EndpointData } from '#schemas/api/endpoint.ts';
import { acceptInvitation, invitationByToken } from '#schemas/api/invented/operators.ts';
import { PASSWORD_LENGTH } from '#schemas/operator.ts';
import buttons from '#ui/button.module.css';
import { LoadState } from '../kit/load-state.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';
import { authCall } from './auth-client.ts';
import { CardFrame, ErrorText } from './frames.tsx';
import { PasswordField } from './password-field.tsx';
import { callProblem } from './problem-text.ts';

/** Screen of an invitation link: joining with a new account, or with the one that the address already has. */
export function InvitationScreen({ token }: { token: string }) {
  const t = useText();
  const invitation = useEndpoint(invitationByToken, { params: { token } });
  const { data, error } = invitation;
  if (data) return <AcceptForm token={token} offer={data} />;
  if (error?.status === 404)
    return (
      <CardFrame>
        <h1 className={styles.title}>{t('invitation.invalid')}</h1>
        <p>{t('invitation.invalidText')}</p>
      </CardFrame>
    );
  return (
    <CardFrame>
      <LoadState of={invitation} />
    </CardFrame>
  );
}

type Offer = EndpointData<typeof invitationByToken>;

function AcceptForm({ token, offer }: { token: string; offer: Offer }) {
  const t = useText();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    try {
      const body = offer.hasAccount ? { password } : { name, password };
      const { email } = await browserApi().call(acceptInvitation, { params: { token }, body });
      const answer = await authCall('/sign-in/email', { email, password });
      const isIn = answer.ok && answer.data.twoFactorRedirect !== true;
      window.location.assign(isIn ? '/editor' : `/editor/sign-in?${new URLSearchParams({ email })}`);
    } catch (error) {
      setProblem(callProblem(t, error));
    }
  };

  return (
    <CardFrame>
      <form className={styles.stack} onSubmit={submit} data-testid="invitation">
        <h1 className={styles.title}>{t('invitation.title', { shop: offer.tenantName })}</h1>
        <p>
          {t('invitation.text', {
            name: offer.invitedBy,
            email: offer.email,
            role: t(`role.${offer.role}`),
          })}
        </p>
        {offer.hasAccount ? (
          <p>{t('invitation.hasAccount')}</p>
        ) : (
          <TextField
            label={t('account.name')}
            autoComplete="name"
            required
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <input type="hidden" autoComplete="username" value={offer.email} />
        <PasswordField
          label={t('account.password')}
          hint={offer.hasAccount ? undefined : t('account.passwordHint', PASSWORD_LENGTH)}
          autoComplete={offer.hasAccount ? 'current-password' : 'new-password'}
          required
          minLength={PASSWORD_LENGTH.min}
          maxLength={PASSWORD_LENGTH.max}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <ErrorText>{problem}</ErrorText>
        <button type="submit" className={buttons.primary}>
          {t('invitation.accept')}
        </button>
      </form>
    </CardFrame>
  );
}
