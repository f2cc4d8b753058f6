import { createHash } from 'node:crypto';
import type { LookupAddress } from 'node:dns';
import { lookup as systemLookup } from 'node:dns/promises';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { Agent, buildConnector, type Dispatcher, request } from 'undici';
import { AppError } from '#schemas/errors.ts';
import { isDiskFull } from '../db/overload.ts';
import { isPublicAddress } from './public-address.ts';

const MAX_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const PORTS: ReadonlySet<string> = new Set(['', '80', '443']);
/** Timeouts in ms: of the connection, of the response's headers, and between two pieces of its body. */
const TIMEOUTS = { connect: 10_000, headers: 30_000, body: 30_000 };
const MAX_TAG = 1_000;

/** Validators of a response, by which the next request asks whether anything is new. */
export type Validators = { etag: string | null; lastModified: string | null };

export type FetchRequest = {
  url: string;
  /** Headers for the address's own origin; after a redirect to another one they aren't sent. */
  headers?: Record<string, string>;
  validators?: Validators;
  /** File to write; removed after a failure. */
  file: string;
  maxBytes: number;
  /** Time limit of everything, ms. */
  totalMs: number;
  /** True if the start is enough: the file ends at `maxBytes` instead of failing. */
  isSample?: boolean;
  signal?: AbortSignal | undefined;
};

/** Response of a fetch: the written file, with its SHA-256 in hexadecimal, or that nothing is new. */
export type Fetched = ({ isNew: true; bytes: number; hash: string } & Validators) | { isNew: false };

export type SafeFetch = (request: FetchRequest) => Promise<Fetched>;

export type OutgoingOptions = {
  resolve?: (hostname: string) => Promise<LookupAddress[]>;
  timeouts?: Partial<typeof TIMEOUTS>;
  /**
   * Loopback addresses of a test's servers, instead of the public ones: no other address is connected to, these over
   * http too and at any port.
   */
  testServers?: readonly string[];
};

/**
 * Creates the fetch for addresses that people enter. It requests https at public addresses only: every address that a
 * name has is checked where the connection is made, so that none is reached by a redirect or a changed name.
 * @throws AppError FETCH_REFUSED, FETCH_UNREACHABLE, FETCH_STATUS, FETCH_REDIRECTS, FETCH_TIMEOUT, FETCH_INCOMPLETE,
 * FETCH_TOO_LARGE
 */
export function createSafeFetch(options: OutgoingOptions = {}): SafeFetch {
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  return async (asked) => {
    const agent = new Agent({
      connect: checkedConnector(options, timeouts.connect),
      headersTimeout: timeouts.headers,
      bodyTimeout: timeouts.body,
    });
    const limit = AbortSignal.timeout(asked.totalMs);
    const signal = asked.signal ? AbortSignal.any([limit, asked.signal]) : limit;
    let failure: 'FETCH_UNREACHABLE' | 'FETCH_INCOMPLETE' = 'FETCH_UNREACHABLE';
    try {
      const response = await follow(asked, options, agent, signal);
      failure = 'FETCH_INCOMPLETE';
      return response.statusCode === 304 ? { isNew: false } : await save(response, asked, signal);
    } catch (error) {
      await rm(asked.file, { force: true });
      asked.signal?.throwIfAborted();
      throw failureOf(error, failure);
    } finally {
      await agent.destroy();
    }
  };
}

export type PostRequest = {
  url: string;
  headers: Record<string, string>;
  body: string | Uint8Array;
  /** Time limit of everything, ms. */
  totalMs: number;
};

/** Status of a response, and its Retry-After header. */
export type Posted = { status: number; retryAfter: string | undefined };

/** Posts a body, by default JSON; the response's own body isn't read, and no redirect is followed. */
export type SafePost = (request: PostRequest) => Promise<Posted>;

/**
 * Creates the post to addresses that people enter, under the same rules as the fetch.
 * @throws AppError FETCH_REFUSED, FETCH_UNREACHABLE, FETCH_TIMEOUT
 */
export function createSafePost(options: OutgoingOptions = {}): SafePost {
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  return async ({ url, headers, body, totalMs }) => {
    const agent = new Agent({
      connect: checkedConnector(options, timeouts.connect),
      headersTimeout: timeouts.headers,
    });
    try {
      const response = await request(checkAddress(url, options), {
        method: 'POST',
        dispatcher: agent,
        signal: AbortSignal.timeout(totalMs),
        headers: { 'user-agent': 'Talat-Webhooks/1', 'content-type': 'application/json', ...headers },
        body,
      });
      response.body.on('error', () => undefined).destroy();
      const retryAfter = response.headers['retry-after'];
      return {
        status: response.statusCode,
        retryAfter: typeof retryAfter === 'string' ? retryAfter : undefined,
      };
    } catch (error) {
      throw failureOf(error, 'FETCH_UNREACHABLE');
    } finally {
      await agent.destroy();
    }
  };
}

/** Checks an address without resolving its name. @throws AppError FETCH_REFUSED */
export function checkAddress(address: string | URL, { testServers }: OutgoingOptions = {}): URL {
  const url = URL.parse(String(address));
  const isAllowed =
    url &&
    url.username === '' &&
    url.password === '' &&
    (testServers ? /^https?:$/.test(url.protocol) : url.protocol === 'https:' && PORTS.has(url.port));
  if (!isAllowed) throw refusal(url?.hostname ?? '');
  return url;
}

const refusal = (host: string) => new AppError('FETCH_REFUSED', { host });

/** Failure of a name with a closed address: the same as of no name, so that nobody learns which names exist inside. */
const unreachable = (host: string) => new AppError('FETCH_UNREACHABLE', {}, { cause: refusal(host) });

/** Connects only to allowed addresses. A name is resolved once: the connection takes one of the checked addresses. */
function checkedConnector(options: OutgoingOptions, timeout: number): buildConnector.connector {
  const { resolve = (name) => systemLookup(name, { all: true }), testServers } = options;
  const isAllowed = (address: string) => testServers?.includes(address) ?? isPublicAddress(address);
  return (target, callback) => {
    const { hostname } = target;
    if (isIP(hostname) !== 0 && !isAllowed(hostname)) return callback(refusal(hostname), null);
    const lookup: LookupFunction = (name, _, done) => {
      resolve(name).then(
        (found) => {
          const isFine = found.length > 0 && found.every(({ address }) => isAllowed(address));
          done(isFine ? null : unreachable(name), isFine ? found : []);
        },
        (error) => done(error, []),
      );
    };
    buildConnector({ timeout, lookup, autoSelectFamily: true })(target, callback);
  };
}

/** Requests the address and those that it redirects to. */
async function follow(
  { url: asked, headers = {}, validators }: FetchRequest,
  options: OutgoingOptions,
  dispatcher: Agent,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const first = checkAddress(asked, options);
  const conditions = {
    ...(validators?.etag && { 'if-none-match': validators.etag }),
    ...(validators?.lastModified && { 'if-modified-since': validators.lastModified }),
  };
  let url = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await request(url, {
      dispatcher,
      signal,
      headers: {
        'user-agent': 'Talat-Feeds/1',
        'accept-encoding': 'identity',
        ...conditions,
        ...(url.origin === first.origin && headers),
      },
    });
    const { statusCode, headers: answered } = response;
    if (statusCode === 200 || (statusCode === 304 && validators)) return response;
    response.body.on('error', () => undefined).destroy();
    const { location } = answered;
    if (!REDIRECTS.has(statusCode) || typeof location !== 'string')
      throw new AppError('FETCH_STATUS', { status: statusCode });
    url = checkAddress(URL.parse(location, url) ?? '', options);
  }
  throw new AppError('FETCH_REDIRECTS');
}

async function save(
  { body, headers }: Dispatcher.ResponseData,
  { file, maxBytes, isSample = false }: FetchRequest,
  signal: AbortSignal,
): Promise<Fetched> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* bounded() {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      const taken = chunk.subarray(0, maxBytes - bytes);
      bytes += taken.length;
      hash.update(taken);
      yield taken;
      if (taken.length === chunk.length) continue;
      if (isSample) return;
      throw new AppError('FETCH_TOO_LARGE', { megabytes: Math.floor(maxBytes / 1_024 ** 2) });
    }
  }
  await pipeline(bounded(), createWriteStream(file), { signal });
  return {
    isNew: true,
    bytes,
    hash: hash.digest('hex'),
    etag: tagOf(headers.etag),
    lastModified: tagOf(headers['last-modified']),
  };
}

const tagOf = (header: string | string[] | undefined) =>
  typeof header === 'string' && header.length <= MAX_TAG ? header : null;

const TIMED_OUT = /^(?:TimeoutError|ConnectTimeoutError|HeadersTimeoutError|BodyTimeoutError)$/;

/** Failure for people, without the address, which may contain a key. */
function failureOf(error: unknown, code: 'FETCH_UNREACHABLE' | 'FETCH_INCOMPLETE'): unknown {
  if (error instanceof AppError || isDiskFull(error)) return error;
  const isLate = error instanceof Error && TIMED_OUT.test(error.name);
  return new AppError(isLate ? 'FETCH_TIMEOUT' : code, {}, { cause: error });
}
