import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import { textFor } from '#locales/text.ts';
import { INVITATION } from '#schemas/editor-paths.ts';
import { AppError } from '#schemas/errors.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type Courier, DELIVERY_MS, type Message } from '../../../platform/delivery/courier.ts';
import type { Vault } from '../../../platform/encryption/vault.ts';
import { codeOf } from '../../../platform/error-parts.ts';
import type { TenantScope } from '../../../platform/tenants/tenants.ts';
import { tenantName } from '../../../platform/wire.ts';
import { audit } from '../audit.ts';
import { invitations, operators } from '../schema.ts';

export type InvitationSender = {
  db: Db;
  now: () => number;
  tenantOf: (id: string) => TenantScope | undefined;
  courier: Courier;
  vault: Vault;
  /** Whether a mail server is set up. Without one nothing is sent: owners read the outbox, where mail goes instead. */
  hasMailServer: boolean;
  log: Pick<Logger, 'warn'>;
};
type Row = typeof invitations.$inferSelect;

/** Attempts of a mail: over two hours. */
export const SENDINGS = 9;
/** Time after which a claimed mail is due again, unless it was sent, ms; it doubles with each attempt. */
export const FIRST_RETRY_MS = DELIVERY_MS + 15_000;

const placeOf = ({ id, organizationId }: Pick<Row, 'id' | 'organizationId'>) =>
  ({ tenantId: organizationId, invitationId: id, kind: 'invitation' }) as const;

/** Columns of an invitation whose mail is due at once. The link's token is kept, encrypted, until the mail is sent. */
export async function dueMail(
  vault: Vault,
  row: Pick<Row, 'id' | 'organizationId' | 'createdAt'>,
  token: string,
): Promise<Pick<Row, 'mailAt' | 'mailToken'>> {
  return { mailAt: row.createdAt, mailToken: await vault.seal(placeOf(row), { token }) };
}

/** Columns of an invitation without a mail that waits. */
export const NO_MAIL = { mailAt: null, mailToken: null };

/** Puts the mail of an open invitation that isn't sent yet back to its first attempt. @throws AppError NOT_FOUND */
export async function sendAgain(call: OperatorCall, id: string): Promise<void> {
  const { scope, now } = call;
  await call.db.transaction(async (tx) => {
    const [row] = await tx
      .update(invitations)
      .set({ mailAt: new Date(now()), mailTries: 0 })
      .where(
        and(
          eq(invitations.organizationId, scope.tenantId),
          eq(invitations.id, id),
          eq(invitations.status, 'pending'),
          gt(invitations.expiresAt, new Date(now())),
          gt(invitations.mailToken, ''),
        ),
      )
      .returning({ email: invitations.email });
    if (!row) throw new AppError('NOT_FOUND');
    await audit({ ...call, db: tx }, 'operator.mailAgain', { type: 'invitation', id }, row);
  });
}

/** Mails the links of new invitations. Several processes may run it concurrently. */
export async function sendInvitationMails(sender: InvitationSender): Promise<void> {
  for (let row = await claim(sender); row; row = await claim(sender)) await send(sender, row);
}

const isRow = ({ organizationId, id }: Row) =>
  and(eq(invitations.organizationId, organizationId), eq(invitations.id, id));

/** Claims a due mail until its next attempt. */
async function claim({ db, now }: InvitationSender): Promise<Row | undefined> {
  const at = now();
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(invitations)
      .where(lte(invitations.mailAt, new Date(at)))
      .orderBy(asc(invitations.mailAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const mailTries = due.mailTries + 1;
    const isOpen = due.status === 'pending' && due.expiresAt.getTime() > at;
    const next = new Date(at + FIRST_RETRY_MS * 2 ** due.mailTries);
    const [claimed] = await tx
      .update(invitations)
      .set(isOpen ? { mailTries, mailAt: mailTries < SENDINGS ? next : null } : NO_MAIL)
      .where(isRow(due))
      .returning();
    return claimed;
  });
}

/** Sends a mail; one that fails is due again at the time that the claim has set. */
async function send(sender: InvitationSender, row: Row): Promise<void> {
  const { db, now, tenantOf, courier, hasMailServer, log } = sender;
  const scope = tenantOf(row.organizationId);
  // A shop that was just opened may not be known to this process yet.
  if (!scope || row.mailToken === null) return;
  if (!hasMailServer) {
    await db.update(invitations).set(NO_MAIL).where(isRow(row));
    return;
  }
  try {
    const mail = await mailOf(sender, scope, row, row.mailToken);
    await courier(scope, tenantName({ scope, lang: scope.tenant.defaultLanguage }), mail);
  } catch (error) {
    // The carrier's error message may quote the address.
    const reason = codeOf(error) ?? 'refused';
    log.warn({ tenant: row.organizationId, reason, try: row.mailTries }, 'an invitation could not be mailed');
    return;
  }
  await db
    .update(invitations)
    .set({ ...NO_MAIL, mailedAt: new Date(now()) })
    .where(isRow(row));
}

/** Mail in the shop's language; sent twice, it has the same id. */
async function mailOf(
  { db, vault }: InvitationSender,
  scope: TenantScope,
  row: Row,
  sealed: string,
): Promise<Message> {
  const { token } = (await vault.open(placeOf(row), sealed)) as { token: string };
  const [inviter] = await db
    .select({ name: operators.name })
    .from(operators)
    .where(eq(operators.id, row.inviterId));
  const { defaultLanguage: lang, siteOrigin } = scope.tenant;
  const t = textFor(lang);
  const texts = {
    shop: tenantName({ scope, lang }),
    name: inviter?.name ?? '',
    role: t(`role.${row.role}`),
    url: `${siteOrigin}${INVITATION}${token}`,
  };
  return {
    to: row.email,
    id: row.id,
    subject: t('mail.invitation.subject', texts),
    text: t('mail.invitation.body', texts),
  };
}
