import * as z from 'zod/mini';
import {
  type ApiClient,
  type CallOptions,
  type Endpoint,
  type EndpointArgs,
  type EndpointData,
  endpointUrl,
} from '#schemas/api/endpoint.ts';
import { envelopeSchema } from '#schemas/api/envelope.ts';
import { ApiError } from './api-error.ts';
import type { Snapshots } from './snapshots.ts';

/** Factor of the time limit for a call that sends a file. */
const FILE_PATIENCE = 4;

/** Encrypted request: the header and body to send, and the function that decrypts the response. */
type Sealed = { header: string; body: string; open: FieldEncryption['open'] };

/** Encryption of secret fields (S2 §7). Failures are ApiErrors: ENCRYPTION_FAILED or DECRYPTION_FAILED. */
export type FieldEncryption = {
  seal: (request: {
    method: string;
    url: URL;
    authorization: string;
    body: string | undefined;
  }) => Promise<Sealed>;
  /** Decrypts the fields of a response; returns its text. */
  open: (header: string, text: string) => Promise<string>;
  /** Drops the keys, which are no longer valid. */
  forget: () => void;
};

/**
 * API client for the browser and the server. `base` comes before every path; bodies are JSON, and a POST, PUT or DELETE
 * without one sends `{}` (S2 §7). With `snapshots` cached responses aren't requested again; `onFailure` is called for
 * every failed call that its caller hasn't aborted.
 */
export function createApiClient(options: {
  base: string;
  fetch: (request: Request) => Promise<Response>;
  headers: () => Record<string, string>;
  timeoutMs: number;
  snapshots?: Snapshots;
  /**
   * Loads the field encryption when an endpoint or a response first needs it; without it everything is sent in plain
   * text.
   */
  encryption?: (api: ApiClient) => Promise<FieldEncryption | undefined>;
  onFailure?: (error: ApiError, endpoint: Endpoint, isSilent: boolean) => void;
}): ApiClient {
  let encryption: Promise<FieldEncryption | undefined> | undefined;
  const encrypting = () => {
    encryption ??= options.encryption?.(api).catch((error) => {
      encryption = undefined;
      throw error;
    });
    return encryption;
  };
  /** Ids of writes that failed on their way, and may have been carried out, by their content: a repeat is the same write. */
  const unfinished = new Map<string, string>();
  /** Sends a request; returns the envelope's `data`, unchecked. */
  const send = async (endpoint: Endpoint, args: object, signal?: AbortSignal): Promise<unknown> => {
    const url = `${options.base}${endpointUrl(endpoint, args)}`;
    const { method, type, body } = contentOf(endpoint, args);
    const headers = new Headers({ ...options.headers(), ...type });
    const write = endpoint.once && `${endpoint.id} ${JSON.stringify(args)}`;
    const id = write && (unfinished.get(write) ?? headers.get('x-request-id'));
    if (write && id) {
      headers.set('x-request-id', id);
      unfinished.set(write, id);
    }
    const authorization = headers.get('Authorization') ?? '';
    const place = { method, url: new URL(url), authorization };
    const sealed =
      endpoint.encrypt && !(body instanceof Blob) && (await (await encrypting())?.seal({ ...place, body }));
    if (sealed) headers.set('Encryption', sealed.header);
    const timeout = AbortSignal.timeout(options.timeoutMs * (endpoint.file ? FILE_PATIENCE : 1));
    const ended = signal ? AbortSignal.any([signal, timeout]) : timeout;
    const content = body === undefined ? null : sealed ? sealed.body : body;
    const request = new Request(url, { method, headers, body: content, signal: ended });
    const answer = await unlessAborted(options.fetch(request).then(read), ended).catch((error: Error) => {
      throw new ApiError(timeout.aborted ? 'TIMEOUT' : 'TRANSPORT', 0, error.message);
    });
    // The same content again is another write.
    if (write && answer.status < 500) unfinished.delete(write);
    if (!answer.encryption) return readAnswer(answer);
    const text = await (sealed || (await encrypting()))?.open(answer.encryption, answer.text);
    return readAnswer({ ...answer, text: text ?? answer.text });
  };
  /** Retries once with new keys: the server may have changed them, or its clock. */
  const ask = async (endpoint: Endpoint, args: object, signal?: AbortSignal): Promise<unknown> => {
    try {
      return await send(endpoint, args, signal);
    } catch (error) {
      const isUnread = error instanceof ApiError && error.code === 'DECRYPTION_FAILED' && error.status > 0;
      if (!isUnread || !encryption) throw error;
      (await encryption)?.forget();
      return send(endpoint, args, signal);
    }
  };
  const api: ApiClient = {
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
        // Callers share the response: the request continues when one of them aborts.
        const data = await unlessAborted(options.snapshots(key, askChecked), signal);
        return checked(endpoint, data);
      } catch (cause) {
        const error = cause instanceof ApiError ? cause : new ApiError('TRANSPORT', 0, String(cause));
        if (!signal?.aborted) options.onFailure?.(error, endpoint, silent);
        throw error;
      }
    },
  };
  return api;
}

/** True if responses are cached; a member's aren't, because they change with the member's actions. */
export function isKept({ method, auth, isFresh }: Endpoint): boolean {
  return method === 'GET' && auth === 'none' && !isFresh;
}

function contentOf({ method, file }: Endpoint, given: { body?: unknown; file?: Blob }) {
  if (method === 'GET') return { method };
  if (file) return { method, type: { 'Content-Type': 'application/octet-stream' }, body: given.file };
  return { method, type: { 'Content-Type': 'application/json' }, body: JSON.stringify(given.body ?? {}) };
}

type Answer = { status: number; statusText: string; encryption: string | null; text: string };

async function read(response: Response): Promise<Answer> {
  const { status, statusText, headers } = response;
  return { status, statusText, encryption: headers.get('Encryption'), text: await response.text() };
}

/** Rejects when the signal aborts. A request's own signal isn't enough: an in-process call needn't listen to it. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  const ended = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, ended]);
}

/** Data of a response. A body that isn't JSON counts as a success without data (S2 §8). @throws ApiError */
export function readAnswer({ status, statusText, text }: Omit<Answer, 'encryption'>): unknown {
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
  if (found.success) return found.data as EndpointData<E>;
  const code = data === null ? 'NO_DATA' : 'BAD_RESPONSE';
  throw new ApiError(code, 200, `${endpoint.id}: ${found.error.message}`);
}

/** Client that sends equal calls during its life once: the modules of one page share it. */
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
