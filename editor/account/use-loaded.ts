'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import type { Endpoint, EndpointArgs, EndpointData } from '#schemas/api/endpoint.ts';

type Loaded<Data> = { data: Data | undefined; error: unknown; reload: () => Promise<void> };

/**
 * Data of an endpoint, loaded again when the arguments change, and at first if there is no `initial`. Old data stays
 * until the new data arrives.
 */
export function useLoaded<const E extends Endpoint>(
  endpoint: E,
  args: EndpointArgs<E>,
  initial?: EndpointData<E>,
): Loaded<EndpointData<E>> {
  const [state, setState] = useState<{ data?: EndpointData<E>; error?: unknown }>(
    initial === undefined ? {} : { data: initial },
  );
  const newest = useRef(0);
  const key = JSON.stringify(args);
  const [known] = useState(initial === undefined ? undefined : key);
  const reload = useCallback(async () => {
    newest.current += 1;
    const mine = newest.current;
    const given = JSON.parse(key) as EndpointArgs<E>;
    const settle = (next: (old: typeof state) => typeof state) => {
      if (mine === newest.current) setState(next);
    };
    await browserApi()
      .call(endpoint, given)
      .then(
        (data) => settle(() => ({ data })),
        (error: unknown) => settle((old) => ({ ...old, error })),
      );
  }, [endpoint, key]);
  useEffect(() => {
    if (key !== known) void reload();
  }, [reload, key, known]);
  return { data: state.data, error: state.error, reload };
}
