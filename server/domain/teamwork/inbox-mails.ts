import { and, eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { textFor } from '#locales/text.ts';
import type { Localized } from '#schemas/page/localized.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Courier, DELIVERY_MS, type Message } from '../../platform/delivery/courier.ts';
import { createOutbox } from '../../platform/outbox.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { tenantName } from '../../platform/wire.ts';
import { members, operators } from '../operators/schema.ts';
import { pages } from '../page-tables/schema.ts';
import { pageName } from '../pages/page-name.ts';
import { messagePath } from './paths.ts';
import { operatorInbox } from './schema.ts';

type Sender = {
  db: Db;
  now: () => number;
  tenantOf: (id: string) => TenantScope | undefined;
  courier: Courier;
  log: Pick<Logger, 'warn'>;
};
type Row = typeof operatorInbox.$inferSelect;

/** Mails messages of the inbox to their operators: each once at most, as the message stands in the inbox anyway. */
export const sendInboxMails = createOutbox({
  name: 'a message of the inbox',
  table: operatorInbox,
  tenant: 'tenantId',
  dueAt: 'mailAt',
  attempts: 'mailTries',
  policy: { attempts: 5, firstRetryMs: 4 * DELIVERY_MS, leaseMs: 'never' },
  send: async ({ db, courier }: Sender, scope, row) => {
    const reader = await readerOf(db, scope, row);
    if (reader) await courier(scope, tenantName({ scope, lang: reader.lang }), mailOf(scope, row, reader));
    return undefined;
  },
});

/** The told operator with the page's title; undefined for one who is no member any more or wants no mails. */
async function readerOf(db: Db, { tenant }: TenantScope, { tenantId, operatorId, documentId }: Row) {
  const [found] = await db
    .select({
      email: operators.email,
      language: operators.language,
      title: sql<Localized<string>>`${pages.draft} -> 'meta' -> 'title'`,
      path: pages.path,
    })
    .from(members)
    .innerJoin(operators, eq(operators.id, members.userId))
    .innerJoin(pages, and(eq(pages.tenantId, members.organizationId), eq(pages.id, documentId)))
    .where(
      and(
        eq(members.organizationId, tenantId),
        eq(members.userId, operatorId),
        eq(operators.mailsWanted, true),
      ),
    );
  return found && { ...found, lang: found.language ?? tenant.defaultLanguage };
}

/** Mail about a message; sent twice, it has the same id. */
function mailOf(
  scope: TenantScope,
  row: Row,
  { email, lang, title, path }: NonNullable<Awaited<ReturnType<typeof readerOf>>>,
): Message {
  const t = textFor(lang);
  const { siteOrigin } = scope.tenant;
  const texts = {
    name: row.fromName,
    page: pageName({ scope, lang }, { title, path }),
    text: row.text,
    shop: tenantName({ scope, lang }),
    link: `${siteOrigin}${messagePath(row)}`,
    inbox: `${siteOrigin}/editor/inbox`,
  };
  return {
    to: email,
    id: row.id,
    subject: t(`mail.inbox.${row.event}.subject`, texts),
    text: t(`mail.inbox.${row.event}.body`, texts).replaceAll(/\n{3,}/g, '\n\n'),
  };
}
