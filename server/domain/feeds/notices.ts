import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { formatDateTime } from '#locales/format/date.ts';
import { textFor } from '#locales/text.ts';
import { hasRole, OPERATOR_ROLES } from '#schemas/operator.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Courier, DELIVERY_MS, type Message } from '../../platform/delivery/courier.ts';
import { codeOf } from '../../platform/error-parts.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { tenantName } from '../../platform/wire.ts';
import { members, operators } from '../operators/schema.ts';
import { type FeedRow, isFeed, isRun, type RunRow } from './queue.ts';
import { feedRuns, feeds } from './schema.ts';
import type { FeedServices } from './services.ts';

type Sender = Pick<FeedServices, 'db' | 'now' | 'tenantOf' | 'log'> & { courier: Courier };

const TRIES = 5;
const MAX_PUBLISHERS = 50;
const FIRST_RETRY_MS = DELIVERY_MS * MAX_PUBLISHERS;

/** Sends due mails about held runs and failing feeds to the publishers. Several processes may run it concurrently. */
export async function sendFeedNotices(sender: Sender): Promise<void> {
  for (let run = await claim(sender); run; run = await claim(sender)) await send(sender, run);
}

/** Claims a due notice. If its mails can't be sent, it becomes due again, five times at most. */
async function claim({ db, now }: Sender): Promise<RunRow | undefined> {
  const at = now();
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(feedRuns)
      .where(lte(feedRuns.noticeAt, new Date(at)))
      .orderBy(asc(feedRuns.noticeAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const isLast = due.noticeTries + 1 >= TRIES;
    const [claimed] = await tx
      .update(feedRuns)
      .set({
        noticeTries: sql`${feedRuns.noticeTries} + 1`,
        noticeAt: isLast ? null : new Date(at + FIRST_RETRY_MS * 2 ** due.noticeTries),
      })
      .where(isRun(due))
      .returning();
    return claimed;
  });
}

async function send({ db, tenantOf, courier, log }: Sender, run: RunRow): Promise<void> {
  const scope = tenantOf(run.tenantId);
  const [feed] = await db
    .select()
    .from(feeds)
    .where(isFeed({ tenantId: run.tenantId, id: run.feedId }));
  if (scope && feed) {
    const shop = tenantName({ scope, lang: scope.tenant.defaultLanguage });
    try {
      for (const to of await publishersOf(db, scope))
        await courier(scope, shop, feedMail(scope, feed, run, to));
    } catch (error) {
      // The carrier's error message may quote the address.
      log.warn({ tenant: run.tenantId, reason: codeOf(error) ?? 'refused' }, 'a notice could not be sent');
      return;
    }
  }
  await db.update(feedRuns).set({ notice: null, noticeAt: null }).where(isRun(run));
}

async function publishersOf(db: Db, { tenantId }: TenantScope): Promise<string[]> {
  const roles = OPERATOR_ROLES.filter((role) => hasRole(role, 'publisher'));
  const found = await db
    .select({ email: operators.email })
    .from(members)
    .innerJoin(operators, eq(operators.id, members.userId))
    .where(and(eq(members.organizationId, tenantId), inArray(members.role, roles)))
    .orderBy(asc(members.createdAt), members.id)
    .limit(MAX_PUBLISHERS);
  return found.map(({ email }) => email);
}

/** Mail about a run; sent twice, it has the same id. */
function feedMail(scope: TenantScope, feed: FeedRow, { id, notice, problem }: RunRow, to: string): Message {
  const { tenant } = scope;
  const lang = tenant.defaultLanguage;
  const t = textFor(lang);
  const isHeld = notice === 'held';
  const texts = {
    shop: tenantName({ scope, lang }),
    feed: feed.name,
    reason: problem
      ? [t(`errors.${problem.code}`, problem.params), problem.detail].filter(Boolean).join('\n')
      : '',
    since: formatDateTime((feed.failingSince ?? feed.updatedAt).getTime(), { lang, tenant }),
    link: `${tenant.siteOrigin}/editor/feeds/${feed.id}${isHeld ? `/runs/${id}` : ''}`,
  };
  return {
    to,
    id: uuidOf(`${id} ${notice} ${to}`),
    subject: t(`mail.feed.${notice ?? 'failed'}.subject`, texts),
    text: t(`mail.feed.${notice ?? 'failed'}.body`, texts),
  };
}

/** UUID made of a text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
