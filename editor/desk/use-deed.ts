'use client';

import { useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { callProblem } from '../account/problem-text.ts';

/** Does something on the server and says that it is done; `true` then. */
export type Act = (work: () => Promise<unknown>, done: string) => Promise<boolean>;

/** What was done or went wrong last, and how to do the next thing; the list is read again either way. */
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
