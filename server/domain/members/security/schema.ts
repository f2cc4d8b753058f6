import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from '#schemas/constants.ts';
import type { IDENTITY_PROVIDERS, SecurityEvent } from '#schemas/enums/account.ts';
import { moment, tenantId } from '../../../platform/db/schema.ts';
import { memberKey } from '../schema.ts';

/** Changes of how members sign in, and the mails about them: one row per change. */
export const securityNotices = pgTable(
  'security_notices',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    memberId: text('member_id').notNull(),
    event: text('event').$type<SecurityEvent>().notNull(),
    /** The provider that was linked or unlinked. */
    provider: text('provider').$type<(typeof IDENTITY_PROVIDERS)[number]>(),
    /** Email address that the member had before the change. */
    email: text('email'),
    lang: text('lang').$type<Language>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Time at which to send the mail, or to retry; null once it is sent, given up or not needed. */
    sendAt: moment('send_at'),
    sendings: integer('sendings').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    memberKey(t.tenantId, t.memberId),
    index('security_notices_member').on(t.tenantId, t.memberId),
    index('security_notices_created').on(t.createdAt),
    index('security_notices_due').on(t.sendAt).where(sql`${t.sendAt} is not null`),
  ],
);
