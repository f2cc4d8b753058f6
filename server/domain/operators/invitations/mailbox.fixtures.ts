import pino from 'pino';
import { afterAll } from 'vitest';
import type { Tenant } from '#schemas/tenant.ts';
import { openMailServer, textOf } from '#tests/support/mail-server.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createCourier } from '../../../platform/delivery/courier.ts';
import { createVault } from '../../../platform/encryption/vault.ts';
import { tenantScope } from '../../../platform/tenants/tenants.ts';
import { sendInvitationMails } from './mails.ts';

/** A mail server that takes the invitations of these tenants. */
export async function openMailbox(db: Db, { now }: Clock, tenants: readonly Tenant[]) {
  const smtp = await openMailServer();
  afterAll(() => smtp.close());
  const sender = {
    db,
    now,
    tenantOf: (id: string) => {
      const tenant = tenants.find((one) => one.id === id);
      return tenant && tenantScope(tenant);
    },
    courier: createCourier(db, now, { SMTP_URL: smtp.url }),
    vault: createVault(db, undefined),
    hasMailServer: true,
    log: pino({ level: 'silent' }),
  };
  return {
    mails: smtp.mails,
    sender,
    /** Sends what is due, and gives the token of the link in the newest mail to the address. */
    tokenFor: async (email: string): Promise<string> => {
      await sendInvitationMails(sender);
      const mail = smtp.mails.findLast(({ to }) => to.includes(email));
      const [, token] = /\/editor\/invitation\/([\w-]{32})\n/.exec(mail ? textOf(mail) : '') ?? [];
      if (token === undefined) throw new Error(`No invitation was mailed to ${email}`);
      return token;
    },
  };
}
