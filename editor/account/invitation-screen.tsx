'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import type { EndpointData, EndpointInput } from '#schemas/api/endpoint.ts';
import { acceptInvitation, invitationByToken } from '#schemas/api/invented/operators.ts';
import { PASSWORD_LENGTH } from '#schemas/operator.ts';
import buttons from '#ui/button.module.css';
import { callProblem } from '../kit/call-problem.ts';
import { LoadState } from '../kit/load-state.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';
import { authCall } from './auth-client.ts';
import { CardFrame } from './card-frame.tsx';
import { PasswordField } from './password-field.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

/** Screen of an invitation link. It doesn't say whether the address has an account. */
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

/** Ways to join: as the signed-in account, by signing in, or with a new account. */
function AcceptForm({ token, offer }: { token: string; offer: Offer }) {
  const t = useText();
  const [hasAccount, setHasAccount] = useState(false);
  const accept = (body: EndpointInput<typeof acceptInvitation>['body']) =>
    browserApi().call(acceptInvitation, { params: { token }, body });
  const toEditor = () => window.location.assign('/editor');

  if (hasAccount)
    return <SignInScreen account={offer.email} onSession={() => accept({})} onDone={toEditor} />;
  return (
    <CardFrame>
      <div className={styles.stack} data-testid="invitation">
        <h1 className={styles.title}>{t('invitation.title', { shop: offer.tenantName })}</h1>
        <p>
          {t('invitation.text', {
            name: offer.invitedBy,
            email: offer.email,
            role: t(`role.${offer.role}`),
          })}
        </p>
        {offer.isSignedIn ? (
          <JoinForm onJoin={() => accept({}).then(toEditor)} />
        ) : (
          <>
            <AccountForm email={offer.email} onJoin={(account) => accept({ account })} />
            <button type="button" className={buttons.secondary} onClick={() => setHasAccount(true)}>
              {t('invitation.hasAccount')}
            </button>
          </>
        )}
      </div>
    </CardFrame>
  );
}

function JoinForm({ onJoin, children }: { onJoin: () => Promise<unknown>; children?: ReactNode }) {
  const t = useText();
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    onJoin().catch((error) => setProblem(callProblem(t, error)));
  };
  return (
    <form className={styles.stack} onSubmit={submit}>
      {children}
      <ErrorText>{problem}</ErrorText>
      <button type="submit" className={buttons.primary}>
        {t('invitation.accept')}
      </button>
    </form>
  );
}

type NewAccount = { name: string; password: string };
type AccountProps = { email: string; onJoin: (account: NewAccount) => Promise<unknown> };

/** Name and password of a new account, which is signed in at once. */
function AccountForm({ email, onJoin }: AccountProps) {
  const t = useText();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const join = async () => {
    await onJoin({ name, password });
    const { ok } = await authCall('/sign-in/email', { email, password });
    window.location.assign(ok ? '/editor' : `/editor/sign-in?${new URLSearchParams({ email })}`);
  };
  return (
    <JoinForm onJoin={join}>
      <TextField
        label={t('account.name')}
        autoComplete="name"
        required
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <input type="hidden" autoComplete="username" value={email} />
      <PasswordField
        label={t('account.password')}
        hint={t('account.passwordHint', PASSWORD_LENGTH)}
        autoComplete="new-password"
        required
        minLength={PASSWORD_LENGTH.min}
        maxLength={PASSWORD_LENGTH.max}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </JoinForm>
  );
}
