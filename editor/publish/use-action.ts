'use client';

import { useCallback, useState } from 'react';

export type Action = {
  busy: boolean;
  /** Error text of the last run. */
  problem: string | undefined;
  /** Runs the work; a failure sets `problem`. */
  run: (work: () => Promise<void>) => Promise<void>;
};

/** Action of a button: one run at a time, with its error shown at the button. */
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
