import { useState } from 'react';
import { ApiError } from '#client/api-error.ts';
import { callProblem } from './call-problem.ts';
import { useText } from './use-text.ts';

/** Runs a command and announces its success; resolves to true then. */
export type Run = (work: () => Promise<unknown>, done?: string) => Promise<boolean>;

export type Action = {
  busy: boolean;
  /** Announcement of the last success. */
  said: string;
  /** Error text of the last run. */
  problem: string | undefined;
  run: Run;
};

/** Action of a screen's buttons with its outcome; `after` loads what may have changed, also after a failure. */
export function useAction(after?: () => Promise<unknown>): Action {
  const t = useText();
  const [state, setState] = useState<Omit<Action, 'run'>>({ busy: false, said: '', problem: undefined });
  const run: Run = async (work, done = '') => {
    setState({ busy: true, said: '', problem: undefined });
    const problem = await work().then(
      () => undefined,
      (error: Error) => (error instanceof ApiError ? callProblem(t, error) : error.message),
    );
    setState({ busy: false, said: problem === undefined ? done : '', problem });
    await after?.();
    return problem === undefined;
  };
  return { ...state, run };
}
