import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import { textFor } from '#locales/text.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Courier, DELIVERY_MS, type Message } from '../../platform/delivery/courier.ts';
import { createOutbox } from '../../platform/outbox.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { tenantName } from '../../platform/wire.ts';
import { CODE_MINUTES, type CodeRow, codeHash } from './auth-codes.ts';
import { contactAt, hasContact, messageAddress } from './contacts.ts';
import { authCodes, memberCredentials } from './schema.ts';

export type CodeSender = {
  db: Db;
  now: Clock['now'];
  tenantOf: (id: string) => TenantScope | undefined;
  courier: Courier;
  codeSecret: string;
  log: Logger;
};

/** Age after which a code is no longer sent, because nobody waits that long. */
const STALE_MS = 15 * 60_000;

/**
 * Sends due codes. Every row gets a code, also when another message is sent, so that checking it takes equally long.
 */
export const deliverDueCodes = createOutbox({
  name: 'a code',
  table: authCodes,
  tenant: 'tenantId',
  dueAt: 'sendAt',
  attempts: 'sendings',
  policy: { attempts: 5, firstRetryMs: 5_000, leaseMs: DELIVERY_MS + 15_000, concurrency: 10 },
  send: async ({ db, now, courier, codeSecret }: CodeSender, scope, row) => {
    if (row.createdAt.getTime() <= now() - STALE_MS) return undefined;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const expiresAt = new Date(now() + CODE_MINUTES * 60_000);
    await db
      .update(authCodes)
      .set({ codeHash: codeHash(codeSecret, row.id, code), expiresAt })
      .where(and(eq(authCodes.id, row.id), isNull(authCodes.usedAt)));
    const answer = await answerTo(db, row);
    if (answer)
      await courier(scope, tenantName({ scope, lang: row.lang }), writeMessage(scope, row, answer, code));
    return undefined;
  },
});

/** Kind of message for the owner of the destination; none when a member names a contact that isn't theirs. */
async function answerTo(
  db: Db,
  { tenantId, scene, destination, memberId }: CodeRow,
): Promise<Answer | undefined> {
  const [owner] = await db
    .select({ memberId: memberCredentials.memberId })
    .from(memberCredentials)
    .where(hasContact(tenantId, contactAt(destination)));
  switch (scene) {
    case 'REGISTER':
    case 'CHANGE_MOBILE_EMAIL':
      return owner ? 'hasAccount' : 'code';
    case 'LOGIN':
    case 'CHANGEPWD':
      return owner ? 'code' : 'noAccount';
    default:
      return owner?.memberId === memberId ? 'code' : undefined;
  }
}

/** Kind of message that the owner of a destination gets. */
type Answer = 'code' | 'hasAccount' | 'noAccount';

/** The email or text message, in the language of the request. */
function writeMessage(
  scope: TenantScope,
  { destination, scene, lang }: CodeRow,
  answer: Answer,
  code: string,
): Message {
  const t = textFor(lang);
  const shop = tenantName({ scope, lang });
  const texts = { shop, code, site: scope.tenant.siteOrigin, minutes: CODE_MINUTES };
  if (destination.startsWith('+')) {
    const text = answer === 'code' ? t(`sms.${scene}`, texts) : t(`sms.${answer}`, texts);
    return { to: messageAddress(destination), subject: '', text };
  }
  if (answer === 'code') {
    const intro = t(`mail.intro.${scene}`, texts);
    return {
      to: destination,
      subject: t(`mail.subject.${scene}`, texts),
      text: t('mail.code', { ...texts, intro }),
    };
  }
  return {
    to: destination,
    subject: t(`mail.${answer}.subject`, texts),
    text: t(`mail.${answer}.body`, texts),
  };
}
