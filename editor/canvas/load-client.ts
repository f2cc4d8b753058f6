import type { ApiClient, Endpoint, EndpointArgs, EndpointData } from '#schemas/api/endpoint.ts';

const MOST_ANSWERS = 500;

/** Responses of calls, by the call. */
export type Answers = Readonly<Record<string, unknown>>;

const keyOf = (endpoint: Endpoint, args: unknown) => `${endpoint.id} ${JSON.stringify(args)}`;

/**
 * API client of the canvas with a cache: equal calls are sent once, so that typing in a title requests no data again;
 * responses that the server has sent along are `known`. A failed call is dropped, and the whole cache when it is full.
 * A caller's signal doesn't abort a call that others share.
 */
export function createLoadClient(client: () => ApiClient, known: Answers = {}): ApiClient {
  const answers = new Map(Object.entries(known).map(([key, answer]) => [key, Promise.resolve(answer)]));
  return {
    call: <const E extends Endpoint>(endpoint: E, args: EndpointArgs<E>) => {
      const key = keyOf(endpoint, args);
      const remembered = answers.get(key);
      if (remembered) return remembered as Promise<EndpointData<E>>;
      if (answers.size >= MOST_ANSWERS) answers.clear();
      const asked = client().call(endpoint, args);
      answers.set(key, asked);
      asked.catch(() => answers.delete(key));
      return asked;
    },
  };
}

/** Client that records the responses of its calls, to be `known` to a canvas. */
export function recordingClient(client: ApiClient): { api: ApiClient; answers: Answers } {
  const answers: Record<string, unknown> = {};
  return {
    answers,
    api: {
      call: async (endpoint, args, options) => {
        const answer = await client.call(endpoint, args, options);
        answers[keyOf(endpoint, args)] = answer;
        return answer;
      },
    },
  };
}
