import { createHash } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { formatDateTime } from '#locales/format/date.ts';
import { textFor } from '#locales/text.ts';
import { hasRole, OPERATOR_ROLES } from '#schemas/operator.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Courier, DELIVERY_MS, type Message } from '../../platform/delivery/courier.ts';
import { createOutbox } from '../../platform/outbox.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { tenantName } from '../../platform/wire.ts';
import { members, operators } from '../operators/schema.ts';
import { type FeedRow, isFeed, type RunRow } from './queue.ts';
import { feedRuns, feeds } from './schema.ts';
import type { FeedServices } from './services.ts';

type Sender = Pick<FeedServices, 'db' | 'now' | 'tenantOf' | 'log'> & { courier: Courier };

const MAX_PUBLISHERS = 50;
/** Time that the mails of a notice may take, ms. */
const NOTICE_MS = DELIVERY_MS * MAX_PUBLISHERS;

/** Mails publishers about held runs and failing feeds. */
export const sendFeedNotices = createOutbox({
  name: 'a notice of a feed',
  table: feedRuns,
  tenant: 'tenantId',
  dueAt: 'noticeAt',
  attempts: 'noticeTries',
  policy: { attempts: 5, firstRetryMs: NOTICE_MS, leaseMs: NOTICE_MS },
  send: async ({ db, courier }: Sender, scope, run) => {
    const [feed] = await db
      .select()
      .from(feeds)
      .where(isFeed({ tenantId: run.tenantId, id: run.feedId }));
    const shop = tenantName({ scope, lang: scope.tenant.defaultLanguage });
    if (feed)
      for (const to of await publishersOf(db, scope))
        await courier(scope, shop, feedMail(scope, feed, run, to));
    return { notice: null };
  },
});

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
