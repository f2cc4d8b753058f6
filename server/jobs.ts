import { PgBoss } from 'pg-boss';
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
import { CONNECTION_LIMITS } from './platform/db/database.ts';
import type { TenantScope } from './platform/tenants/tenants.ts';

const QUEUE = 'releases';
const CODE_QUEUE = 'auth-codes';
const HOURLY_QUEUE = 'members-hourly';
const HOURLY_CRON = '17 * * * *';
const DAILY_QUEUE = 'daily-specials';
const ANALYTICS_QUEUE = 'analytics-days';
const ANALYTICS_CRON = '17 * * * *';
/**
 * Schedule of the daily specials: offers end at noon and midnight of each tenant's zone, and are replaced soon
 * afterwards.
 */
const DAILY_CRON = '*/5 * * * *';
const ALERT_QUEUE = 'deal-alerts';
const ALERT_CRON = '*/5 * * * *';
const PRICE_ALERT_QUEUE = 'price-alerts';
const PRICE_ALERT_CRON = '* * * * *';
const FEED_QUEUE = 'feeds';
const WEBHOOK_QUEUE = 'webhooks';
const TRUTH_QUEUE = 'truth';
/** Night in Thailand. */
const TRUTH_CRON = '23 20 * * *';
const STORY_QUEUE = 'price-stories';
const STORY_CRON = '*/5 * * * *';
const MAPPING_QUEUE = 'category-mappings';
const MAPPING_CRON = '* * * * *';
const MAX_CONNECTIONS = 3;
const POLLING_SECONDS = 0.5;
/** Interval of the sweep for due work whose wake-up call was lost with its worker. */
const SWEEP_MS = 5_000;

export type Jobs = {
  /** Starts this process's worker. Work that became due while none ran is done at once. */
  start: () => Promise<void>;
  /** Schedules a check for due releases at that time. */
  wakeAt: (at: Date) => Promise<void>;
  /** Wakes the job that sends verification codes. */
  wakeCodes: () => Promise<void>;
  /** Wakes the job that carries out runs of feeds. */
  wakeFeeds: () => Promise<void>;
  /** Stops the worker after its running job; runs of feeds go back to their queue. */
  stop: () => Promise<void>;
};

/**
 * Creates this process's worker. A job is only a wake-up call: due work is stored in the database, so that a lost or
 * repeated job does no harm. Wake-up calls before `start` are left out, as that looks for due work itself.
 */
export function createJobs(
  options: Runner &
    CodeSender &
    Pick<Uploads, 'store'> &
    FeedServices &
    Pick<InvitationSender, 'hasMailServer'> &
    Pick<WebhookServices, 'safePost'> & { url: string; tenants: () => TenantScope[]; log: Logger },
): Jobs {
  const { url, log } = options;
  const boss = new PgBoss({ connectionString: url, max: MAX_CONNECTIONS, ...CONNECTION_LIMITS });
  const fail = (error: unknown) => log.error({ err: error }, 'jobs');
  // pg-boss keeps polling, and the sweep works without it.
  boss.on('error', (error) => log.warn({ err: error }, 'jobs poll'));
  const run = async () => {
    const count = await runDueReleases(options);
    if (count > 0) log.info({ count }, 'releases carried out');
  };
  const drawTickets = async () => {
    const count = await drawDueTickets(options);
    if (count > 0) log.info({ count }, 'lottery tickets closed or drawn');
  };
  const purgeChanged = createChangeWatch(options);
  const sendCodes = () => deliverDueCodes(options);
  const tellOfChanges = () => sendSecurityNotices(options);
  const feeds = createFeedRunner(options);
  const mailFeeds = () => sendFeedNotices(options);
  const webhookSender = createWebhookSender(options);
  const mailInboxes = () => sendInboxMails(options);
  const mailInvitations = () => sendInvitationMails(options);
  const mailOperators = () => sendSignInMails(options);
  const sweep = () => {
    void feeds.wake().catch(fail);
    void mailFeeds().catch(fail);
    void mailInboxes().catch(fail);
    void mailInvitations().catch(fail);
    void mailOperators().catch(fail);
    void boss.send(WEBHOOK_QUEUE, null, { singletonKey: 'due', singletonSeconds: 1 }).catch(fail);
    void run().catch(fail);
    void sendCodes().catch(fail);
    void tellOfChanges().catch(fail);
    void drawTickets().catch(fail);
    void purgeChanged().catch(fail);
  };
  let sweeping: NodeJS.Timeout | undefined;
  const start = async () => {
    sweeping = setInterval(sweep, SWEEP_MS);
    void run().catch(fail);
    await boss.start();
    await boss.createQueue(QUEUE, { retryLimit: 5, retryDelay: 1, retryBackoff: true });
    await boss.work(QUEUE, { pollingIntervalSeconds: POLLING_SECONDS }, run);
    await boss.createQueue(CODE_QUEUE);
    await boss.work(CODE_QUEUE, { pollingIntervalSeconds: POLLING_SECONDS }, sendCodes);
    await boss.createQueue(FEED_QUEUE);
    await boss.work(FEED_QUEUE, { pollingIntervalSeconds: POLLING_SECONDS }, feeds.wake);
    await boss.createQueue(WEBHOOK_QUEUE);
    await boss.work(WEBHOOK_QUEUE, { pollingIntervalSeconds: POLLING_SECONDS }, webhookSender.wake);
    await boss.createQueue(HOURLY_QUEUE);
    await boss.schedule(HOURLY_QUEUE, HOURLY_CRON);
    await boss.work(HOURLY_QUEUE, async () => {
      await forgetOld(options);
      await removeUnusedUploads(options);
      for (const scope of options.tenants()) {
        await tidyFeeds(options, scope);
        await fillBoards(options, scope);
      }
    });
    const fillOffers = async () => {
      for (const scope of options.tenants()) await fillDailySpecials(options, scope);
    };
    await boss.createQueue(DAILY_QUEUE);
    await boss.schedule(DAILY_QUEUE, DAILY_CRON);
    await boss.work(DAILY_QUEUE, fillOffers);
    await boss.send(DAILY_QUEUE, null, { singletonKey: 'start', singletonSeconds: 60 });
    const renewStories = async () => {
      for (const scope of options.tenants()) {
        const count = await refreshStories(options, scope);
        if (count > 0) log.info({ tenant: scope.tenantId, count }, 'claims about prices changed');
      }
    };
    await boss.createQueue(STORY_QUEUE);
    await boss.schedule(STORY_QUEUE, STORY_CRON);
    await boss.work(STORY_QUEUE, renewStories);
    await boss.send(STORY_QUEUE, null, { singletonKey: 'start', singletonSeconds: 60 });
    const followMappings = async () => {
      for (const scope of options.tenants()) {
        const count = await applyMappings(options, scope);
        if (count > 0) log.info({ tenant: scope.tenantId, count }, 'goods moved to other categories');
        await followRenamed(options, scope);
      }
    };
    await boss.createQueue(MAPPING_QUEUE);
    await boss.schedule(MAPPING_QUEUE, MAPPING_CRON);
    await boss.work(MAPPING_QUEUE, followMappings);
    const keepAnalytics = async () => {
      const days = await keepDays(options.db, options.now());
      if (days.length > 0) log.info({ days }, 'analytics days dropped');
    };
    await boss.createQueue(ANALYTICS_QUEUE);
    await boss.schedule(ANALYTICS_QUEUE, ANALYTICS_CRON);
    await boss.work(ANALYTICS_QUEUE, keepAnalytics);
    await boss.send(ANALYTICS_QUEUE, null, { singletonKey: 'start', singletonSeconds: 60 });
    const mailAlerts = async () => {
      for (const scope of options.tenants()) await writeDigests(options, scope);
      await sendDigests(options);
    };
    await boss.createQueue(ALERT_QUEUE);
    await boss.schedule(ALERT_QUEUE, ALERT_CRON);
    await boss.work(ALERT_QUEUE, mailAlerts);
    await boss.send(ALERT_QUEUE, null, { singletonKey: 'start', singletonSeconds: 60 });
    const tellPrices = async () => {
      for (const scope of options.tenants()) await sendPriceAlerts(options, scope);
    };
    await boss.createQueue(PRICE_ALERT_QUEUE);
    await boss.schedule(PRICE_ALERT_QUEUE, PRICE_ALERT_CRON);
    await boss.work(PRICE_ALERT_QUEUE, tellPrices);
    const audit = async () => {
      for (const scope of options.tenants()) {
        const { contradictions, ...counts } = await auditNightly(options, scope);
        const found = { tenant: scope.tenantId, ...counts };
        if (counts.wrong > 0)
          log.warn({ ...found, first: contradictions.slice(0, 20) }, 'claims contradict their record');
        else log.info(found, 'claims are true');
      }
    };
    await boss.createQueue(TRUTH_QUEUE);
    await boss.schedule(TRUTH_QUEUE, TRUTH_CRON);
    await boss.work(TRUTH_QUEUE, audit);
    isStarted = true;
  };
  let isStarted = false;
  const wake = async (queue: string, startAfter?: Date) => {
    if (isStarted) await boss.send(queue, null, startAfter && { startAfter });
  };
  return {
    start,
    wakeAt: (at) => wake(QUEUE, at),
    wakeCodes: () => wake(CODE_QUEUE),
    wakeFeeds: () => wake(FEED_QUEUE),
    stop: async () => {
      clearInterval(sweeping);
      await Promise.all([feeds.stop(), webhookSender.stop()]);
      if (isStarted) await boss.stop({ timeout: 5_000 });
    },
  };
}
