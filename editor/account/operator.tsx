'use client';

import { createContext, type ReactNode, useContext, useRef, useSyncExternalStore } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { operatorSession } from '#client/operator-session.ts';
import { forgetLoaded, useEndpoint } from '#client/use-endpoint.ts';
import { type Me, operatorMe } from '#schemas/api/invented/operators.ts';
import { hasRole } from '#schemas/operator.ts';
import { LoadState } from '../kit/load-state.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';
import { CardFrame } from './card-frame.tsx';
import { SessionRenewal } from './session-renewal.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

type Operator = Me & { reload: () => Promise<void> };

const Context = createContext<Operator | undefined>(undefined);

type Props = {
  /** Signed-in operator, if the server has sent it along. */
  me?: Me | undefined;
  children: ReactNode;
};

/**
 * Shows its children to operators of this tenant, and the sign-in to everybody else: over the children if the session
 * has ended meanwhile.
 */
export function RequireOperator({ me, children }: Props) {
  const operator = useEndpoint(operatorMe, {}, { initial: me });
  const { data, error, mutate } = operator;
  const hasEnded = useSyncExternalStore(
    operatorSession.subscribe,
    () => operatorSession.get() === 'ended',
    () => false,
  );
  /** The operator to whom the screen belongs, also after the session. */
  const known = useRef(data);
  if (data) known.current = data;
  const reload = async () => void (await mutate());
  const signedIn = async () => {
    const { current: before } = known;
    const isOther = (await browserApi().call(operatorMe, {})).id !== before?.id;
    if (isOther) forgetLoaded();
    await mutate();
    operatorSession.set('open');
  };
  const current = data ?? (hasEnded ? known.current : undefined);
  if (current && (hasEnded || error?.status !== 401))
    return (
      <Context value={{ ...current, reload }} key={current.id}>
        {children}
        {hasEnded && <SessionRenewal account={current.email} onDone={signedIn} />}
      </Context>
    );
  if (error?.status === 401) return <SignInScreen onDone={signedIn} />;
  return (
    <CardFrame>
      <LoadState of={operator} />
    </CardFrame>
  );
}

/** Whether the signed-in operator may change what shoppers see at once. */
export const useMayPublish = () => hasRole(useOperator().role, 'publisher');

/** Why buttons are missing for operators who may not change what shoppers see. */
export function PublishersOnly() {
  const t = useText();
  return useMayPublish() ? null : <p className={styles.hint}>{t('account.publishersOnly')}</p>;
}

/** Signed-in operator, below `RequireOperator`. */
export function useOperator(): Operator {
  const operator = useContext(Context);
  if (!operator) throw new Error('useOperator needs a RequireOperator above');
  return operator;
}
