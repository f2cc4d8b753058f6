import type { Logger } from 'pino';
import { forgetOld } from './domain/account-closing/forget-old.ts';
import { drawDueTickets } from './domain/activities/draw-tickets.ts';
import { createChangeWatch } from './domain/activities/purge-changed.ts';
import { sendPriceAlerts } from './domain/alerts/price-alerts/send.ts';
import { sendDigests } from './domain/alerts/send-digests.ts';
import { writeDigests } from './domain/alerts/write-digests.ts';
import { keepDays } from './domain/analytics/day-partitions.ts';
import { fillDailySpecials } from './domain/catalogue/daily-specials.ts';
import { fillBoards } from './domain/catalogue/fill-boards.ts';
import { applyMappings } from './domain/categories/apply-mappings.ts';
import { sendFeedNotices } from './domain/feeds/notices.ts';
import { createFeedRunner } from './domain/feeds/runner.ts';
import type { FeedServices } from './domain/feeds/services.ts';
import { tidyFeeds } from './domain/feeds/tidy.ts';
import { refreshStories } from './domain/import/refresh-stories.ts';
import { type CodeSender, deliverDueCodes } from './domain/members/deliver-codes.ts';
import { sendSecurityNotices } from './domain/members/security/send-notices.ts';
import { removeUnusedUploads, type Uploads } from './domain/members/uploads.ts';
import { type InvitationSender, sendInvitationMails } from './domain/operators/invitations/mails.ts';
import { sendSignInMails } from './domain/operators/sign-in-mails.ts';
import { type Runner, runDueReleases } from './domain/pages/releases/run-due.ts';
import { followRenamed } from './domain/search/follow-renamed.ts';
import { sendInboxMails } from './domain/teamwork/inbox-mails.ts';
import { auditNightly } from './domain/truth/keep-audit.ts';
import { createWebhookSender, type WebhookServices } from './domain/webhooks/deliver.ts';
import { createWorker, type Worker } from './platform/jobs/worker.ts';
import type { TenantScope } from './platform/tenants/tenants.ts';

/** Services of the jobs. */
type Services = Runner &
  CodeSender &
  Pick<Uploads, 'store'> &
  FeedServices &
  Pick<InvitationSender, 'hasMailServer'> &
  Pick<WebhookServices, 'safePost'> & { tenants: () => TenantScope[]; log: Logger };

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;
/** Minute of the hour for work that nobody waits for. */
const OFF_PEAK = { everyS: HOUR_S, offsetS: 17 * MINUTE_S };
/** 03:23 in Thailand. */
const NIGHTLY = { everyS: DAY_S, offsetS: 20 * HOUR_S + 23 * MINUTE_S };

/** Creates this process's worker with all jobs. */
export function createJobs(services: Services): Worker {
  const { tenants } = services;
  const feeds = createFeedRunner(services);
  const webhooks = createWebhookSender(services);
  const forEachTenant = (work: (scope: TenantScope) => Promise<unknown>) => async () => {
    for (const scope of tenants()) await work(scope);
  };
  const worker = createWorker(services, [
    { name: 'releases', everyS: 1, in: 'each', work: () => releaseDue(services) },
    { name: 'auth-codes', everyS: 1, in: 'each', work: () => deliverDueCodes(services) },
    { name: 'feeds', everyS: 1, in: 'each', work: feeds.wake },
    { name: 'webhooks', everyS: 2, in: 'each', work: webhooks.wake },
    { name: 'feed-notices', everyS: 5, in: 'each', work: () => sendFeedNotices(services) },
    { name: 'security-notices', everyS: 5, in: 'each', work: () => sendSecurityNotices(services) },
    { name: 'inbox-mails', everyS: 5, in: 'each', work: () => sendInboxMails(services) },
    { name: 'invitations', everyS: 5, in: 'each', work: () => sendInvitationMails(services) },
    { name: 'sign-in-mails', everyS: 5, in: 'each', work: () => sendSignInMails(services) },
    { name: 'tickets', everyS: 5, in: 'each', work: () => drawTickets(services) },
    { name: 'changed-activities', everyS: 5, in: 'each', work: createChangeWatch(services) },
    {
      name: 'price-alerts',
      everyS: MINUTE_S,
      in: 'one',
      work: forEachTenant((scope) => sendPriceAlerts(services, scope)),
    },
    {
      name: 'category-mappings',
      everyS: MINUTE_S,
      in: 'one',
      work: forEachTenant((scope) => followMappings(services, scope)),
    },
    {
      name: 'deal-alerts',
      everyS: 5 * MINUTE_S,
      in: 'one',
      work: async () => {
        await forEachTenant((scope) => writeDigests(services, scope))();
        await sendDigests(services);
      },
    },
    // Offers end at noon and midnight of each tenant's zone, and are replaced soon afterwards.
    {
      name: 'daily-specials',
      everyS: 5 * MINUTE_S,
      in: 'one',
      work: forEachTenant((scope) => fillDailySpecials(services, scope)),
    },
    {
      name: 'price-stories',
      everyS: 5 * MINUTE_S,
      in: 'one',
      work: forEachTenant((scope) => renewStories(services, scope)),
    },
    { name: 'analytics-days', everyS: HOUR_S, in: 'one', work: () => keepAnalytics(services) },
    { name: 'old-data', ...OFF_PEAK, in: 'one', work: () => forgetOld(services) },
    { name: 'unused-uploads', ...OFF_PEAK, in: 'one', work: () => removeUnusedUploads(services) },
    {
      name: 'old-feed-data',
      ...OFF_PEAK,
      in: 'one',
      work: forEachTenant((scope) => tidyFeeds(services, scope)),
    },
    { name: 'boards', ...OFF_PEAK, in: 'one', work: forEachTenant((scope) => fillBoards(services, scope)) },
    { name: 'truth', ...NIGHTLY, in: 'one', work: forEachTenant((scope) => auditClaims(services, scope)) },
  ]);
  return {
    start: worker.start,
    stop: async () => {
      await Promise.all([worker.stop(), feeds.stop(), webhooks.stop()]);
    },
  };
}

async function releaseDue(services: Services): Promise<void> {
  const count = await runDueReleases(services);
  if (count > 0) services.log.info({ count }, 'releases carried out');
}

async function drawTickets(services: Services): Promise<void> {
  const count = await drawDueTickets(services);
  if (count > 0) services.log.info({ count }, 'lottery tickets closed or drawn');
}

async function followMappings(services: Services, scope: TenantScope): Promise<void> {
  const count = await applyMappings(services, scope);
  if (count > 0) services.log.info({ tenant: scope.tenantId, count }, 'goods moved to other categories');
  await followRenamed(services, scope);
}

async function renewStories(services: Services, scope: TenantScope): Promise<void> {
  const count = await refreshStories(services, scope);
  if (count > 0) services.log.info({ tenant: scope.tenantId, count }, 'claims about prices changed');
}

async function keepAnalytics({ db, now, log }: Services): Promise<void> {
  const days = await keepDays(db, now());
  if (days.length > 0) log.info({ days }, 'analytics days dropped');
}

async function auditClaims(services: Services, scope: TenantScope): Promise<void> {
  const { contradictions, ...counts } = await auditNightly(services, scope);
  const found = { tenant: scope.tenantId, ...counts };
  if (counts.wrong > 0)
    services.log.warn({ ...found, first: contradictions.slice(0, 20) }, 'claims contradict their record');
  else services.log.info(found, 'claims are true');
}
