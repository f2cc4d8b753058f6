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

/** Context of every operation beside its input: the proved tenant, the language of the texts, database and clock. */
export type Call = {
  scope: TenantScope;
  lang: Language;
  db: Db;
  now: Clock['now'];
  /** Milliseconds by which tests have set that clock ahead of the machine's. */
  ahead: Clock['ahead'];
  /** Purges by cache key in every process; the tenant's own prefix is added. */
  purge: (tags: readonly string[]) => Promise<void>;
  /** Renders and measures unpublished pages; undefined without a front. */
  renderedChecks: RenderedChecks | undefined;
  /** Wakes the job that carries out releases at that time. */
  wakeAt: (at: Date) => Promise<void>;
  /** Folder for files. */
  dataDir: string;
  /** Pages that are open in the editor. */
  collaboration: Pick<Collaboration, 'follow'> | undefined;
  /** Edits of this process that wait for their pages. */
  editQueue: EditQueue;
  /** Limits of the shopping assistant. */
  ai: AiOptions;
  /** Receiver of analytics events. */
  ingest: Pick<Ingest, 'receive'>;
  /** IP address of the caller; empty for a page being rendered. */
  address: string;
  /** `User-Agent` of the caller. */
  agent: string;
  /** The activity that an operator's preview shows, readable before it is published. */
  previewedActivity: string | undefined;
  /** Whether the app calls, which stores its session's token itself; browsers store it in a cookie. */
  isApp: boolean;
  /** Headers of the call, beside its input. */
  headers: Headers;
  /** Sends a `Set-Cookie` line with the response. */
  setCookie: (line: string) => void;
  memberAuth: MemberAuth;
  uploads: Uploads;
  /** Journal of this process's calls. */
  journal: Pick<Journal, 'newest'>;
  encryption: Pick<FieldEncryption, 'newKey' | 'publicKey'>;
  /** Encrypts and decrypts stored personal data. */
  vault: Vault;
  log: Logger;
};

/** Context of an operator's operation: the proof of the operator's identity is required by type. */
export type OperatorCall = Call & { operator: OperatorScope };

/** Context of a signed-in member's operation. */
export type MemberCall = Call & { member: MemberScope };

/** Context of an operation that guests may call too. */
export type VisitorCall = Call & { member: MemberScope | undefined };

type Calls = { none: Call; visitor: VisitorCall; member: MemberCall } & Record<OperatorRole, OperatorCall>;
type CallOf<E extends Endpoint> = Calls[E['auth']];

type Input = { params: unknown; query: unknown; body: unknown; file: Uint8Array | undefined };
type AnyCall = Call & Partial<OperatorCall & MemberCall>;

/** An endpoint with its handler: an operation, a stream, or a function that gets the raw request. */
export type Route = { endpoint: Endpoint } & (
  | { answer: (input: Input, call: AnyCall) => Promise<unknown> }
  | { follow: (input: Input, call: AnyCall, connection: Connection) => Promise<Response> }
  | { receive: (request: Request, call: Call, address: string) => Promise<Response> }
);

/** Request of a stream; `isAllowed` checks again whether the caller still has access. */
export type Connection = { headers: Headers; isAllowed: () => Promise<boolean> };

/** Joins an endpoint to its operation; the types tie the operation's input and result to the declaration. */
export function route<const E extends Endpoint>(
  endpoint: E,
  answer: (input: EndpointInput<E>, call: CallOf<E>) => Promise<EndpointData<E>>,
): Route {
  return { endpoint, answer: answer as unknown as Extract<Route, { answer: unknown }>['answer'] };
}

/** Joins an endpoint to the operation that opens its stream. */
export function streamRoute<const E extends Endpoint & { stream: true }>(
  endpoint: E,
  follow: (input: EndpointInput<E>, call: CallOf<E>, connection: Connection) => Promise<Response>,
): Route {
  return { endpoint, follow: follow as unknown as Extract<Route, { follow: unknown }>['follow'] };
}

/** Joins an endpoint to a function that limits and checks its requests itself. */
export function rawRoute(
  endpoint: Endpoint & { auth: 'none' },
  receive: (request: Request, call: Call, address: string) => Promise<Response>,
): Route {
  return { endpoint, receive };
}
