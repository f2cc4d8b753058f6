'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { ApiError } from '#client/api-client.ts';
import { type Me, operatorMe } from '#schemas/api/invented/operators.ts';
import { CardFrame, Loading, Problem } from './frames.tsx';
import { SignInScreen } from './sign-in-screen.tsx';
import { useLoaded } from './use-loaded.ts';

type Operator = Me & { reload: () => Promise<void> };

const Context = createContext<Operator | undefined>(undefined);

type Props = {
  /** Signed-in operator, if the server has sent it along. */
  me?: Me | undefined;
  children: ReactNode;
};

/** Shows its children to operators of this tenant, and the sign-in to everybody else. */
export function RequireOperator({ me, children }: Props) {
  const { data, error, reload } = useLoaded(operatorMe, {}, me);
  if (error instanceof ApiError && error.status === 401) return <SignInScreen onDone={reload} />;
  if (data) return <Context value={{ ...data, reload }}>{children}</Context>;
  return (
    <CardFrame>{error ? <Problem error={error} onRetry={() => void reload()} /> : <Loading />}</CardFrame>
  );
}

/** Signed-in operator, below `RequireOperator`. */
export function useOperator(): Operator {
  const operator = useContext(Context);
  if (!operator) throw new Error('useOperator needs a RequireOperator above');
  return operator;
}
