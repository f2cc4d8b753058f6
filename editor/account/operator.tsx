'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { forgetLoaded, useEndpoint } from '#client/use-endpoint.ts';
import { type Me, operatorMe } from '#schemas/api/invented/operators.ts';
import { hasRole } from '#schemas/operator.ts';
import { LoadState } from '../kit/load-state.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';
import { CardFrame } from './frames.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

type Operator = Me & { reload: () => Promise<void> };

const Context = createContext<Operator | undefined>(undefined);

type Props = {
  /** Signed-in operator, if the server has sent it along. */
  me?: Me | undefined;
  children: ReactNode;
};

/** Shows its children to operators of this tenant, and the sign-in to everybody else. */
export function RequireOperator({ me, children }: Props) {
  const operator = useEndpoint(operatorMe, {}, { initial: me });
  const { data, error, mutate } = operator;
  const reload = async () => void (await mutate());
  const signedIn = () => {
    forgetLoaded();
    return reload();
  };
  if (error?.status === 401) return <SignInScreen onDone={signedIn} />;
  if (data) return <Context value={{ ...data, reload }}>{children}</Context>;
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
