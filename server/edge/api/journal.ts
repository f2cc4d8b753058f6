import type { Endpoint } from '#schemas/api/endpoint.ts';
import { REQUEST_LOG } from '#schemas/constants.ts';
import { AUTH_PATH } from '../../domain/operators/better-auth.ts';
import { startOfBody } from '../../platform/body.ts';
import type { Answer } from './answer.ts';
import { endpointAt } from './endpoint-at.ts';
import { REDACTED, withoutSecretFields, withoutSecrets } from './redact.ts';

/**
 * One call of the API. `at` is the real clock's time, milliseconds. Until it is answered, `status` is 0 and `body` is
 * empty.
 */
export type JournalEntry = {
  at: number;
  tenant: string;
  origin: 'browser' | 'server';
  /** Id of the declared endpoint; undefined for any other path. */
  endpoint: string | undefined;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string;
  status: number;
  ms: number;
};

const HEADERS: ReadonlySet<string> = new Set([
  'accept-language',
  'authorization',
  'ccaop-x-d',
  'content-type',
  'encryption',
  'platform',
  'user-agent',
  'user-pseudo-id',
  'x-mock',
  'x-request-id',
]);
/**
 * Limit of all entries' text, two bytes per character at most: with long addresses and headers fewer entries are
 * kept.
 */
const MOST_CHARACTERS = 16 * 1_024 * 1_024;

/** Journal of the process's newest API calls (S2 §9): a limited number, with shortened bodies and without secrets. */
export class Journal {
  private readonly entries: JournalEntry[] = [];
  private characters = 0;

  /** Calls that began at `at` or later. */
  since(at: number): JournalEntry[] {
    return this.entries.filter((entry) => entry.at >= at);
  }

  /** Newest calls of a tenant, the newest first. */
  newest(tenantId: string, count: number): JournalEntry[] {
    return this.entries
      .filter(({ tenant }) => tenant === tenantId)
      .slice(-count)
      .toReversed();
  }

  /** Wraps `answer` so that its calls are recorded. */
  recording(answer: Answer): Answer {
    return async (request, caller) => {
      const started = performance.now();
      const { pathname, searchParams } = new URL(request.url);
      const endpoint = endpointAt(request.method, pathname);
      const entry: JournalEntry = {
        at: Date.now(),
        tenant: caller.scope.tenantId,
        origin: caller.origin,
        endpoint: endpoint?.id,
        method: request.method,
        // A token in a path is as secret as one in a query.
        path: endpoint?.path.includes('{token}') ? `/api${endpoint.path}` : pathname,
        query: withoutSecrets(searchParams),
        headers: withoutSecrets([...request.headers].filter(([name]) => HEADERS.has(name))),
        body: '',
        status: 0,
        ms: 0,
      };
      this.add(entry);
      const response = await answer(request, caller);
      this.fill(entry, await bodyOf(request, pathname, endpoint));
      entry.status = response.status;
      entry.ms = Math.round(performance.now() - started);
      return response;
    };
  }

  private add(entry: JournalEntry): void {
    this.entries.push(entry);
    this.grow(lengthOf(entry));
  }

  private fill(entry: JournalEntry, body: string): void {
    // With many calls the entry may have been dropped before its response.
    if (this.entries.lastIndexOf(entry) < 0) return;
    entry.body = body;
    this.grow(body.length);
  }

  private grow(characters: number): void {
    this.characters += characters;
    while (this.entries.length > REQUEST_LOG.maxEntries || this.characters > MOST_CHARACTERS) {
      const oldest = this.entries.shift();
      this.characters -= oldest ? lengthOf(oldest) : 0;
    }
  }
}

function lengthOf({ path, query, headers, body }: JournalEntry): number {
  let length = path.length + body.length;
  for (const name in query) length += name.length + (query[name] ?? '').length;
  for (const name in headers) length += (headers[name] ?? '').length;
  return length;
}

/** The start of a request's body as text; empty for files, redacted where it is secret. */
async function bodyOf(request: Request, path: string, endpoint: Endpoint | undefined): Promise<string> {
  if (endpoint?.file) return '';
  const bytes = await startOfBody(request);
  if (path.startsWith(AUTH_PATH) || endpoint?.hasSecrets) return bytes.length > 0 ? REDACTED : '';
  const start = withoutSecretFields(Buffer.from(bytes).toString()).slice(0, REQUEST_LOG.bodyLength);
  // A substring keeps the whole string in memory; a copy doesn't.
  return Buffer.from(start).toString();
}
