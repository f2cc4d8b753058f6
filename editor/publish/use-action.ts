'use client';

import { useCallback, useState } from 'react';

export type Action = {
  busy: boolean;
  /** Why the last run failed, for people. */
  problem: string | undefined;
  /** Runs it; a failure becomes `problem`. */
  run: (work: () => Promise<void>) => Promise<void>;
};

/** Something that a button starts: one at a time, and its failure is shown where it was started. */
export function useAction(): Action {
  const [state, setState] = useState<Pick<Action, 'busy' | 'problem'>>({ busy: false, problem: undefined });
  const run = useCallback(async (work: () => Promise<void>) => {
    setState({ busy: true, problem: undefined });
    const problem = await work().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    setState({ busy: false, problem });
  }, []);
  return { ...state, run };
}
