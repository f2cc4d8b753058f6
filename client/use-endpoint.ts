import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, unload } from 'swr';
import { useView } from '#runtime/view-context.tsx';
import type { ApiClient, CallOptions, Endpoint, EndpointArgs, EndpointData } from '#schemas/api/endpoint.ts';
import { REQUEST } from '#schemas/constants.ts';
import { isKept } from './api-client.ts';
import type { ApiError } from './api-error.ts';
import { browserApi } from './browser-api.ts';
import { sessionMark, watchSession } from './session.ts';

type Options<E extends Endpoint> = Pick<CallOptions, 'silent'> & {
  /** Client in place of the browser's own, for data of another time. */
  api?: ApiClient;
  /** Data that came with the page: nothing is requested until the arguments change. */
  initial?: EndpointData<E> | undefined;
  /** Part of the key beside the arguments: another value requests again. */
  version?: string | number | null;
  /** Ignores what earlier mounts have loaded, for screens that fill a form or a store once. */
  isFresh?: boolean;
  /** Aborts a request that still runs when another one starts or none is wanted, for searches as one types. */
  isLatest?: boolean;
  /** Time in ms after which the data is requested again; 0 for never. */
  refresh?: (data: EndpointData<E> | undefined) => number;
};

/** Result of `useEndpoint`; `mutate()` requests again and resolves when the data is there. */
export type Loading<E extends Endpoint> = SWRResponse<EndpointData<E>, ApiError>;

/**
 * Data of an endpoint for a screen, requested when it is mounted and when endpoint, arguments, language or session
 * change; null in place of arguments requests nothing. Components with the same key share the request. Old data stays
 * until the new arrives, except a member's, which ends with the session.
 */
export function useEndpoint<const E extends Endpoint>(
  endpoint: E,
  args: EndpointArgs<E> | null,
  { silent = endpoint.silent ?? false, initial, refresh, api, isLatest = false, ...options }: Options<E> = {},
): Loading<E> {
  const scope = useScope(endpoint, options);
  const next = useAbort(args === null);
  return useSWR(
    args && ([args, ...scope] as const),
    ([given]) => (api ?? browserApi()).call(endpoint, given, { silent, ...(isLatest && { signal: next() }) }),
    {
      ...policyOf(endpoint),
      ...(refresh && { refreshInterval: refresh }),
      ...(initial !== undefined && { fallbackData: initial, revalidateOnMount: false }),
    },
  );
}

/** Signals for requests that follow each other: a new one, idleness and the unmount end the one before. */
function useAbort(isIdle: boolean): () => AbortSignal {
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    if (isIdle) running.current?.abort();
  }, [isIdle]);
  useEffect(() => () => running.current?.abort(), []);
  return () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };
}

/** Drops all that screens have loaded, since another operator may see less. Nothing is requested again by itself. */
export function forgetLoaded(): void {
  unload({ revalidate: false });
}

let mounts = 0;

/** Parts of the key beside the arguments. */
export function useScope(
  endpoint: Endpoint,
  { version, isFresh }: Pick<Options<Endpoint>, 'version' | 'isFresh'>,
): readonly unknown[] {
  const { lang } = useView();
  const [mount] = useState(() => (isFresh ? ++mounts : 0));
  const session = useSyncExternalStore(
    watchSession,
    () => (concernsMember(endpoint) ? sessionMark() : 0),
    () => 0,
  );
  return [endpoint.id, lang, session, version, mount];
}

/** Each mount requests, except within the five minutes of S2 §9; failures are shown, not retried unasked. */
export function policyOf(endpoint: Endpoint): SWRConfiguration {
  return {
    dedupingInterval: isKept(endpoint) ? REQUEST.getCacheMs : 0,
    keepPreviousData: !concernsMember(endpoint),
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  };
}

const concernsMember = ({ auth }: Endpoint) => auth === 'member' || auth === 'visitor';
