import pino from 'pino';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { sendAuthCode } from '#schemas/api/account.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openMailServer } from '#tests/support/mail-server.ts';
import { CODE_SECRET, openTestApi } from '../../edge/api/api.fixtures.ts';
import { createCourier, DELIVERY_MS } from '../../platform/delivery/courier.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { deliverDueCodes } from './deliver-codes.ts';
import { authCodes } from './schema.ts';

const zest = tenantFixture('zest');
const { db, client, clock } = await openTestApi([zest]);

/** Callbacks that answer each received mail. */
const answers: ((error?: Error | null) => void)[] = [];
const smtp = await openMailServer((_mail, done) => answers.push(done));
afterAll(smtp.close);
const courier = createCourier(db, clock.now, { SMTP_URL: smtp.url });
/** Runs the job that every process runs every five seconds, and after each request for a code. */
const sweep = () =>
  deliverDueCodes({
    db,
    now: clock.now,
    courier,
    codeSecret: CODE_SECRET,
    tenantOf: () => tenantScope(zest),
    log: pino({ level: 'silent' }),
  });
const rows = () => db.select().from(authCodes);

beforeEach(async () => {
  await db.delete(authCodes);
  clock.set(0);
  answers.length = 0;
  const body = { rcv: 'mali@test.example', rcvType: 'EMAIL', authScene: 'REGISTER' } as const;
  await client(zest).call(sendAuthCode, { body });
});

/** Starts a sweep whose mail, the `count`th, has arrived but isn't answered; `done` resolves at its end. */
async function hangingSweep(count: number) {
  const done = sweep();
  await vi.waitFor(() => expect(answers).toHaveLength(count));
  return { done };
}

test('a slow mail server gets a code once', async () => {
  const first = await hangingSweep(1);
  for (const ms of [5_000, 10_000, DELIVERY_MS, DELIVERY_MS + 5_000]) {
    clock.set(ms);
    expect(await sweep()).toBe(0);
  }
  answers[0]?.();
  await first.done;
  clock.set(600_000);
  expect(await sweep()).toBe(0);
  expect(answers).toHaveLength(1);
  expect(await rows()).toMatchObject([{ sendings: 1, sendAt: null }]);
});

test('a code whose sender seems dead is sent by another process, and a late failure of the first does not undo that', async () => {
  const first = await hangingSweep(1);
  const later = DELIVERY_MS + 20_000;
  clock.set(later);
  const second = await hangingSweep(2);
  answers[0]?.(new Error('too busy'));
  await first.done;
  clock.set(later + DELIVERY_MS);
  expect(await sweep()).toBe(0);
  answers[1]?.();
  await second.done;
  expect(await rows()).toMatchObject([{ sendings: 2, sendAt: null }]);
});
