import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { connectDatabase } from '../../../platform/db/database.ts';
import { createCourier } from '../../../platform/delivery/courier.ts';
import { createSafePost } from '../../../platform/outgoing/safe-fetch.ts';
import { tenantScope } from '../../../platform/tenants/tenants.ts';
import { priceAlerts } from '../schema.ts';
import { sendPriceAlerts } from './send.ts';

/**
 * Process that sends zest's price alerts until it is killed. Its clock runs at a multiple of the machine's. Subjects of
 * its mails are its id, the times before and after the decision, and the price.
 */
const [databaseUrl = '', SMTP_URL = '', startedAt, base, speed] = process.argv.slice(2);
const now = () => Math.round(Number(base) + (Date.now() - Number(startedAt)) * Number(speed));
const { db } = await connectDatabase({ databaseUrl, dataDir: '' });
const scope = tenantScope(tenantFixture('zest'));
const courier = createCourier(db, now, { SMTP_URL });

for (;;) {
  await sendPriceAlerts(
    {
      db,
      now,
      codeSecret: 'secret',
      log: pino({ level: 'silent' }),
      safePost: createSafePost({ testServers: ['127.0.0.1'] }),
      courier: async (to, shop, message) => {
        const sending = now();
        const [row] = await db
          .select()
          .from(priceAlerts)
          .where(eq(priceAlerts.sendingId, message.id ?? ''));
        const subject = `${process.pid} ${row?.sentAt?.getTime()} ${sending} ${row?.sentPrice}`;
        await courier(to, shop, { ...message, subject });
      },
    },
    scope,
  );
  await setTimeout(20);
}
