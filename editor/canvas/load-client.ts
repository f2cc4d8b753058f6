import type { ApiClient } from '#client/api-client.ts';
import type { Endpoint, EndpointArgs, EndpointData } from '#schemas/api/endpoint.ts';

const MOST_ANSWERS = 500;

/**
 * The client of the canvas: equal calls are made once, so that typing in a title asks for no data again. A failed call
 * is forgotten, and the whole of the memory when it is full. A caller's signal doesn't end a call that others share.
 */
export function createLoadClient(client: () => ApiClient): ApiClient {
  const answers = new Map<string, Promise<unknown>>();
  return {
    call: <const E extends Endpoint>(endpoint: E, args: EndpointArgs<E>) => {
      const key = `${endpoint.id} ${JSON.stringify(args)}`;
      const known = answers.get(key);
      if (known) return known as Promise<EndpointData<E>>;
      if (answers.size >= MOST_ANSWERS) answers.clear();
      const asked = client().call(endpoint, args);
      answers.set(key, asked);
      asked.catch(() => answers.delete(key));
      return asked;
    },
  };
}
