import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openMailServer } from '#tests/support/mail-server.ts';
import { openTestApi } from '../../edge/api/api.fixtures.ts';
import { tenantScope } from '../tenants/tenants.ts';
import { createCourier } from './courier.ts';
import { outbox } from './schema.ts';

const zest = tenantFixture('zest');
const { db } = await openTestApi([zest]);
const scope = tenantScope(zest);
const mail = { to: 'mali@test.example', subject: '123456 คือรหัสเข้าสู่ระบบ', text: 'กรอกรหัสนี้\n\n123456\n' };
const text = { to: '+66812345678', subject: '', text: 'zest: 123456' };

const smtp = await openMailServer(({ to: [to = ''] }, done) =>
  done(to.startsWith('refused@') ? new Error('no such mailbox') : null),
);
const { mails: received, url: SMTP_URL } = smtp;

const posts: { headers: Record<string, unknown>; body: string }[] = [];
let status = 204;
const webhook = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  posts.push({ headers: request.headers, body });
  response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
});
await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
const TEXT_WEBHOOK_URL = `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/send`;

afterAll(() => {
  webhook.close();
  return smtp.close();
});
beforeEach(async () => {
  await db.delete(outbox);
  received.length = 0;
  posts.length = 0;
  status = 204;
});

const decoded = (raw: string) => {
  const [head = '', body = ''] = raw.split(/\r\n\r\n(.*)/s);
  const unfolded = head.replaceAll(/\r\n\s+/g, ' ');
  const subject = [...(/^subject: (.*)$/im.exec(unfolded)?.[1] ?? '').matchAll(/=\?UTF-8\?B\?([^?]+)\?=/gi)]
    .map(([, part = '']) => Buffer.from(part, 'base64').toString())
    .join('');
  return { head: unfolded, subject, text: Buffer.from(body, 'base64').toString().replaceAll('\r\n', '\n') };
};

test('without configuration both messages are in the outbox of their tenant', async () => {
  const courier = createCourier(db, () => 5_000, {});
  await courier(scope, 'Zest', mail);
  await courier(scope, 'Zest', text);
  const rows = await db.select().from(outbox);
  expect(rows.toSorted((a, b) => a.destination.localeCompare(b.destination))).toMatchObject([
    { tenantId: 'zest', destination: text.to, subject: '', body: text.text, createdAt: new Date(5_000) },
    { tenantId: 'zest', destination: mail.to, subject: mail.subject, body: mail.text },
  ]);
});

test('mail is sent to the server in the shop’s name, text messages still go to the outbox', async () => {
  const courier = createCourier(db, Date.now, { SMTP_URL });
  await courier(scope, 'ไกด์ช้อป', mail);
  await courier(scope, 'Zest', text);
  expect(received).toHaveLength(1);
  const [{ from, to, raw } = { from: '', to: [], raw: '' }] = received;
  expect({ from, to }).toEqual({ from: 'no-reply@zest.localhost', to: ['mali@test.example'] });
  expect(decoded(raw)).toMatchObject({ subject: mail.subject, text: mail.text });
  expect((await db.select().from(outbox)).map(({ destination }) => destination)).toEqual([text.to]);
});

test('mail has the configured sender address', async () => {
  await createCourier(db, Date.now, { SMTP_URL, MAIL_FROM: 'shop@mail.example' })(scope, 'Zest', mail);
  expect(received[0]?.from).toBe('shop@mail.example');
});

test('a shop’s name can’t add a header or a recipient', async () => {
  const name = 'Zest\r\nBcc: nid@test.example\r\n';
  await createCourier(db, Date.now, { SMTP_URL })(scope, name, {
    ...mail,
    subject: `a\r\nBcc: nid@test.example`,
  });
  expect(received[0]?.to).toEqual(['mali@test.example']);
  expect(decoded(received[0]?.raw ?? '').head).not.toMatch(/^bcc:/im);
});

test('a refused mail and an unreachable server are failures', async () => {
  const courier = createCourier(db, Date.now, { SMTP_URL });
  await expect(courier(scope, 'Zest', { ...mail, to: 'refused@test.example' })).rejects.toThrow();
  await expect(
    createCourier(db, Date.now, { SMTP_URL: 'smtp://127.0.0.1:1' })(scope, 'Zest', mail),
  ).rejects.toThrow();
});

test('text messages are posted to the webhook; refusals and redirects are failures', async () => {
  const courier = createCourier(db, Date.now, { TEXT_WEBHOOK_URL, TEXT_WEBHOOK_TOKEN: 'key' });
  await courier(scope, 'Zest', text);
  expect(posts).toMatchObject([
    { headers: { authorization: 'Bearer key', 'content-type': 'application/json' } },
  ]);
  expect(JSON.parse(posts[0]?.body ?? '')).toEqual({ to: text.to, text: text.text });
  for (const refusal of [302, 400, 500]) {
    status = refusal;
    await expect(courier(scope, 'Zest', text)).rejects.toThrow();
  }
  expect(await db.select().from(outbox)).toEqual([]);
});
