import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { textFor } from '#locales/text.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { failed, succeeded } from '#schemas/api/envelope.ts';
import type { Language } from '#schemas/constants.ts';
import { AppError } from '#schemas/errors.ts';
import { decodeHeader, originalHeaderSchema } from '#schemas/field-encryption.ts';
import { hasRole, isAdmitted } from '#schemas/operator.ts';
import { LIMITS } from '#schemas/page/limits.ts';
import type { Ingest } from '../../domain/analytics/ingest.ts';
import { withDraft } from '../../domain/content/preview.ts';
import type { MemberAuth } from '../../domain/members/member-auth.ts';
import type { IdentifyMember } from '../../domain/members/member-sessions.ts';
import type { Uploads } from '../../domain/members/uploads.ts';
import { once } from '../../domain/members/writes/once.ts';
import { AUTH_PATH } from '../../domain/operators/better-auth.ts';
import type { IdentifyOperator } from '../../domain/operators/identify.ts';
import type { OperatorAuth } from '../../domain/operators/operator-auth.ts';
import { createRenderedChecks } from '../../domain/pages/checks/rendered-checks.ts';
import type { Renderer } from '../../domain/pages/checks/rendered-page.ts';
import { createEditQueue } from '../../domain/pages/edit-queue.ts';
import { AI_DEFAULTS, type AiOptions } from '../../platform/ai-options.ts';
import { readBody, readBytes } from '../../platform/body.ts';
import type { Call, HttpContext } from '../../platform/call.ts';
import { clientAddress } from '../../platform/client-address.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { isDiskFull, isOverload } from '../../platform/db/overload.ts';
import { type Courier, createCourier } from '../../platform/delivery/courier.ts';
import { deviceOf } from '../../platform/device-header.ts';
import {
  createFieldEncryption,
  type EncryptionOptions,
  type FieldEncryption,
  type OpenedRequest,
} from '../../platform/encryption/field-encryption.ts';
import { createVault } from '../../platform/encryption/vault.ts';
import { createFailureLimit } from '../../platform/failure-limit.ts';
import { parseBounded, parseJson } from '../../platform/json.ts';
import type { OutgoingOptions } from '../../platform/outgoing/safe-fetch.ts';
import { createRateLimit, network } from '../../platform/rate-limit.ts';
import { endedSessionCookies, hasSessionCookie } from '../../platform/session-cookies.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { resolveVariant } from '../../platform/variant.ts';
import type { Answer, ApiCaller } from './answer.ts';
import { Journal } from './journal.ts';
import { answerOpenApi } from './openapi-answer.ts';
import { apiReference } from './reference.ts';
import type { Route } from './route.ts';
import { createRoutes } from './routes.ts';
import type { Services } from './services.ts';

export type ApiOptions = {
  db: Db;
  clock: Clock;
  purge: (tags: readonly string[]) => Promise<void>;
  identifyOperator: IdentifyOperator;
  identifyMember: IdentifyMember;
  memberAuth: MemberAuth;
  uploads: Uploads;
  dataDir: string;
  /** Options of field encryption; by default 2048 bits and a suffix of our own. */
  encryption?: EncryptionOptions | undefined;
  /** Key for storing personal data; by default one is generated and kept in the database. */
  personalDataKey?: string | undefined;
  /** Number of our proxies in front of the server; none by default. */
  proxies?: number | undefined;
  /** Open pages of operators; without it no operator can follow a page's edits. */
  collaboration?: Services['collaboration'];
  /** Operators' sign-in and sign-out: all paths under `/api/operator-auth`. */
  answerAuth: OperatorAuth['answer'];
  /** Account of an operator's session, a member of the tenant or not. */
  identifyAccount: OperatorAuth['identifyAccount'];
  /** Name of the company's OpenID provider, if operators may sign in there. */
  companyName?: string | undefined;
  /** Renders and measures unpublished pages; absent without a front. */
  renderer?: Renderer | undefined;
  /** Servers that feeds may be fetched from in tests; the public ones if left out. */
  outgoing?: OutgoingOptions | undefined;
  /** Sends mails; into the outbox if left out. */
  courier?: Courier | undefined;
  /** Limits of the shopping assistant; defaults if left out. */
  ai?: AiOptions | undefined;
  /** Receiver of analytics events. */
  ingest: Pick<Ingest, 'receive'>;
  log: Logger;
  /** Routes of a test; by default those of every endpoint. */
  routes?: typeof createRoutes | undefined;
  /** Wraps every call in tests; undefined outside them. */
  testRig?: ((answer: Answer, journal: Journal) => Answer) | undefined;
};

type Bindings = Pick<ApiCaller, 'scope' | 'time' | 'activityId' | 'entry'> & { address: string };
type Context = { Bindings: Bindings };

const BODY_LIMIT = 64 * 1_024;
/** Errors of an attempt whose secret was wrong. */
const FAILED_ATTEMPTS: ReadonlySet<string> = new Set([
  'WRONG_CODE',
  'WRONG_CREDENTIALS',
  'PROOF_EXPIRED',
  'ID_TOKEN_REFUSED',
  'PASSKEY_REFUSED',
]);
/** Seconds after which a call that failed because of the database may be retried. */
const RETRY_AFTER_S = 5;
/** Size limit for a page document, escaped when it is sent as text, and the fields around it. */
const PAGE_BODY_LIMIT = 2 * LIMITS.bytes + 1_024;

/**
 * Creates the API: every declared endpoint with its operation, under `/api`. The tenant comes from the front, never
 * from a header.
 */
export function createApi(options: ApiOptions) {
  const app = new Hono<Context>();
  const { log } = options;
  const renderedChecks = options.renderer && createRenderedChecks(options.renderer, log);
  const editQueue = createEditQueue();
  const journal = new Journal();
  const limitRate = createRateLimit(options.clock.now);
  const failures = createFailureLimit(options.clock.now);
  const encryption = createFieldEncryption(
    options.db,
    options.clock.now,
    options.encryption ?? { keyBits: 2_048, suffix: undefined },
  );

  const vault = createVault(options.db, options.personalDataKey);

  app.get('/api/openapi.json', (c) => answerOpenApi(c.req.raw));
  app.get('/api/reference', async (c) => {
    const { scope } = c.env;
    if (!(await options.identifyOperator(c.req.raw.headers, scope))) throw new AppError('UNAUTHORIZED');
    const headers = { cookie: c.req.header('cookie'), 'accept-language': c.req.header('accept-language') };
    c.header('Content-Security-Policy', "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'");
    return c.html(apiReference(resolveVariant(scope, undefined, headers).lang));
  });
  app.all(`${AUTH_PATH}/*`, async (c) => {
    requireOrigin(c.req.raw, c.env.scope);
    return options.answerAuth(c.req.raw, c.env);
  });
  const routes = (options.routes ?? createRoutes)({
    ...options,
    ahead: options.clock.ahead,
    companyName: options.companyName,
    collaboration: options.collaboration,
    editQueue,
    encryption,
    vault,
    renderedChecks,
    outgoing: options.outgoing ?? {},
    courier: options.courier ?? createCourier(options.db, options.clock.now, {}),
    ai: options.ai ?? AI_DEFAULTS,
    journal,
  });
  for (const route of routes) {
    app.on(route.endpoint.method, `/api${honoPath(route.endpoint)}`, async (c) => {
      const scope = c.env.scope;
      const lang = languageOf(scope, c.req.raw);
      const call: Call = {
        scope,
        lang,
        db: options.db,
        now: options.clock.now,
        purge: (tags) => options.purge(tags.map((tag) => `${scope.tenantId}:${tag}`)),
        log,
      };
      const http: HttpContext = {
        address: c.env.address,
        headers: c.req.raw.headers,
        isApp: c.req.header('platform')?.toLowerCase() === 'app',
        setCookie: (line) => c.header('Set-Cookie', line, { append: true }),
        previewedActivity: route.endpoint.previewable && c.env.activityId,
      };
      // Pages that are being rendered have no address, and no limit.
      const { address } = c.env;
      const noteAttempt = (hasFailed: boolean) => {
        if (address && route.endpoint.guessable) failures.note(scope.tenantId, address, hasFailed);
      };
      try {
        requireSameOrigin(c.req.raw, scope);
        if ('receive' in route) return await route.receive(c.req.raw, call, http);
        if (address) limitRate.address(route.endpoint, scope.tenantId, address);
        const time = c.env.time ?? (await previewTime(route, c.req.raw, scope, options.identifyOperator));
        if (time !== undefined) call.now = () => time;
        const caller = await authorise(route.endpoint, c.req.raw, scope, options);
        if (address) {
          const one = caller.member?.id ?? deviceOf(c.req.raw.headers) ?? network(address);
          limitRate.caller(route.endpoint, scope.tenantId, one);
          if (route.endpoint.guessable && !caller.member) failures.check(scope.tenantId, address);
        }
        if (route.endpoint.auth === 'visitor' && !caller.member && hasSessionCookie(c.req.raw.headers))
          for (const line of endedSessionCookies(scope)) http.setCookie(line);
        const opened = await openBody(route.endpoint, c.req.raw, scope, encryption);
        const input = await readInput(route, c.req.raw, c.req.param(), c.req.queries(), opened);
        const asked = { ...call, ...caller, purge: mayPurge(caller) ? call.purge : refusePurge };
        if (!('follow' in route)) {
          const run = (over: Partial<Call> = {}) => route.answer(input, { ...asked, ...over }, http);
          const { entry } = c.env;
          const requestId = route.endpoint.once && requestIdOf(c.req.raw.headers);
          const { member } = caller;
          const work = () => {
            if (entry && route.endpoint.previewable) return withDraft(call, entry, (db) => run({ db }));
            if (!requestId || !member) return run();
            const write = { endpoint: route.endpoint.id, input, requestId };
            return once({ ...asked, member }, write, run);
          };
          const answer = succeeded(await work());
          noteAttempt(false);
          if (!opened?.seal) return c.json(answer);
          const { header, body } = opened.seal(answer);
          return c.body(body, 200, { 'Content-Type': 'application/json', Encryption: header });
        }
        const isAllowed = () => authorise(route.endpoint, c.req.raw, scope, options).then(() => true);
        return await route.follow(input, asked, { ...http, isAllowed });
      } catch (error) {
        if (error instanceof AppError && FAILED_ATTEMPTS.has(error.code)) noteAttempt(true);
        const answer = failure(error, lang, log, route.endpoint.path);
        // Scripts can't remove the cookie of an expired session, so the response does.
        if (answer.status === 401 && route.endpoint.auth === 'member' && hasSessionCookie(c.req.raw.headers))
          for (const line of endedSessionCookies(scope)) answer.headers.append('Set-Cookie', line);
        return answer;
      }
    });
  }
  app.notFound((c) =>
    failure(new AppError('NOT_FOUND'), languageOf(c.env.scope, c.req.raw), log, c.req.path),
  );
  app.onError((error, c) => failure(error, languageOf(c.env.scope, c.req.raw), log, c.req.path));

  const direct: Answer = async (request, { address = '', ...caller }) =>
    app.fetch(request, { ...caller, address });
  const answer = options.testRig?.(direct, journal) ?? journal.recording(direct);
  return {
    /**
     * Gives a tenant's page, or a preview of one, its access to the API: in process, or over HTTP at its upstream
     * address.
     */
    forPages: (
      scope: TenantScope,
      { time, activityId, entry }: Pick<ApiCaller, 'time' | 'activityId' | 'entry'> = {},
    ): { apiBase: string; fetchApi: (request: Request) => Promise<Response> } =>
      scope.tenant.upstream
        ? { apiBase: scope.tenant.upstream, fetchApi: fetch }
        : {
            apiBase: `${scope.tenant.siteOrigin}/api`,
            fetchApi: (request) => answer(request, { scope, origin: 'server', time, activityId, entry }),
          },
    /** Gives a screen of the editor its access to the API, with the cookie of the visitor's browser. */
    forVisitor: (scope: TenantScope, cookie: string | undefined) => (request: Request) => {
      const headers = new Headers(request.headers);
      if (cookie !== undefined) headers.set('cookie', cookie);
      return answer(new Request(request, { headers }), { scope, origin: 'server' });
    },
    /** Request listener for external requests of one tenant. */
    listener: (request: IncomingMessage, response: ServerResponse, scope: TenantScope): void => {
      const address = clientAddress(request, options.proxies ?? 0);
      void getRequestListener((incoming) => answer(incoming, { scope, origin: 'browser', address }))(
        request,
        response,
      );
    },
  };
}

function honoPath({ path }: Endpoint): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Language of the call's response, among the tenant's. */
export function languageOf(scope: TenantScope, request: Request): Language {
  const accepted = request.headers.get('accept-language') ?? undefined;
  return resolveVariant(scope, undefined, { 'accept-language': accepted }).lang;
}

/** Whether a call may change what shoppers see: an operator's only from publishers on, whatever the operation says. */
const mayPurge = ({ operator }: Awaited<ReturnType<typeof authorise>>) =>
  !operator || hasRole(operator.role, 'publisher');

/** @throws Error for any tag: every change that shoppers see purges the pages that show it */
async function refusePurge(tags: readonly string[]): Promise<void> {
  if (tags.length > 0) throw new Error(`An operator below publishers purged ${tags.join(' ')}`);
}

/** Refuses unsafe methods from another origin, and from an unencrypted page of a shop served by https. */
function requireSameOrigin(request: Request, { tenant }: TenantScope): void {
  const given = request.headers.get('origin');
  if (given === null || request.method === 'GET') return;
  const origin = URL.parse(given);
  const isHttps = tenant.siteOrigin.startsWith('https:');
  if (origin?.host !== request.headers.get('host') || (isHttps && origin.protocol !== 'https:'))
    throw new AppError('FORBIDDEN');
}

/**
 * Time of an operator's preview (`X-Preview-Time`, milliseconds). Other callers can't set it, and only calls that
 * read for a page use it: writing, sending, signing in and editing happen at the present time.
 */
async function previewTime(
  { endpoint }: Route,
  request: Request,
  scope: TenantScope,
  identify: IdentifyOperator,
): Promise<number | undefined> {
  const asked = request.headers.get('x-preview-time') ?? '';
  if (!endpoint.previewable || !/^\d{1,15}$/.test(asked)) return undefined;
  return (await identify(request.headers, scope)) ? Number(asked) : undefined;
}

/** Refuses cookie sessions on requests from another host, unless they change nothing. */
function requireOrigin(request: Request, scope: TenantScope): void {
  requireSameOrigin(request, scope);
  if (request.method !== 'GET' && !request.headers.has('origin')) throw new AppError('FORBIDDEN');
}

/**
 * Finds the operator or member required by the endpoint. Where anybody may call, the caller is looked up only for
 * `visitor` endpoints.
 */
async function authorise(
  endpoint: Endpoint,
  request: Request,
  scope: TenantScope,
  { identifyOperator, identifyMember }: Pick<ApiOptions, 'identifyOperator' | 'identifyMember'>,
) {
  const { auth } = endpoint;
  if (auth === 'none') return {};
  if (auth === 'visitor' || auth === 'member') {
    const caller = await identifyMember(request.headers, scope);
    if (auth === 'member' && !caller) throw new AppError('UNAUTHORIZED');
    if (caller?.byCookie) requireOrigin(request, scope);
    return { member: caller?.member };
  }
  const operator = await identifyOperator(request.headers, scope);
  if (!operator) throw new AppError('UNAUTHORIZED');
  if (operator.sessionId) requireOrigin(request, scope);
  if (!hasRole(operator.role, auth) || !isAdmitted(operator.scopes, endpoint))
    throw new AppError('FORBIDDEN');
  return { operator };
}

/** Decrypted body of a request with encrypted fields; undefined for any other. @throws AppError DECRYPTION_FAILED */
async function openBody(
  { encrypt }: Endpoint,
  request: Request,
  { tenant, tenantId }: TenantScope,
  encryption: FieldEncryption,
): Promise<OpenedRequest | undefined> {
  const header = request.headers.get('encryption');
  if (header === null) return undefined;
  if (!encrypt) throw new AppError('DECRYPTION_FAILED');
  const text = await readBody(request, BODY_LIMIT);
  const original = tenant.takesOriginalEncryption && decodeHeader(originalHeaderSchema, header);
  return original
    ? encryption.openOriginal(text, original, tenantId)
    : encryption.open(request, text, header, tenantId);
}

async function readInput(
  route: Route,
  request: Request,
  params: unknown,
  queries: Record<string, string[]>,
  opened: OpenedRequest | undefined,
) {
  const { endpoint } = route;
  const query = Object.fromEntries(
    Object.entries(queries).map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
  return {
    params: checked(endpoint.params, params),
    query: checked(endpoint.query, query),
    body: endpoint.body && checked(endpoint.body, opened ? opened.body : await readJson(endpoint, request)),
    file: endpoint.file && (await readBytes(request, endpoint.file.maxBytes)),
  };
}

/** Parses a request's JSON. A page document has a higher size limit, and its operation checks the rest. */
async function readJson(endpoint: Endpoint, request: Request): Promise<unknown> {
  return endpoint.holdsDocuments
    ? parseJson((await readBody(request, PAGE_BODY_LIMIT)) || '{}')
    : parseBounded((await readBody(request, BODY_LIMIT)) || '{}');
}

function checked(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new AppError('VALIDATION_FAILED', {
    field: issue?.path.join('.') ?? '',
    problem: issue?.message ?? '',
  });
}

function failure(error: unknown, lang: Language, log: Logger, path: string): Response {
  const known = error instanceof AppError ? error : new AppError(faultOf(error));
  if (known !== error) log.error({ err: error, path }, 'operation failed');
  const { path: at } = known.params;
  const message = textFor(lang)(known.messageKey, known.params);
  return Response.json(
    failed(known.code, message, known.data ?? (at === undefined ? null : { path: String(at) })),
    {
      status: known.status,
      headers: retryAfter(known),
    },
  );
}

/** Id that the caller has given its request; undefined for one that others could have, too. */
function requestIdOf(headers: Headers): string | undefined {
  const id = headers.get('x-request-id') ?? '';
  return /^[\w-]{16,64}$/.test(id) ? id : undefined;
}

/** `Retry-After` header of an error that names the seconds. */
function retryAfter({ status, params }: AppError): Record<string, string> {
  if (status === 429) return { 'Retry-After': String(params.seconds) };
  return status === 503 ? { 'Retry-After': String(RETRY_AFTER_S) } : {};
}

/** Error code that the caller gets for a fault. */
function faultOf(error: unknown): 'UNAVAILABLE' | 'STORAGE_FULL' | 'INTERNAL' {
  if (isOverload(error)) return 'UNAVAILABLE';
  return isDiskFull(error) ? 'STORAGE_FULL' : 'INTERNAL';
}
