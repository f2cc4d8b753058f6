import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, lt, lte } from 'drizzle-orm';
import { formatDateTime } from '#locales/format/date.ts';
import { textFor } from '#locales/text.ts';
import { FORGOTTEN_PASSWORD, NEW_PASSWORD } from '#schemas/editor-paths.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Message } from '../../platform/delivery/courier.ts';
import type { Vault } from '../../platform/encryption/vault.ts';
import { codeOf } from '../../platform/error-parts.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { tenantName } from '../../platform/wire.ts';
import { FIRST_RETRY_MS, type InvitationSender, SENDINGS } from './invitations/mails.ts';
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

/** Sends the mails that are due. Several processes may run it concurrently. */
export async function sendSignInMails(sender: InvitationSender): Promise<void> {
  for (let row = await claim(sender); row; row = await claim(sender)) await send(sender, row);
}

const placeOf = ({ tenantId, id }: Pick<Row, 'tenantId' | 'id'>) =>
  ({ tenantId, mailId: id, kind: 'sign-in-mail' }) as const;
const isRow = ({ tenantId, id }: Row) => and(eq(signInMails.tenantId, tenantId), eq(signInMails.id, id));

/** Claims a due mail until its next attempt. */
async function claim({ db, now }: InvitationSender): Promise<Row | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(signInMails)
      .where(lte(signInMails.sendAt, new Date(now())))
      .orderBy(asc(signInMails.sendAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const tries = due.tries + 1;
    const sendAt = tries < SENDINGS ? new Date(now() + FIRST_RETRY_MS * 2 ** due.tries) : null;
    await tx.update(signInMails).set({ tries, sendAt }).where(isRow(due));
    return { ...due, tries };
  });
}

/** Sends a mail; one that fails is due again at the time that the claim has set. */
async function send(sender: InvitationSender, row: Row): Promise<void> {
  const { db, tenantOf, courier, hasMailServer, log } = sender;
  const scope = tenantOf(row.tenantId);
  // A shop that was just opened may not be known to this process yet.
  if (!scope) return;
  // Without a mail server mail goes into the outbox, which owners read.
  if (hasMailServer)
    try {
      const lang = await languageOf(db, scope, row.operatorId);
      await courier(scope, tenantName({ scope, lang }), await mailOf(sender, scope, row, lang));
    } catch (error) {
      // The carrier's error message may quote the address.
      const reason = codeOf(error) ?? 'refused';
      log.warn({ tenant: row.tenantId, reason, try: row.tries }, 'a mail about signing in was not sent');
      return;
    }
  await db.update(signInMails).set({ sendAt: null, token: null }).where(isRow(row));
}

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
