'use client';

import { useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { callProblem } from '../account/problem-text.ts';

/** Runs an action on the server and announces its success; resolves to true then. */
export type Act = (work: () => Promise<unknown>, done: string) => Promise<boolean>;

/** Result of the last action, and the function for the next one; the list is reloaded either way. */
export function useDeed(reload: () => Promise<void>) {
  const { t } = useView();
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();
  const act: Act = async (work, done) => {
    setProblem(undefined);
    setSaid('');
    try {
      await work();
      setSaid(done);
      return true;
    } catch (failure) {
      setProblem(callProblem(t, failure));
      return false;
    } finally {
      await reload();
    }
  };
  return { said, problem, act };
}
