import type { Logger } from 'pino';
import type { Endpoint, EndpointData, EndpointInput } from '#schemas/api/endpoint.ts';
import type { Language } from '#schemas/constants.ts';
import type { OperatorRole } from '#schemas/operator.ts';
import type { AiOptions } from '../ai/options.ts';
import type { Ingest } from '../analytics/ingest.ts';
import type { RenderedChecks } from '../checks/rendered-checks.ts';
import type { Clock } from '../clock.ts';
import type { Collaboration } from '../collaboration/collaboration.ts';
import type { Db } from '../db/database.ts';
import type { FieldEncryption } from '../encryption/field-encryption.ts';
import type { Vault } from '../encryption/vault.ts';
import type { MemberAuth } from '../members/member-auth.ts';
import type { MemberScope } from '../members/member-scope.ts';
import type { Uploads } from '../members/uploads.ts';
import type { OperatorScope } from '../operators/operator-scope.ts';
import type { EditQueue } from '../pages/edit-queue.ts';
import type { TenantScope } from '../tenants/tenants.ts';
import type { Journal } from './journal.ts';

/** What every operation gets beside its input: the proved tenant, the language of the texts, database and clock. */
export type Call = {
  scope: TenantScope;
  lang: Language;
  db: Db;
  now: Clock['now'];
  /** How far tests have set that clock ahead of the machine's, milliseconds. */
  ahead: Clock['ahead'];
  /** Purges by cache key, in every process; the tenant's own prefix is added. */
  purge: (tags: readonly string[]) => Promise<void>;
  /** Renders and weighs pages that nobody has published; undefined where there is no front. */
  renderedChecks: RenderedChecks | undefined;
  /** Looks for releases to carry out at that time. */
  wakeAt: (at: Date) => Promise<void>;
  /** Where files are kept. */
  dataDir: string;
  /** The pages that are open in the editor. */
  collaboration: Pick<Collaboration, 'follow'> | undefined;
  /** The edits of this process that wait for their pages. */
  editQueue: EditQueue;
  /** The shopping assistant's limits. */
  ai: AiOptions;
  /** Where visitors' events arrive. */
  ingest: Pick<Ingest, 'receive'>;
  /** Where the call comes from; empty for a page being rendered. */
  address: string;
  /** What calls, by its `User-Agent`. */
  agent: string;
  /** The activity that an operator's preview shows, and reads before it is published. */
  previewedActivity: string | undefined;
  /** Whether the app calls, which keeps its session's token itself: browsers keep it in a cookie. */
  isApp: boolean;
  /** The call's own headers, beside its input. */
  headers: Headers;
  /** Sends a `Set-Cookie` line along with the answer. */
  setCookie: (line: string) => void;
  memberAuth: MemberAuth;
  uploads: Uploads;
  /** The calls of this process. */
  journal: Pick<Journal, 'newest'>;
  encryption: Pick<FieldEncryption, 'newKey' | 'publicKey'>;
  /** Personal data as it is stored. */
  vault: Vault;
  log: Logger;
};

/** The same for an operator's operation: it can't be called without the proof of who asks. */
export type OperatorCall = Call & { operator: OperatorScope };

/** The same for a signed-in member's operation. */
export type MemberCall = Call & { member: MemberScope };

/** The same where a guest may ask too. */
export type VisitorCall = Call & { member: MemberScope | undefined };

type Calls = { none: Call; visitor: VisitorCall; member: MemberCall } & Record<OperatorRole, OperatorCall>;
type CallOf<E extends Endpoint> = Calls[E['auth']];

type Input = { params: unknown; query: unknown; body: unknown; file: Uint8Array | undefined };
type AnyCall = Call & Partial<OperatorCall & MemberCall>;

/** An endpoint with the operation that answers it, the stream that it opens, or what takes its requests as they come. */
export type Route = { endpoint: Endpoint } & (
  | { answer: (input: Input, call: AnyCall) => Promise<unknown> }
  | { follow: (input: Input, call: AnyCall, connection: Connection) => Promise<Response> }
  | { receive: (request: Request, call: Call, address: string) => Promise<Response> }
);

/** What a stream needs to know of its request; `isAllowed` asks anew whether the caller may. */
export type Connection = { headers: Headers; isAllowed: () => Promise<boolean> };

/** Joins an endpoint to its operation; types tie the operation's input and result to the declaration. */
export function route<const E extends Endpoint>(
  endpoint: E,
  answer: (input: EndpointInput<E>, call: CallOf<E>) => Promise<EndpointData<E>>,
): Route {
  return { endpoint, answer: answer as unknown as Extract<Route, { answer: unknown }>['answer'] };
}

/** The same for an endpoint that answers with a stream. */
export function streamRoute<const E extends Endpoint & { stream: true }>(
  endpoint: E,
  follow: (input: EndpointInput<E>, call: CallOf<E>, connection: Connection) => Promise<Response>,
): Route {
  return { endpoint, follow: follow as unknown as Extract<Route, { follow: unknown }>['follow'] };
}

/** The same for an endpoint that bounds and checks its requests by itself. */
export function rawRoute(
  endpoint: Endpoint & { auth: 'none' },
  receive: (request: Request, call: Call, address: string) => Promise<Response>,
): Route {
  return { endpoint, receive };
}
