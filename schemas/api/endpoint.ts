import type * as z from 'zod/mini';
import type { OperatorRole } from '../operator.ts';

type Schema = z.core.$ZodType;

/**
 * One call of the API, declared once: the server routes it, the client calls it, OpenAPI is generated from it.
 * `path` is the specifications' own, without the `/api` prefix, with its names in braces (`/brands/{id}`).
 * `silent` calls skip the global error handler; `encrypt` ones send their secret fields encrypted (S2 §7); a browser
 * keeps what it GETs for five minutes (S2 §9) unless the answer concerns a member or is `isFresh`.
 */
export type Endpoint = {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The body is a file, as it is, of at most so many bytes. */
  file?: { maxBytes: number };
  /** The body holds page documents, which have bounds of their own (`schemas/page/limits.ts`). */
  holdsDocuments?: true;
  /** The answer is a stream of server-sent events; `data` isn't used. */
  stream?: true;
  data: Schema;
  /**
   * Who may call: anybody, anybody with the operation knowing the signed-in member (`visitor`), only a signed-in member,
   * or an operator with at least this role.
   */
  auth: 'none' | 'visitor' | 'member' | OperatorRole;
  /** One address may call so often at one tenant, on average; it may make all the calls of a period at once. */
  limit?: { calls: number; per: 'minute' | 'hour' };
  /** Reads what shoppers' pages show and writes nothing: an operator's preview may ask it for another moment. */
  previewable?: true;
  silent?: boolean;
  isFresh?: boolean;
  encrypt?: boolean;
};

/** Declares a call; keeps the literal types of its path and schemas. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

type Parts = 'params' | 'query' | 'body';

/** What a caller hands over: `{params, query, body}`, each only where the endpoint declares it. */
export type EndpointArgs<E extends Endpoint> = {
  [P in Parts as E[P] extends Schema ? P : never]: z.input<Extract<E[P], Schema>>;
} & (E extends { file: object } ? { file: Blob } : unknown);

/** The same after parsing, defaults filled in: what an operation of the server gets. */
export type EndpointInput<E extends Endpoint> = {
  [P in Parts as E[P] extends Schema ? P : never]: z.output<Extract<E[P], Schema>>;
} & (E extends { file: object } ? { file: Uint8Array } : unknown);

/** What the envelope's `data` is after parsing. */
export type EndpointData<E extends Endpoint> = z.output<E['data']>;

/** The names in braces of a path. */
export function pathNames(path: string): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), (match) => match[1] ?? '');
}

/**
 * The call's path and query, percent-encoded. Absent query values are left out, lists repeat their name.
 * @throws RangeError when a path value is missing, empty or a dot segment, which would name another resource.
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
