'use client';

import { useCallback, useEffect, useState } from 'react';

export type LoadedState<T> = {
  data: T | undefined;
  problem: string | undefined;
  /** True while data and problem belong to an earlier load. */
  isLoading: boolean;
  reload: () => void;
};

type Load<T> = (signal: AbortSignal) => Promise<T>;

/** Data from `load`, loaded again whenever `load` is another function; a response to an earlier load is dropped. */
export function useLoaded<T>(load: Load<T>): LoadedState<T> {
  const [{ data, problem, from }, setState] = useState<
    Pick<LoadedState<T>, 'data' | 'problem'> & { from?: { load: Load<T>; round: number } }
  >({ data: undefined, problem: undefined });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const ended = new AbortController();
    const from = { load, round };
    load(ended.signal).then(
      (data) => !ended.signal.aborted && setState({ data, problem: undefined, from }),
      (error: Error) =>
        !ended.signal.aborted && setState(({ data }) => ({ data, problem: error.message, from })),
    );
    return () => ended.abort();
  }, [load, round]);
  const isLoading = from?.load !== load || from.round !== round;
  return { data, problem, isLoading, reload: useCallback(() => setRound((before) => before + 1), []) };
}
