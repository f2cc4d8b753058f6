import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { textFor } from '#locales/text.ts';
import type { Localized } from '#schemas/page/localized.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Courier, DELIVERY_MS, type Message } from '../../platform/delivery/courier.ts';
import { codeOf } from '../../platform/error-parts.ts';
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

const TRIES = 5;
const FIRST_RETRY_MS = 2 * DELIVERY_MS;

/** Sends the due mails about messages of the inbox. Several processes may run it concurrently. */
export async function sendInboxMails(sender: Sender): Promise<void> {
  for (let row = await claim(sender); row; row = await claim(sender)) await send(sender, row);
}

const isRow = ({ tenantId, id }: Row) => and(eq(operatorInbox.tenantId, tenantId), eq(operatorInbox.id, id));

/** Claims a due mail: from then on it isn't due, so that a worker that is killed while sending sends none twice. */
async function claim({ db, now }: Sender): Promise<Row | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(operatorInbox)
      .where(lte(operatorInbox.mailAt, new Date(now())))
      .orderBy(asc(operatorInbox.mailAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const [claimed] = await tx
      .update(operatorInbox)
      .set({ mailAt: null, mailTries: due.mailTries + 1 })
      .where(isRow(due))
      .returning();
    return claimed;
  });
}

/** Sends the mail of a message; after a failure it becomes due again, five times at most. */
async function send({ db, now, tenantOf, courier, log }: Sender, row: Row): Promise<void> {
  const scope = tenantOf(row.tenantId);
  const reader = scope && (await readerOf(db, scope, row));
  if (!reader) return;
  try {
    await courier(scope, tenantName({ scope, lang: reader.lang }), mailOf(scope, row, reader));
  } catch (error) {
    // The carrier's error message may quote the address.
    log.warn({ tenant: row.tenantId, reason: codeOf(error) ?? 'refused' }, 'a message could not be mailed');
    const mailAt = new Date(now() + FIRST_RETRY_MS * 2 ** row.mailTries);
    if (row.mailTries < TRIES) await db.update(operatorInbox).set({ mailAt }).where(isRow(row));
  }
}

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
