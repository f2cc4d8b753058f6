import { REQUEST_LOG } from '#schemas/constants.ts';
import type { Answer } from '../api.ts';
import { endpointAt } from './endpoint-at.ts';

/** One call of the API. `at` is the real clock's time, milliseconds; while the call runs `status` is 0. */
export type JournalEntry = {
  at: number;
  tenant: string;
  origin: 'browser' | 'server';
  /** The id of the declared endpoint; undefined for any other path. */
  endpoint: string | undefined;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string;
  status: number;
  ms: number;
};

const HEADERS = [
  ...['accept-language', 'authorization', 'ccaop-x-d', 'content-type', 'encryption', 'platform'],
  ...['referer', 'user-agent', 'user-pseudo-id', 'x-mock', 'x-request-id'],
];
const SECRET_NAMES = [
  ...['authorization', 'cookie', 'password', 'repassword', 'token', 'idToken', 'secretKey'],
  ...['authCode', 'smscode', 'validKey', 'preValidKey'],
];
/** A secret's value: text that may be cut, or a number. */
const SECRET_FIELD = new RegExp(
  `("(?:${SECRET_NAMES.join('|')})"\\s*:\\s*)(?:"(?:[^"\\\\]|\\\\.)*"?|[\\d.eE+-]+)`,
  'gi',
);
const REDACTED = '[redacted]';

/** The newest calls of the API (S2 §9): so many, their bodies cut, their secrets removed. */
export class Journal {
  private readonly entries: JournalEntry[] = [];

  /** The calls that began at `at` or later. */
  since(at: number): JournalEntry[] {
    return this.entries.filter((entry) => entry.at >= at);
  }

  /** Answers the call and writes it down. */
  async record(answer: Answer, ...[request, caller]: Parameters<Answer>): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const started = performance.now();
    const entry: JournalEntry = {
      at: Date.now(),
      tenant: caller.scope.tenantId,
      origin: caller.origin,
      endpoint: endpointAt(request.method, pathname)?.id,
      method: request.method,
      path: pathname,
      query: Object.fromEntries([...searchParams].map(withoutSecret)),
      headers: Object.fromEntries(
        HEADERS.map((name) => [name, request.headers.get(name) ?? ''] as [string, string])
          .filter(([, value]) => value !== '')
          .map(withoutSecret),
      ),
      body: await startOfBody(request),
      status: 0,
      ms: 0,
    };
    this.entries.push(entry);
    if (this.entries.length > REQUEST_LOG.maxEntries) this.entries.shift();
    const response = await answer(request, caller);
    entry.status = response.status;
    entry.ms = Math.round(performance.now() - started);
    return response;
  }
}

function withoutSecret([name, value]: [string, string]): [string, string] {
  const isSecret = SECRET_NAMES.some((secret) => secret.toLowerCase() === name.toLowerCase());
  return [name, isSecret ? REDACTED : value];
}

async function startOfBody(request: Request): Promise<string> {
  const reader = request.clone().body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (reader && text.length <= REQUEST_LOG.bodyLength) {
    const { value, done } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  // Settles only when the call has let go of its own half of the body, so it isn't awaited.
  void reader?.cancel();
  return text.replace(SECRET_FIELD, `$1"${REDACTED}"`).slice(0, REQUEST_LOG.bodyLength);
}
