import { and, eq, gt } from 'drizzle-orm';
import type { Logger } from 'pino';
import { textFor } from '#locales/text.ts';
import { INVITATION } from '#schemas/editor-paths.ts';
import { AppError } from '#schemas/errors.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Courier, Message } from '../../../platform/delivery/courier.ts';
import type { Vault } from '../../../platform/encryption/vault.ts';
import { createOutbox, TWO_HOURS } from '../../../platform/outbox.ts';
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

/** Mails the links of new invitations. */
export const sendInvitationMails = createOutbox({
  name: 'an invitation',
  table: invitations,
  tenant: 'organizationId',
  dueAt: 'mailAt',
  attempts: 'mailTries',
  policy: TWO_HOURS,
  waitsForShop: true,
  send: async (sender: InvitationSender, scope, row) => {
    const { now, courier, hasMailServer } = sender;
    const isOpen = row.status === 'pending' && row.expiresAt.getTime() > now();
    if (!isOpen || !hasMailServer || row.mailToken === null) return NO_MAIL;
    const mail = await mailOf(sender, scope, row, row.mailToken);
    await courier(scope, tenantName({ scope, lang: scope.tenant.defaultLanguage }), mail);
    return { ...NO_MAIL, mailedAt: new Date(now()) };
  },
});

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
