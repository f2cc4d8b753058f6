'use client';

import { useCallback, useEffect, useState } from 'react';

export type LoadedState<T> = { data: T | undefined; problem: string | undefined; reload: () => void };

/** What `load` gives, loaded again whenever `load` is another function; an answer that comes too late is dropped. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): LoadedState<T> {
  const [state, setState] = useState<Omit<LoadedState<T>, 'reload'>>({ data: undefined, problem: undefined });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round loads again
  useEffect(() => {
    const ended = new AbortController();
    load(ended.signal).then(
      (data) => !ended.signal.aborted && setState({ data, problem: undefined }),
      (error: Error) => !ended.signal.aborted && setState(({ data }) => ({ data, problem: error.message })),
    );
    return () => ended.abort();
  }, [load, round]);
  return { ...state, reload: useCallback(() => setRound((before) => before + 1), []) };
}
