import useSWRInfinite, { type SWRInfiniteResponse } from 'swr/infinite';
import type { Endpoint, EndpointArgs, EndpointData } from '#schemas/api/endpoint.ts';
import type { ApiError } from './api-error.ts';
import { browserApi } from './browser-api.ts';
import { policyOf, useScope } from './use-endpoint.ts';

/** Pages of a list, as many as `size`, in parallel; `setSize` loads more, `mutate()` requests all of them again. */
export function useEndpointPages<const E extends Endpoint>(
  endpoint: E,
  argsOf: (page: number) => EndpointArgs<E>,
): SWRInfiniteResponse<EndpointData<E>, ApiError> {
  const scope = useScope(endpoint, {});
  return useSWRInfinite(
    (index: number) => [argsOf(index + 1), ...scope] as const,
    ([given]) => browserApi().call(endpoint, given),
    { ...policyOf(endpoint), parallel: true, revalidateAll: true },
  );
}

/** Parts of a list, each from where the one before ends: `argsOf` gives null after the last. `setSize` loads more. */
export function useEndpointParts<const E extends Endpoint>(
  endpoint: E,
  argsOf: (before: EndpointData<E> | null) => EndpointArgs<E> | null,
): SWRInfiniteResponse<EndpointData<E>, ApiError> {
  const scope = useScope(endpoint, { isFresh: true });
  return useSWRInfinite(
    (_: number, before: EndpointData<E> | null) => {
      const args = argsOf(before);
      return args && ([args, ...scope] as const);
    },
    ([given]) => browserApi().call(endpoint, given),
    { ...policyOf(endpoint), revalidateFirstPage: false },
  );
}
