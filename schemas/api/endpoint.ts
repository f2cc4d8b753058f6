import type * as z from 'zod/mini';
import type { Area, OperatorRole } from '../operator.ts';

type Schema = z.core.$ZodType;

/**
 * One call of the API, declared once: the server routes it, the client calls it, OpenAPI is generated from it. `path`
 * is the specifications' own, without the `/api` prefix, with its names in braces (`/brands/{id}`). `silent` calls skip
 * the global error handler; `encrypt` ones send their secret fields encrypted (S2 §7); a browser caches GET responses
 * for five minutes (S2 §9) unless they concern a member or `isFresh` is set.
 */
export type Endpoint = {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Raw file as the body, with its maximum size. */
  file?: { maxBytes: number };
  /** The body contains page documents, which have limits of their own (`schemas/page/limits.ts`). */
  holdsDocuments?: true;
  /** The response is a stream of server-sent events, or a file to download; `data` isn't used. */
  stream?: true;
  data: Schema;
  /**
   * Callers with access: anybody; anybody, with the signed-in member known to the operation (`visitor`); signed-in
   * members only; or operators with at least this role.
   */
  auth: 'none' | 'visitor' | 'member' | OperatorRole;
  /**
   * Effect on what shoppers see, of a writing call that operators below publishers may make: none, or it is refused to
   * them for what is live. Each such call declares it.
   */
  live?: 'untouched' | 'refused';
  /** Area of the editor to which a call of operators belongs; `own` calls are open to members of every area. */
  area?: Area | 'own';
  /**
   * Rate limit of one member or device at one tenant, on average; all calls of a period may come at once. An IP address
   * may call 50 times as often.
   */
  limit?: { calls: number; per: 'minute' | 'hour' };
  /** Member's write that adds something: a repeat with the same `x-request-id` and content adds nothing. */
  once?: true;
  /** Attempt at something secret: an address whose attempts mostly fail waits longer and longer. */
  guessable?: true;
  /** Read-only call for data of shoppers' pages: an operator's preview may request it for another time. */
  previewable?: true;
  silent?: boolean;
  isFresh?: boolean;
  encrypt?: boolean;
  /** The body contains secrets under names of their own, so that the journal leaves it out. */
  hasSecrets?: true;
};

/** Declares a call; keeps the literal types of its path and schemas. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

type Parts = 'params' | 'query' | 'body';

/** Input of a call before parsing: `{params, query, body}`, each only where the endpoint declares it. */
export type EndpointArgs<E extends Endpoint> = {
  [P in Parts as E[P] extends Schema ? P : never]: z.input<Extract<E[P], Schema>>;
} & (E extends { file: object } ? { file: Blob } : unknown);

/** Input after parsing, with defaults filled in, as the server's operation gets it. */
export type EndpointInput<E extends Endpoint> = {
  [P in Parts as E[P] extends Schema ? P : never]: z.output<Extract<E[P], Schema>>;
} & (E extends { file: object } ? { file: Uint8Array } : unknown);

/** Type of the envelope's `data` after parsing. */
export type EndpointData<E extends Endpoint> = z.output<E['data']>;

/** Options of one call. */
export type CallOptions = {
  signal?: AbortSignal;
  /** True if the caller shows failures itself, so that no toast appears (S2 §8). */
  silent?: boolean;
};

/** Caller of endpoints, in the browser and on the server (`createApiClient`). */
export type ApiClient = {
  /** Calls an endpoint and returns its checked data. @throws ApiError */
  call: <const E extends Endpoint>(
    endpoint: E,
    args: EndpointArgs<E>,
    options?: CallOptions,
  ) => Promise<EndpointData<E>>;
};

/** Names in braces of a path. */
export function pathNames(path: string): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), (match) => match[1] ?? '');
}

/**
 * Path and query of a call, percent-encoded. Absent query values are left out, lists repeat their name. @throws
 * RangeError when a path value is missing, empty or a dot segment, which would name another resource.
 */
export function endpointUrl(
  { path }: Pick<Endpoint, 'path'>,
  { params = {}, query = {} }: { params?: object; query?: object } = {},
): string {
  const values = new Map<string, unknown>(Object.entries(params));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values.get(name) ?? '');
    if (value === '' || value === '.' || value === '..')
      throw new RangeError(`No usable {${name}} for ${path}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}
