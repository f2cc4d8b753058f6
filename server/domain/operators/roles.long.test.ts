import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Endpoint, endpointUrl, pathNames } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/registry.ts';
import { serverInfo } from '#schemas/api/user.ts';
import { type Area, hasRole, OPERATOR_ROLES, type OperatorRole, SCOPES } from '#schemas/operator.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { send as sendOverHttp } from '#tests/support/http.ts';
import { allUnless, firstOfEach } from '#tests/support/sample.ts';
import { openTestApi, testApi } from '../../edge/api/api.fixtures.ts';
import type { Route } from '../../edge/api/route.ts';
import { createFront } from '../../edge/front/front.ts';
import { PageCache } from '../../edge/page-cache.ts';
import { openTenantDirectory } from '../../platform/tenants/tenants.ts';
import { createWorkQueue } from '../../platform/work-queue.ts';
import { signedIn as memberSignedIn } from '../members/members.fixtures.ts';
import { members as shopMembers } from '../members/schema.ts';
import { visitorsOfTests } from '../pages/experiments/visitor.fixtures.ts';
import { authCall, operatorFixture, signIn, tokenHeaders } from './operators.fixtures.ts';
import { members } from './schema.ts';

const tenants = { zest: tenantFixture('zest'), guide: tenantFixture('guide') };
type TenantId = keyof typeof tenants;
type Headers = Record<string, string>;

const { api, db, send } = await openTestApi(Object.values(tenants));

/** A caller with its role in each tenant; undefined: none. */
type Caller = {
  headers: (tenant: TenantId) => Headers;
  roles: Partial<Record<TenantId, OperatorRole>>;
  /** Calls that are open to the caller beside what the role allows; all by default. */
  admits?: (one: Endpoint) => boolean;
  /** Tenant of which the caller is a member (shopper). */
  member?: TenantId;
};
const callers: Record<string, Caller> = {};
/** Headers of members with sessions, signed in again for each test. */
const shoppers: Record<'own' | 'foreign' | 'blocked' | 'gone', Headers> = {
  own: {},
  foreign: {},
  blocked: {},
  gone: {},
};

const roleNames = OPERATOR_ROLES.map((role) => `a signed-in ${role}`);
const CALLERS = [
  'a guest',
  ...roleNames,
  'a publisher of pages alone',
  'a publisher of all but pages',
  'an owner limited to feeds',
  'an owner of the other tenant',
  'a revoked session',
  'a removed member',
  'a forged cookie',
  'a wrong token',
  'a token for everything',
  'a token that reads content',
  'a session with a shopper’s token',
  'a member',
  'a member by cookie',
  'a member of the other tenant',
  'a deactivated member',
  'a member who has closed the account',
];

beforeAll(async () => {
  const { zest } = tenants;
  // Cookies belong to a host; using one at another tenant's host must fail.
  const moved = (headers: Headers) => (tenant: TenantId) => ({
    ...headers,
    origin: tenants[tenant].siteOrigin,
    host: new URL(tenants[tenant].siteOrigin).host,
  });
  const signedIn = async (name: string, roles: Caller['roles']) =>
    signIn(db, zest, await operatorFixture(db, name, roles));

  for (const role of OPERATOR_ROLES)
    callers[`a signed-in ${role}`] = {
      headers: moved(await signedIn(role, { zest: role })),
      roles: { zest: role },
    };
  const limited = async (name: string, role: OperatorRole, areas: Area[]) => {
    const person = await operatorFixture(db, name, { zest: role });
    await db.update(members).set({ areas }).where(eq(members.userId, person.id));
    return { headers: moved(await signIn(db, zest, person)), roles: { zest: role } };
  };
  callers['a publisher of pages alone'] = {
    ...(await limited('pages', 'publisher', ['pages'])),
    admits: ({ area }) => area === 'own' || area === 'pages',
  };
  callers['a publisher of all but pages'] = {
    ...(await limited('rest', 'publisher', ['content', 'feeds', 'members', 'settings'])),
    admits: ({ area }) => area !== 'pages',
  };
  callers['an owner limited to feeds'] = await limited('chief', 'owner', ['feeds']);
  const other = await signedIn('other', { guide: 'owner' });
  callers['an owner of the other tenant'] = { headers: moved(other), roles: { guide: 'owner' } };
  const revoked = await signedIn('revoked', { zest: 'owner', guide: 'owner' });
  await authCall(send, zest, '/sign-out', {}, revoked);
  callers['a revoked session'] = { headers: moved(revoked), roles: {} };
  const gone = await operatorFixture(db, 'gone', { zest: 'owner', guide: 'owner' });
  callers['a removed member'] = { headers: moved(await signIn(db, zest, gone)), roles: {} };
  await db.delete(members).where(eq(members.userId, gone.id));
  const real = await signedIn('real', { zest: 'owner', guide: 'owner' });
  const forged = {
    cookie: (real.cookie ?? '').replace(/\.[^.;]+$/, '.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D'),
  };
  expect(forged.cookie).not.toBe(real.cookie);
  callers['a forged cookie'] = { headers: moved(forged), roles: {} };
  const everything = await tokenHeaders(db, zest, ...SCOPES);
  callers['a token for everything'] = { headers: () => everything, roles: { zest: 'publisher' } };
  const reader = await tokenHeaders(db, zest, 'content:read');
  callers['a token that reads content'] = {
    headers: () => reader,
    roles: { zest: 'publisher' },
    admits: ({ area, method }) => area === 'own' || (area === 'content' && method === 'GET'),
  };
  callers['a wrong token'] = { headers: () => ({ authorization: 'Bearer wrong' }), roles: {} };
  callers['a guest'] = { headers: () => ({}), roles: {} };
  // The shop's own client also sends the shopper's token, which must not affect an operator's session.
  const member = { ...moved(await signedIn('shopper', { zest: 'editor' }))('zest') };
  callers['a session with a shopper’s token'] = {
    headers: moved({ ...member, authorization: 'Bearer shopper' }),
    roles: { zest: 'editor' },
  };
  callers['a member'] = { headers: () => shoppers.own, roles: {}, member: 'zest' };
  callers['a member by cookie'] = {
    headers: (tenant) =>
      moved({ cookie: `${shoppers.own.Authorization}`.replace('Bearer ', 'user-token=') })(tenant),
    roles: {},
    member: 'zest',
  };
  callers['a member of the other tenant'] = { headers: () => shoppers.foreign, roles: {}, member: 'guide' };
  callers['a deactivated member'] = { headers: () => shoppers.blocked, roles: {} };
  callers['a member who has closed the account'] = { headers: () => shoppers.gone, roles: {} };
});

beforeEach(async () => {
  const { zest, guide } = tenants;
  shoppers.own = await memberSignedIn(db, zest, 'mali');
  shoppers.foreign = await memberSignedIn(db, guide, 'ploy');
  shoppers.blocked = await memberSignedIn(db, zest, 'blocked');
  shoppers.gone = await memberSignedIn(db, zest, 'gone');
  const now = new Date();
  await db.update(shopMembers).set({ deactivatedAt: now }).where(eq(shopMembers.id, 'blocked'));
  await db.update(shopMembers).set({ closedAt: now }).where(eq(shopMembers.id, 'gone'));
});

/** Endpoints in order; logging out comes last, because the others need the session. */
const inOrder = endpoints.toSorted((a, b) => Number(a.id === 'logOut') - Number(b.id === 'logOut'));
/** An endpoint of each rule, area and method: nothing else of an endpoint decides on a caller. */
const sampled = firstOfEach(inOrder, ({ auth, area, method }) => `${auth} ${area} ${method}`);

/** Two ways in: behind the front over HTTP, as browsers come; and the API alone, without a front. */
const front = createServer(
  createFront({
    tenants: await openTenantDirectory(
      db,
      () => 3000,
      () => undefined,
    ),
    cache: new PageCache({ maxBytes: 1_000_000, onAlarm: () => undefined }),
    renders: createWorkQueue({ concurrency: 1, limit: 0 }),
    proxies: 0,
    next: async () => undefined,
    api: api.listener,
    fetchApi: api.forPages,
    discovery: async () => false,
    sharePictures: async () => false,
    redirects: async () => undefined,
    experiments: { at: () => undefined, isKeyedByCdn: false, visitors: visitorsOfTests },
    shortLinks: async () => undefined,
    webApp: async () => false,
    isOperator: async () => false,
    fetchAsVisitor: api.forVisitor,
    previews: async () => undefined,
    files: () => false,
    isAlive: () => true,
    readiness: async () => ({ ready: true, database: 'reachable' }),
    reachability: { isAway: () => false, suspect: () => undefined },
    now: Date.now,
    testHooks: undefined,
    log: pino({ level: 'silent' }),
  }),
);
beforeAll(() => new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve)));
afterAll(() => void front.close());

type Way = (tenant: TenantId, one: Endpoint, headers: Headers) => Promise<number>;
const ways: Record<string, Way> = {
  'the API alone': async (tenant, one, headers) => {
    const response = await send(tenants[tenant], urlOf(one), { method: one.method, headers, ...bodyOf(one) });
    await response.body?.cancel();
    return response.status;
  },
  'behind the front': async (tenant, one, headers) => {
    const { port } = front.address() as AddressInfo;
    // The port differs from the fixtures' origin: only host and origin have to agree.
    const host = `${tenant}.localhost:${port}`;
    const at = headers.origin ? { ...headers, origin: `http://${host}` } : headers;
    const answer = await sendOverHttp(port, tenant, `/api${urlOf(one)}`, {
      method: one.method,
      // Without a length Node would treat the body of a DELETE as the next request.
      headers: { ...at, host, ...(one.method === 'GET' ? {} : { 'content-length': '2' }) },
      ...bodyOf(one),
    });
    return answer.status;
  },
};

/** URL with ids that don't exist, so that an admitted caller changes nothing. */
function urlOf(one: Endpoint): string {
  return endpointUrl(one, {
    params: Object.fromEntries(pathNames(one.path).map((name) => [name, 'nothing'])),
  });
}

const bodyOf = ({ method }: Endpoint) => (method === 'GET' ? {} : { body: '{}' });

/** Expected status; `in` means any status but 401 and 403. */
function expected(one: Endpoint, { roles, member, admits }: Caller, tenant: TenantId): '401' | '403' | 'in' {
  const { auth } = one;
  const role = roles[tenant];
  if (auth === 'none' || auth === 'visitor') return 'in';
  if (auth === 'member') return member === tenant ? 'in' : '401';
  if (!role) return '401';
  return hasRole(role, auth) && (admits?.(one) ?? true) ? 'in' : '403';
}

describe.each(Object.entries(ways))('%s', (way, call) => {
  describe.each(Object.keys(tenants) as TenantId[])('%s', (tenant) => {
    const check = async (name: string, called: Iterable<Endpoint>) => {
      const caller = callers[name];
      if (!caller) throw new Error(`Nobody is ${name}`);
      const wrong: string[] = [];
      for (const one of called) {
        const status = await call(tenant, one, caller.headers(tenant));
        const outcome = status === 401 || status === 403 ? String(status) : 'in';
        const wanted = expected(one, caller, tenant);
        if (outcome !== wanted || status >= 500) wrong.push(`${one.id}: ${status}, not ${wanted}`);
      }
      expect(wrong).toEqual([]);
    };
    const isFirst = way === 'the API alone' && tenant === 'zest';
    test.each(CALLERS)('%s can call exactly the endpoints that its role allows', allUnless(isFirst), (name) =>
      check(name, inOrder),
    );
    if (!isFirst)
      test.each(CALLERS)('%s can call those that its role allows, of a sample', (name) =>
        check(name, sampled),
      );
  });
});

test('every endpoint declares its callers; those of the editor require a role, except signing in and accepting an invitation', () => {
  expect(new Set(endpoints.map(({ auth }) => auth))).toEqual(
    new Set(['none', 'visitor', 'member', ...OPERATOR_ROLES]),
  );
  const open = endpoints.filter(
    ({ path, auth }) => path.includes('/editor/') && !OPERATOR_ROLES.some((role) => role === auth),
  );
  expect(open.map(({ id }) => id)).toEqual(['operatorSignIn', 'invitationByToken', 'acceptInvitation']);
});

test('exactly the calls of operators declare an area', () => {
  const wrong = endpoints.filter(
    ({ auth, area }) => (area !== undefined) !== OPERATOR_ROLES.some((role) => role === auth),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('an endpoint that doesn’t declare its callers is closed to everybody', async () => {
  const forgetful = { ...serverInfo, path: '/forgetful', auth: undefined as never } as const;
  const forgotten: Route = { endpoint: forgetful, answer: async () => 'open' };
  const { send } = testApi(db, { routes: () => [forgotten] });
  const statusFor = async (headers: Headers = {}) =>
    (await send(tenants.zest, '/forgetful', { headers })).status;
  expect(await statusFor()).toBe(401);
  expect(await statusFor(shoppers.own)).toBe(401);
  expect(await statusFor(callers['a signed-in owner']?.headers('zest'))).toBe(403);
});
