import * as z from 'zod/mini';
import { type Endpoint, type EndpointArgs, type EndpointData, endpointUrl } from '#schemas/api/endpoint.ts';
import { envelopeSchema } from '#schemas/api/envelope.ts';

/** A call that did not bring data. `code` is the server's, or TIMEOUT, TRANSPORT, BAD_RESPONSE. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  /** What the server adds for the caller to go on; unchecked. */
  readonly data: unknown;

  constructor(code: string, status: number, message: string, data?: unknown) {
    super(message);
    this.data = data;
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
  }
}

/** A file takes longer to send than any other call takes. */
const FILE_PATIENCE = 4;

export type ApiClient = {
  /** Calls an endpoint and gives its checked data. @throws ApiError */
  call: <const E extends Endpoint>(
    endpoint: E,
    args: EndpointArgs<E>,
    options?: { signal?: AbortSignal },
  ) => Promise<EndpointData<E>>;
};

/**
 * The one way to the API, in the browser and on the server. `base` comes before every path; bodies are JSON, and a
 * POST, PUT or DELETE without one sends `{}` (S2 §7).
 */
export function createApiClient(options: {
  base: string;
  fetch: (request: Request) => Promise<Response>;
  headers: () => Record<string, string>;
  timeoutMs: number;
}): ApiClient {
  return {
    call: async (endpoint, args, { signal } = {}) => {
      const given = args as { body?: unknown; file?: Blob };
      const timeout = AbortSignal.timeout(options.timeoutMs * (endpoint.file ? FILE_PATIENCE : 1));
      const ended = signal ? AbortSignal.any([signal, timeout]) : timeout;
      const request = new Request(`${options.base}${endpointUrl(endpoint, args as object)}`, {
        method: endpoint.method,
        headers: {
          ...options.headers(),
          ...(endpoint.method === 'GET' ? {} : { 'Content-Type': contentType(endpoint) }),
        },
        signal: ended,
        ...(endpoint.method === 'GET' ? {} : { body: given.file ?? JSON.stringify(given.body ?? {}) }),
      });
      const response = await Promise.race([options.fetch(request), whenAborted(ended)]).catch(
        (error: Error) => {
          throw new ApiError(timeout.aborted ? 'TIMEOUT' : 'TRANSPORT', 0, error.message);
        },
      );
      return readData(endpoint, response);
    },
  };
}

function contentType({ file }: Endpoint): string {
  return file ? 'application/octet-stream' : 'application/json';
}

/** A request's own signal isn't enough: in process nothing has to listen to it. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function readData<E extends Endpoint>(endpoint: E, response: Response): Promise<EndpointData<E>> {
  const envelope = z.safeParse(envelopeSchema, await response.json().catch(() => undefined));
  if (!envelope.success) throw new ApiError('BAD_RESPONSE', response.status, response.statusText);
  const { success, code, message, data } = envelope.data;
  if (!success || response.status >= 400)
    throw new ApiError(String(code), response.status, String(message ?? ''), data);
  const parsed = z.safeParse(endpoint.data, data);
  if (!parsed.success)
    throw new ApiError('BAD_RESPONSE', response.status, `${endpoint.id}: ${parsed.error.message}`);
  return parsed.data as EndpointData<E>;
}

/** The same client, which answers equal calls made during its life by one request: the modules of one page share it. */
export function deduplicated(client: ApiClient): ApiClient {
  const running = new Map<string, Promise<unknown>>();
  return {
    call: <const E extends Endpoint>(
      endpoint: E,
      args: EndpointArgs<E>,
      options?: { signal?: AbortSignal },
    ) => {
      const key = `${endpoint.id} ${JSON.stringify(args)}`;
      const shared = running.get(key) ?? client.call(endpoint, args, options);
      running.set(key, shared);
      return shared as Promise<EndpointData<E>>;
    },
  };
}
