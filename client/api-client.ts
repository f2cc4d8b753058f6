import * as z from 'zod/mini';
import { type Endpoint, type EndpointArgs, type EndpointData, endpointUrl } from '#schemas/api/endpoint.ts';
import { envelopeSchema } from '#schemas/api/envelope.ts';
import type { Snapshots } from './snapshots.ts';

/**
 * A call that did not bring data. `code` is the server's, or TIMEOUT, TRANSPORT, BAD_RESPONSE. `message` is the server's,
 * for people; where nothing but the status says what went wrong it is the status text (S2 §8).
 */
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

export type CallOptions = {
  signal?: AbortSignal;
  /** The caller tells people of a failure by itself: it isn't shown in general (S2 §8). */
  silent?: boolean;
};

export type ApiClient = {
  /** Calls an endpoint and gives its checked data. @throws ApiError */
  call: <const E extends Endpoint>(
    endpoint: E,
    args: EndpointArgs<E>,
    options?: CallOptions,
  ) => Promise<EndpointData<E>>;
};

/**
 * The one way to the API, in the browser and on the server. `base` comes before every path; bodies are JSON, and a
 * POST, PUT or DELETE without one sends `{}` (S2 §7). With `snapshots` it asks only for what they don't hold; `onFailure`
 * learns of every failed call that its caller hasn't given up.
 */
export function createApiClient(options: {
  base: string;
  fetch: (request: Request) => Promise<Response>;
  headers: () => Record<string, string>;
  timeoutMs: number;
  snapshots?: Snapshots;
  onFailure?: (error: ApiError, endpoint: Endpoint, isSilent: boolean) => void;
}): ApiClient {
  /** The envelope's `data`, unchecked. */
  const ask = async (endpoint: Endpoint, args: object, signal?: AbortSignal): Promise<unknown> => {
    const timeout = AbortSignal.timeout(options.timeoutMs * (endpoint.file ? FILE_PATIENCE : 1));
    const ended = signal ? AbortSignal.any([signal, timeout]) : timeout;
    const request = new Request(`${options.base}${endpointUrl(endpoint, args)}`, {
      ...contentOf(endpoint, args),
      signal: ended,
    });
    for (const [name, value] of Object.entries(options.headers())) request.headers.set(name, value);
    const answer = options.fetch(request).then(read);
    return dataIn(
      await unlessAborted(answer, ended).catch((error: Error) => {
        throw new ApiError(timeout.aborted ? 'TIMEOUT' : 'TRANSPORT', 0, error.message);
      }),
    );
  };
  return {
    call: async (endpoint, args, { signal, silent = endpoint.silent ?? false } = {}) => {
      const askChecked = async () => {
        const data = await ask(endpoint, args);
        checked(endpoint, data);
        return data;
      };
      try {
        if (!options.snapshots || !isKept(endpoint))
          return checked(endpoint, await ask(endpoint, args, signal));
        const { 'Accept-Language': lang, 'X-Preview-Time': time } = options.headers();
        const key = [lang, time, endpointUrl(endpoint, args as object)].join(' ');
        // Others wait for the same answer: it goes on when one of them has given up.
        const data = await unlessAborted(options.snapshots(key, askChecked), signal);
        return checked(endpoint, data);
      } catch (cause) {
        const error = cause instanceof ApiError ? cause : new ApiError('TRANSPORT', 0, String(cause));
        if (!signal?.aborted) options.onFailure?.(error, endpoint, silent);
        throw error;
      }
    },
  };
}

/** What a member gets changes with what the member does. */
function isKept({ method, auth, isFresh }: Endpoint): boolean {
  return method === 'GET' && auth === 'none' && !isFresh;
}

function contentOf({ method, file }: Endpoint, given: { body?: unknown; file?: Blob }): RequestInit {
  if (method === 'GET') return { method };
  return {
    method,
    headers: { 'Content-Type': file ? 'application/octet-stream' : 'application/json' },
    body: given.file ?? JSON.stringify(given.body ?? {}),
  };
}

type Answer = { status: number; statusText: string; text: string };

async function read(response: Response): Promise<Answer> {
  return { status: response.status, statusText: response.statusText, text: await response.text() };
}

/** A request's own signal isn't enough: in process nothing has to listen to it. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  const ended = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, ended]);
}

/** What isn't JSON counts as a success, one without data (S2 §8). @throws ApiError */
function dataIn({ status, statusText, text }: Answer): unknown {
  const json = parsed(text);
  if (json === undefined && status < 400) return null;
  const envelope = z.safeParse(envelopeSchema, json);
  if (!envelope.success) throw new ApiError('BAD_RESPONSE', status, statusText);
  const { success, code, message, data } = envelope.data;
  if (success && status < 400) return data;
  const isBare = String(code) === String(status);
  throw new ApiError(String(code), status, isBare ? statusText : String(message ?? ''), data);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function checked<E extends Endpoint>(endpoint: E, data: unknown): EndpointData<E> {
  const found = z.safeParse(endpoint.data, data);
  if (!found.success) throw new ApiError('BAD_RESPONSE', 200, `${endpoint.id}: ${found.error.message}`);
  return found.data as EndpointData<E>;
}

/** The same client, which answers equal calls made during its life by one request: the modules of one page share it. */
export function deduplicated(client: ApiClient): ApiClient {
  const running = new Map<string, Promise<unknown>>();
  return {
    call: <const E extends Endpoint>(endpoint: E, args: EndpointArgs<E>, options?: CallOptions) => {
      const key = `${endpoint.id} ${JSON.stringify(args)}`;
      const shared = running.get(key) ?? client.call(endpoint, args, options);
      running.set(key, shared);
      return shared as Promise<EndpointData<E>>;
    },
  };
}
