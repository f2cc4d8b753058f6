import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { formatDateTime } from '#locales/format/date.ts';
import { textFor } from '#locales/text.ts';
import { FORGOTTEN_PASSWORD, NEW_PASSWORD } from '#schemas/editor-paths.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Message } from '../../platform/delivery/courier.ts';
import type { Vault } from '../../platform/encryption/vault.ts';
import { createOutbox, TWO_HOURS } from '../../platform/outbox.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { tenantName } from '../../platform/wire.ts';
import type { InvitationSender } from './invitations/mails.ts';
import { members, operators, signInMails } from './schema.ts';

type Row = typeof signInMails.$inferSelect;
type Receiver = { id: string; email: string };
type Parts = { now: () => number; tenantId: string };

const HOUR_MS = 3_600_000;
const KEPT_MS = 24 * HOUR_MS;
/** Links for a new password that an operator gets in an hour. */
const MAX_LINKS = 3;

/**
 * Queues the mail with the link for a new password, if the operator is a member of the tenant and hasn't got too many
 * already.
 */
export async function queueResetLink(
  { db, now, tenantId, vault }: Parts & { db: Db; vault: Vault },
  to: Receiver,
  token: string,
): Promise<void> {
  const isMember = and(eq(members.organizationId, tenantId), eq(members.userId, to.id));
  const isRecent = and(
    eq(signInMails.operatorId, to.id),
    eq(signInMails.kind, 'RESET_LINK'),
    gt(signInMails.createdAt, new Date(now() - HOUR_MS)),
  );
  if ((await db.$count(members, isMember)) === 0 || (await db.$count(signInMails, isRecent)) >= MAX_LINKS)
    return;
  const id = randomUUID();
  const sealed = await vault.seal(placeOf({ tenantId, id }), { token });
  await insert(db, { now, tenantId }, to, { id, kind: 'RESET_LINK', token: sealed });
}

/** Queues the mail that tells the operator of a change of how they sign in. */
export async function queueNotice(
  db: Tx,
  parts: Parts,
  to: Receiver,
  kind: Exclude<Row['kind'], 'RESET_LINK'>,
): Promise<void> {
  await insert(db, parts, to, { id: randomUUID(), kind });
}

/** Stores a mail that is due at once, and forgets the operator's old ones. */
async function insert(
  db: Db | Tx,
  { now, tenantId }: Parts,
  { id, email }: Receiver,
  mail: Pick<Row, 'id' | 'kind'> & { token?: string },
): Promise<void> {
  const at = new Date(now());
  const isOld = lt(signInMails.createdAt, new Date(now() - KEPT_MS));
  await db.delete(signInMails).where(and(eq(signInMails.operatorId, id), isOld));
  await db
    .insert(signInMails)
    .values({ ...mail, tenantId, operatorId: id, email, createdAt: at, sendAt: at });
}

const placeOf = ({ tenantId, id }: Pick<Row, 'tenantId' | 'id'>) =>
  ({ tenantId, mailId: id, kind: 'sign-in-mail' }) as const;

/** Sends the mails that are due. Without a mail server there are none: mail goes into the outbox, which owners read. */
export const sendSignInMails = createOutbox({
  name: 'a mail about signing in',
  table: signInMails,
  tenant: 'tenantId',
  dueAt: 'sendAt',
  attempts: 'tries',
  policy: TWO_HOURS,
  waitsForShop: true,
  send: async (sender: InvitationSender, scope, row) => {
    if (sender.hasMailServer) {
      const lang = await languageOf(sender.db, scope, row.operatorId);
      await sender.courier(scope, tenantName({ scope, lang }), await mailOf(sender, scope, row, lang));
    }
    return { token: null };
  },
});

/** Language of the operator, else of the shop. */
async function languageOf(db: Db, { tenant }: TenantScope, operatorId: string) {
  const [operator] = await db.select().from(operators).where(eq(operators.id, operatorId));
  return operator?.language ?? tenant.defaultLanguage;
}

/** Link for a new password, or notice of a change; sent twice, it has the same id. */
async function mailOf(
  { vault }: InvitationSender,
  scope: TenantScope,
  row: Row,
  lang: TenantScope['tenant']['defaultLanguage'],
): Promise<Message> {
  const { tenant } = scope;
  const t = textFor(lang);
  const shop = tenantName({ scope, lang });
  const mail = { to: row.email, id: row.id };
  if (row.kind === 'RESET_LINK') {
    const { token } = (await vault.open(placeOf(row), row.token ?? '')) as { token: string };
    const texts = { shop, url: `${tenant.siteOrigin}${NEW_PASSWORD}${token}` };
    return {
      ...mail,
      subject: t('mail.newPassword.subject', texts),
      text: t('mail.newPassword.body', texts),
    };
  }
  const line = t(`mail.security.${row.kind}`, {
    time: formatDateTime(row.createdAt.getTime(), { lang, tenant }),
  });
  const texts = { shop, line, link: `${tenant.siteOrigin}${FORGOTTEN_PASSWORD}` };
  return { ...mail, subject: t('mail.security.subject', texts), text: t('mail.operatorNotice.body', texts) };
}
