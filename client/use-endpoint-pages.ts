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
