import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import next from 'next';
import { drawMedia } from '#seed/draw/draw-media.ts';
import { announceOwners } from '#seed/owners.ts';
import { seedIfEmpty } from '#seed/seed.ts';
import { aiOptions } from '#server/domain/ai/from-environment.ts';
import { createIngest } from '#server/domain/analytics/ingest.ts';
import { importInProcess } from '#server/domain/feeds/import-process.ts';
import { createMemberAuth } from '#server/domain/members/member-auth.ts';
import { identifyMembers } from '#server/domain/members/member-sessions.ts';
import { companyProvider } from '#server/domain/operators/company-sign-in.ts';
import { createOperatorAuth } from '#server/domain/operators/operator-auth.ts';
import { openExperimentDirectory } from '#server/domain/pages/experiments/running.ts';
import { createExperimentVisitors } from '#server/domain/pages/experiments/visitor.ts';
import { ensureReferences } from '#server/domain/pages/rebuild-references.ts';
import { findRedirect } from '#server/domain/redirects/find-redirect.ts';
import { ensureIndex } from '#server/domain/search/build-index.ts';
import { countShareSignUp } from '#server/domain/sharing/share-visits.ts';
import { createApi } from '#server/edge/api/api.ts';
import { createTestRig } from '#server/edge/api/debug/rig.ts';
import { openCollaboration } from '#server/edge/collaboration/collaboration.ts';
import { createDiscovery } from '#server/edge/discovery/discovery.ts';
import { createFiles, type Files } from '#server/edge/front/files.ts';
import { createFront } from '#server/edge/front/front.ts';
import { createPreviews } from '#server/edge/front/preview.ts';
import { createPreviewRenderer, type PreviewParts } from '#server/edge/front/preview-renderer.ts';
import { createRenderQueue } from '#server/edge/front/render-queue.ts';
import { pageTestHooks, tenantByParameter } from '#server/edge/front/test-hooks.ts';
import { warmUp } from '#server/edge/front/warm-up.ts';
import { createMedia } from '#server/edge/media/media.ts';
import { PageCache } from '#server/edge/page-cache.ts';
import { createSharePictures } from '#server/edge/sharing/share-pictures.ts';
import { createShortLinkVisits } from '#server/edge/sharing/short-link-visits.ts';
import { createWebApp } from '#server/edge/web-app/web-app.ts';
import { createJobs } from '#server/jobs.ts';
import { createClock } from '#server/platform/clock.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { createCourier } from '#server/platform/delivery/courier.ts';
import { prepareDrain } from '#server/platform/drain.ts';
import { createVault } from '#server/platform/encryption/vault.ts';
import { readEnvironment } from '#server/platform/env.ts';
import { createLog } from '#server/platform/log.ts';
import { createMediaStore } from '#server/platform/media/choose-store.ts';
import { createSafeFetch, createSafePost } from '#server/platform/outgoing/safe-fetch.ts';
import { openPurgeBus } from '#server/platform/purge-bus.ts';
import { secretFor } from '#server/platform/secrets.ts';
import { openTenantDirectory } from '#server/platform/tenants/tenants.ts';
import { watchProcess } from '#server/platform/watch-process.ts';

/** Concurrency and queue of renders: no more wait than can be rendered while a visitor waits. */
const RENDERS = { concurrency: 8, limit: 60 };

const projectDir = import.meta.dirname;

const watch = watchProcess();
const env = readEnvironment(process.env);
const log = createLog(env.LOG_LEVEL);
const dev = process.argv.includes('--dev');
const clock = createClock();

if (!dev && env.PERSONAL_DATA_KEY === undefined)
  log.warn('PERSONAL_DATA_KEY is unset: the key of stored addresses and payment accounts lies beside them');
if (process.env.OPERATOR_TOKEN)
  log.warn('OPERATOR_TOKEN has no effect any more: make a token by npm run operator -- token, and unset it');
const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
watch.undo(database.close);
if (env.SEED_ON_START)
  await seedIfEmpty(database.url, {
    seed: env.SEED,
    now: clock.now(),
    log,
    ownerPassword: env.SEED_OWNER_PASSWORD,
    announce: announceOwners(env.PORT),
  });
await ensureIndex(database.db);
/** Port of the server, known for sure once it listens: 0 requests any free one. */
let port = env.PORT;
const tenants = await openTenantDirectory(
  database.db,
  () => port,
  (id, problem) => log.error({ tenant: id, problem }, 'tenant refused'),
);
await ensureReferences(database.db, tenants.all());
const cache = new PageCache({
  maxBytes: env.PAGE_CACHE_MB * 1024 * 1024,
  onAlarm: (message, key) => log.error({ key }, message),
});
const experiments = await openExperimentDirectory(database.db);
const bus = await openPurgeBus({
  ...database,
  cache,
  onTenantsChanged: async () => void (await Promise.all([tenants.reload(), experiments.reload()])),
  onLost: database.reachability.suspect,
  log,
});
const purgePages = () => bus.purge(tenants.all().map(({ tenantId }) => `t:${tenantId}`));
const testRig = env.TEST_HOOKS ? createTestRig({ clock, purgePages, db: database.db }) : undefined;
const vault = createVault(database.db, env.PERSONAL_DATA_KEY);
const hasMailServer = env.SMTP_URL !== undefined;
const company = companyProvider(env);
const operatorAuth = createOperatorAuth({
  db: database.db,
  secret: env.AUTH_SECRET ?? (await secretFor(database.db, 'operator-auth')),
  now: clock.now,
  vault,
  hasMailServer,
  company,
  log,
});
const collaboration = await openCollaboration({ ...database, log });
const uploads = {
  secret: await secretFor(database.db, 'uploads'),
  store: createMediaStore(env, clock.now),
};
const codeSecret = await secretFor(database.db, 'auth-codes');
const courier = createCourier(database.db, clock.now, env);
const jobs = createJobs({
  ...database,
  now: clock.now,
  courier,
  hasMailServer,
  codeSecret,
  store: uploads.store,
  dataDir: env.DATA_DIR,
  vault,
  safeFetch: createSafeFetch(),
  safePost: createSafePost(),
  runImport: importInProcess,
  tenantOf: tenants.byId,
  tenants: tenants.all,
  purge: bus.purge,
  log,
});
const visitors = createExperimentVisitors(await secretFor(database.db, 'experiment-visitors'));
const ingest = createIngest({ db: database.db, now: clock.now, log, visitors });
const api = createApi({
  db: database.db,
  collaboration,
  clock,
  purge: bus.purge,
  identifyOperator: operatorAuth.identify,
  identifyMember: identifyMembers(database.db, clock.now),
  memberAuth: createMemberAuth({
    codeSecret,
    onSignUp: countShareSignUp,
    loginSecrets: env.LOGIN_SECRETS,
    now: clock.now,
  }),
  uploads,
  answerAuth: operatorAuth.answer,
  identifyAccount: operatorAuth.identifyAccount,
  companyName: company?.name,
  dataDir: env.DATA_DIR,
  proxies: env.PROXIES,
  personalDataKey: env.PERSONAL_DATA_KEY,
  encryption: { keyBits: env.RSA_KEY_BITS, suffix: env.SECRET_KEY_SUFFIX },
  ai: aiOptions(env),
  courier,
  ingest,
  renderer: { html: (...page) => renderer.html(...page), weigh: (address) => renderer.weigh(address) },
  log,
  testRig,
});

const server = createServer();
// Next warns about a custom server's NODE_ENV; the front is the production server. In development Next needs the server
// for its own sockets: pages wait for them before hydrating.
const app = next({ dev, dir: projectDir, customServer: true, httpServer: server });
await app.prepare();
const handleNext = app.getRequestHandler();

const files: Files = dev ? developmentFiles : createFiles(projectDir);
const media = createMedia({ dataDir: env.DATA_DIR, store: uploads.store, drawMedia, log });
const rendering: PreviewParts = {
  db: database.db,
  next: (request, response) => handleNext(request, response),
  renders: createRenderQueue({ ...RENDERS, waitMs: env.RENDER_WAIT_MS }),
  fetchApi: api.forPages,
  files: (request, response) => files(request, response) || media(request, response),
  budgetMs: env.LOAD_BUDGET_MS,
  now: clock.now,
  log,
};
// Development's scripts are many times larger than those of production.
const renderer = createPreviewRenderer(dev ? { ...rendering, files: media } : rendering);
const front = createFront({
  ...rendering,
  proxies: env.PROXIES,
  tenants,
  cache,
  api: api.listener,
  discovery: createDiscovery({ db: database.db, now: clock.now }),
  webApp: createWebApp(),
  sharePictures: createSharePictures({ dataDir: env.DATA_DIR, drawMedia, log }),
  redirects: (scope, path) => findRedirect(database.db, scope, path),
  experiments: { ...experiments, isKeyedByCdn: env.CDN_KEYS_EXPERIMENTS, visitors },
  shortLinks: createShortLinkVisits({ db: database.db, now: clock.now, proxies: env.PROXIES }),
  isOperator: async (scope, cookie) =>
    (await operatorAuth.identify(new Headers({ cookie }), scope)) !== undefined,
  fetchAsVisitor: api.forVisitor,
  previews: createPreviews({ db: database.db, identifyOperator: operatorAuth.identify, now: clock.now }),
  isAlive: () => !database.isGivenUp(),
  readiness: async () => {
    const { reachability } = database;
    const isReachable = env.READY_NEEDS_DATABASE ? await reachability.check() : !reachability.isAway();
    const ready = isWarm && !ending.isDraining() && (isReachable || !env.READY_NEEDS_DATABASE);
    return { ready, database: isReachable ? 'reachable' : 'away' };
  },
  reachability: database.reachability,
  dev,
  testHooks: env.TEST_HOOKS ? pageTestHooks : undefined,
});
/** In development Next serves its own files. */
function developmentFiles(request: IncomingMessage, response: ServerResponse): boolean {
  if (!request.url?.startsWith('/_next/')) return false;
  void handleNext(request, response);
  return true;
}

server.on('request', env.TEST_HOOKS ? tenantByParameter(front, tenants) : front);
// Development restarts at once.
const ending = prepareDrain(server, dev ? { noticeMs: 0, graceMs: 0, drainMs: 500 } : undefined);
server.requestTimeout = 30_000;
server.headersTimeout = 10_000;
server.keepAliveTimeout = 65_000;
let isWarm = dev;
server.listen(env.PORT, env.HOST, async () => {
  const address = server.address() as AddressInfo;
  port = address.port;
  await tenants.reload();
  if (!isWarm) await warmUp(address, tenants.all(), log);
  // A page from a cold render may lack a module.
  cache.purgeAll();
  isWarm = true;
  watch.isReady(log);
  await jobs.start();
  process.stdout.write(`ready http://localhost:${port}\n`);
});

let isEnding = false;
/** Finishes the running requests, then closes everything. */
async function shutDown(signal: string): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  log.info({ signal }, 'shutting down');
  await collaboration.close();
  await ending.drain();
  await ingest.close();
  await jobs.stop();
  await app.close();
  await bus.close();
  await database.close();
  process.exit(0);
}
process.on('SIGTERM', () => void shutDown('SIGTERM'));
process.on('SIGINT', () => void shutDown('SIGINT'));
