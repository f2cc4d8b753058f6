import { eq } from 'drizzle-orm';
import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { loginByEmail, sendAuthCode, verifyAuthCode } from '#schemas/api/account.ts';
import { AUTH_SCENES, MEMBER_SCENES } from '#schemas/enums/account.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { accountKit, PASSWORD } from '../../../../domain/members/accounts.fixtures.ts';
import { codeHash, requestCode } from '../../../../domain/members/auth-codes.ts';
import { deliverDueCodes } from '../../../../domain/members/deliver-codes.ts';
import { authCodes, members } from '../../../../domain/members/schema.ts';
import { outbox } from '../../../../platform/delivery/schema.ts';
import { network } from '../../../../platform/rate-limit.ts';
import { tenantScope } from '../../../../platform/tenants/tenants.ts';
import { CODE_SECRET, openTestApi } from '../../api.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const rig = await openTestApi([zest, guide]);
const { db, client, clock } = rig;
const { receiver, deliver, codeFor, keyFor, signUp, post } = accountKit(rig, [zest, guide]);
const mali = 'mali@test.example';

beforeEach(async () => {
  clock.set(0);
  await db.delete(authCodes);
  await db.delete(outbox);
  await db.delete(members);
});

const send = (rcv = mali, scene: 'LOGIN' | 'REGISTER' = 'REGISTER', tenant = zest) =>
  client(tenant).call(sendAuthCode, { body: receiver(rcv, scene) });
const verify = (authCode: string, rcv = mali, tenant = zest) =>
  client(tenant).call(verifyAuthCode, { body: { ...receiver(rcv, 'REGISTER'), authCode } });
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'success',
    (error: { code: string }) => error.code,
  );
const isText = (message: string) => message.startsWith('+');
/** Wrong codes, `count` of them. */
const others = (code: string, count: number) =>
  Array.from({ length: count }, (_, i) => String((Number(code) + i + 1) % 1_000_000).padStart(6, '0'));

describe('a code', () => {
  test('[CALL67] is sent by mail or as a text message, in the language of the request', async () => {
    for (const [i, lang] of (['th', 'en', 'id'] as const).entries()) {
      clock.set(61_000 * (i + 1));
      const api = client(zest, { 'Accept-Language': lang });
      await api.call(sendAuthCode, { body: receiver(mali, 'REGISTER') });
      await api.call(sendAuthCode, { body: receiver('081 234 5678', 'REGISTER') });
      await deliver();
    }
    const sent = await db.select().from(outbox);
    const texts = sent
      .toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt))
      .map(({ destination, subject, body }) => `${destination}|${subject}|${body}`);
    expect([...texts.filter(isText), ...texts.filter((text) => !isText(text))]).toEqual([
      expect.stringMatching(/^\+66812345678\|\|zest: รหัสสมัครสมาชิกคือ \d{6} /),
      expect.stringMatching(/^\+66812345678\|\|zest: \d{6} is your code to join/),
      expect.stringMatching(/^\+66812345678\|\|zest: kode pendaftaran Anda \d{6}, /),
      expect.stringMatching(/^mali@test.example\|\d{6} คือรหัสสมัครสมาชิก zest\|ยินดีต้อนรับ/),
      expect.stringMatching(/^mali@test.example\|\d{6} is your code to join zest\|Welcome to zest!/),
      expect.stringMatching(/^mali@test.example\|\d{6} adalah kode pendaftaran zest Anda\|Selamat datang/),
    ]);
    for (const { body } of sent) expect(body).not.toMatch(/[{}]/);
  });

  test.each([
    ['a mail', mali, 'nid@test.example'],
    ['a text message', '0812345678', '0898765432'],
  ])(
    '[U3 receivers, U3 scenes] is sent as %s in each of the six scenes, and gives a key in that scene only',
    async (_, own, fresh) => {
      const member = await signUp(zest, own);
      for (const scene of AUTH_SCENES) {
        const rcv = scene === 'REGISTER' || scene === 'CHANGE_MOBILE_EMAIL' ? fresh : own;
        const headers = MEMBER_SCENES.includes(scene) ? member : {};
        const authCode = await codeFor(zest, rcv, scene, headers);
        const trade = (authScene: typeof scene) =>
          client(zest, headers).call(verifyAuthCode, { body: { ...receiver(rcv, authScene), authCode } });
        const other = scene === 'LOGIN' ? 'CHANGEPWD' : 'LOGIN';
        expect([scene, await outcome(trade(other))]).toEqual([scene, 'WRONG_CODE']);
        expect([scene, (await trade(scene)).validKey]).toEqual([scene, expect.stringMatching(/^[\w-]{32}$/)]);
      }
    },
  );

  test('[U3 receivers] is sent to the named country, Thailand by default, and not to the other kind of receiver', async () => {
    const api = client(zest);
    const to = { ...receiver('0812345678', 'REGISTER'), countryCode: undefined as string | undefined };
    await api.call(sendAuthCode, { body: to });
    await api.call(sendAuthCode, { body: { ...to, countryCode: '62' } });
    await deliver();
    const sent = (await db.select().from(outbox)).map(({ destination }) => destination);
    expect(sent.toSorted()).toEqual(['+62812345678', '+66812345678']);
    expect(await outcome(api.call(sendAuthCode, { body: { ...to, rcvType: 'EMAIL' } }))).not.toBe('success');
    const mail = { ...receiver(mali, 'REGISTER'), rcvType: 'MOBILE' as const };
    expect(await outcome(api.call(sendAuthCode, { body: mail }))).not.toBe('success');
  });

  test('[CALL68] can be exchanged for a key once', async () => {
    const code = await codeFor(zest, mali, 'REGISTER');
    expect((await verify(code)).validKey).toMatch(/^[\w-]{32}$/);
    expect(await outcome(verify(code))).toBe('WRONG_CODE');
  });

  test('is invalid at another tenant, for another address and in another scene', async () => {
    const code = await codeFor(zest, mali, 'REGISTER');
    await send(mali, 'REGISTER', guide);
    await send('nid@test.example');
    await deliver();
    expect(await outcome(verify(code, mali, guide))).toBe('WRONG_CODE');
    expect(await outcome(verify(code, 'nid@test.example'))).toBe('WRONG_CODE');
    const body = { ...receiver(mali, 'LOGIN'), authCode: code };
    expect(await outcome(client(zest).call(verifyAuthCode, { body }))).toBe('WRONG_CODE');
    expect(await outcome(verify(code))).toBe('success');
  });

  test('expires after ten minutes, and when two newer ones are sent', async () => {
    const old = await codeFor(zest, mali, 'REGISTER');
    const second = await codeFor(zest, mali, 'REGISTER');
    const code = await codeFor(zest, mali, 'REGISTER');
    if (old !== code && old !== second) expect(await outcome(verify(old))).toBe('WRONG_CODE');
    clock.set(clock.now() - Date.now() + 10 * 60_000);
    expect(await outcome(verify(code))).toBe('WRONG_CODE');
  });

  test('accepts five attempts', async () => {
    const code = await codeFor(zest, mali, 'REGISTER');
    for (const guess of others(code, 5)) expect(await outcome(verify(guess))).toBe('WRONG_CODE');
    expect(await outcome(verify(code))).toBe('WRONG_CODE');
  });

  test('is stored nowhere but in its message', async () => {
    const code = await codeFor(zest, mali, 'REGISTER');
    const [row] = await db.select().from(authCodes);
    expect(JSON.stringify(row)).not.toContain(code);
    expect(row?.codeHash).toBe(codeHash(CODE_SECRET, row?.id ?? '', code));
  });
});

describe('concurrently', () => {
  test('200 guesses at a code count as five attempts; the right one after them is refused', async () => {
    const code = await codeFor(zest, mali, 'REGISTER');
    const guesses = others(code, 200);
    const outcomes = await Promise.all(guesses.map((guess) => outcome(verify(guess))));
    expect(outcomes).toEqual(Array(200).fill('WRONG_CODE'));
    const [row] = await db.select().from(authCodes);
    expect(row?.tries).toBe(5);
    expect(await outcome(verify(code))).toBe('WRONG_CODE');
  });

  test('a code counts in any digits, with gaps, and after another one was sent', async () => {
    const first = await codeFor(zest, mali, 'REGISTER');
    clock.set(61_000);
    await codeFor(zest, mali, 'REGISTER');
    const thai = Array.from(first, (digit) => String.fromCharCode(0x0e50 + Number(digit)));
    expect(
      (await verify(`${thai.slice(0, 3).join('')} ${thai.slice(3).join('')}\u200b`)).validKey,
    ).toBeDefined();
    const rows = await db.select().from(authCodes);
    expect(rows.map(({ usedAt }) => usedAt !== null)).toEqual([true, true]);
  });

  test('a second code adds no guesses at the first one', async () => {
    const first = await codeFor(zest, mali, 'REGISTER');
    for (const guess of others(first, 3)) await outcome(verify(guess));
    clock.set(61_000);
    const second = await codeFor(zest, mali, 'REGISTER');
    const guesses = others(first, 20).filter((guess) => guess !== second);
    for (const guess of guesses.slice(0, 2)) await outcome(verify(guess));
    expect(await outcome(verify(first))).toBe('WRONG_CODE');
    expect((await verify(second)).validKey).toBeDefined();
  });

  test('of many verifications of the right code one succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const code = await codeFor(zest, mali, 'REGISTER');
      const outcomes = await Promise.all([
        outcome(verify(code)),
        outcome(verify(code)),
        outcome(verify(code)),
      ]);
      expect(outcomes.toSorted()).toEqual(['WRONG_CODE', 'WRONG_CODE', 'success']);
    }
  });

  test('of many requests one is granted, and the others get the seconds to wait', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(zest, 'authcode/send', receiver(mali, 'REGISTER'))),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array(19).fill(429)]);
    expect(await db.select().from(authCodes)).toHaveLength(1);
    const [refused] = answers.filter(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('60');
    expect(await refused?.json()).toMatchObject({ code: 'RATE_LIMITED', data: { seconds: 60 } });
  });

  test('several senders send each code once', async () => {
    for (let i = 0; i < 30; i += 1) await send(`a${i}@test.example`);
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(await db.select().from(outbox)).toHaveLength(30);
  });
});

describe('rate limits', () => {
  test('another code is sent after 60 seconds, not after 59', async () => {
    await send();
    clock.set(59_000);
    expect(await outcome(send())).toBe('RATE_LIMITED');
    clock.set(60_100);
    expect(await outcome(send())).toBe('success');
  });

  const asked = async (count: number, ask: (i: number) => Promise<unknown>) => {
    const outcomes = [];
    for (let i = 0; i < count; i += 1) outcomes.push(await outcome(ask(i)));
    return outcomes.filter((one) => one === 'success').length;
  };

  test('one address gets eight an hour and sixteen a day, in all scenes together', async () => {
    const sendAt = (ms: number, i: number) => {
      clock.set(ms + i * 61_000);
      return send(mali, i % 2 ? 'LOGIN' : 'REGISTER');
    };
    expect(await asked(12, (i) => sendAt(0, i))).toBe(8);
    expect(await asked(12, (i) => sendAt(2 * 3_600_000, i))).toBe(8);
    expect(await asked(12, (i) => sendAt(4 * 3_600_000, i))).toBe(0);
    clock.set(5 * 3_600_000);
    expect(await outcome(send('nid@test.example'))).toBe('success');
    expect(await outcome(send(mali, 'LOGIN', guide))).toBe('success');
  });

  /** Inserts `count` codes, requested a minute ago. */
  const earlier = (count: number, address: string, over: Partial<typeof authCodes.$inferInsert> = {}) =>
    db.insert(authCodes).values(
      Array.from({ length: count }, (_, i) => ({
        tenantId: 'zest',
        id: `${address}-${i}`,
        scene: 'LOGIN' as const,
        destination: `${address}-${i}@test.example`,
        address,
        lang: 'th' as const,
        createdAt: new Date(clock.now() - 60_000),
        ...over,
      })),
    );
  const from = (address: string, tenant = zest) =>
    requestCode(
      {
        db,
        scope: tenantScope(tenant),
        lang: 'th',
        address,
        now: clock.now,
        memberAuth: {},
      } as unknown as Parameters<typeof requestCode>[0],
      {
        scene: 'LOGIN',
        destination: 'new@test.example',
        memberId: null,
      },
    );

  test('one address can leave 500 codes per hour unused, in all of an IPv6 network together', async () => {
    await earlier(500, network('2001:db8:0:1::1'));
    await earlier(499, '192.0.2.1');
    expect(await outcome(from('2001:db8:0:1::7'))).toBe('RATE_LIMITED');
    expect(await outcome(from('2001:db8:0:1::7', guide))).toBe('success');
    expect(await outcome(from('192.0.2.1'))).toBe('success');
  });

  test('codes that were entered don’t count for their address: a carrier’s customers share one', async () => {
    await earlier(1_600, '192.0.2.1', { usedAt: new Date(clock.now()) });
    expect(await outcome(from('192.0.2.1'))).toBe('success');
  });

  test('one address can leave 1,500 codes a day unused', async () => {
    const earlierToday = new Date(clock.now() - 2 * 3_600_000);
    await earlier(1_500, '192.0.2.1', { createdAt: earlierToday });
    expect(await outcome(from('192.0.2.1'))).toBe('RATE_LIMITED');
    expect(await outcome(from('192.0.2.2'))).toBe('success');
  });

  test('one tenant can send three thousand per hour', async () => {
    await earlier(3_000, '192.0.2.1');
    expect(await outcome(send())).toBe('RATE_LIMITED');
    expect(await outcome(send(mali, 'LOGIN', guide))).toBe('success');
  });
});

describe('addresses with and without an account', () => {
  const body = async (response: Response) => ({ status: response.status, body: await response.json() });

  test('get the same response; only the mail differs', async () => {
    await signUp(zest, mali);
    await db.delete(outbox);
    clock.set(clock.now() - Date.now() + 61_000);
    for (const scene of ['LOGIN', 'REGISTER', 'CHANGEPWD'] as const) {
      const [known, unknown] = await Promise.all(
        [mali, 'nobody@test.example'].map(async (rcv) =>
          body(await post(zest, 'authcode/send', receiver(rcv, scene))),
        ),
      );
      expect(known).toEqual(unknown);
      const [tried, guessed] = await Promise.all(
        [mali, 'nobody@test.example'].map(async (rcv) =>
          body(await post(zest, 'authcode/valid', { ...receiver(rcv, scene), authCode: '12345x' })),
        ),
      );
      expect(tried).toEqual(guessed);
    }
    await deliver();
    const subjects = async (to: string) =>
      (await db.select().from(outbox).where(eq(outbox.destination, to))).map(({ subject }) =>
        subject.replace(/\d{6}/, '#'),
      );
    expect((await subjects(mali)).toSorted()).toEqual(
      ['# คือรหัสเข้าสู่ระบบ zest', '# คือรหัสสำหรับตั้งรหัสผ่านใหม่ที่ zest', 'คุณมีบัญชี zest อยู่แล้ว'].toSorted(),
    );
    expect((await subjects('nobody@test.example')).toSorted()).toEqual(
      ['# คือรหัสสมัครสมาชิก zest', 'ไม่พบบัญชี zest ของอีเมลนี้', 'ไม่พบบัญชี zest ของอีเมลนี้'].toSorted(),
    );
  });

  test('no code is sent to a contact that isn’t the member’s own', async () => {
    const headers = await signUp(zest, mali);
    await signUp(zest, 'nid@test.example');
    await db.delete(outbox);
    for (const scene of ['CLOSEUSER', 'CHECK_OLD_MOBILE_EMAIL'] as const) {
      expect(await codeFor(zest, 'nid@test.example', scene, headers)).toBe('no code');
      expect(await codeFor(zest, mali, scene, headers)).toMatch(/^\d{6}$/);
    }
    expect(await outcome(send('nid@test.example', 'CLOSEUSER' as 'LOGIN'))).toBe('401');
  });
});

test.each([
  ['EMAIL', 'mali', 'EMAIL_INVALID'],
  ['EMAIL', 'mali@test', 'EMAIL_INVALID'],
  ['EMAIL', 'mali@test.example\r\nBcc: x@y.example', 'EMAIL_INVALID'],
  ['MOBILE', '12345', 'MOBILE_INVALID'],
  ['MOBILE', 'mali@test.example', 'MOBILE_INVALID'],
])('no code is sent to %s %j', async (rcvType, rcv, code) => {
  const response = await post(zest, 'authcode/send', { rcv, rcvType, authScene: 'LOGIN' });
  expect([response.status, (await response.json()).code]).toEqual([422, code]);
});

test('a failed delivery is retried later with another code, and given up after the fifth attempt', async () => {
  await send();
  const sent: string[] = [];
  let isDown = true;
  const attempt = () =>
    deliverDueCodes({
      db,
      now: clock.now,
      tenantOf: () => tenantScope(zest),
      courier: async (_scope, _shop, { subject }) => {
        sent.push(subject.slice(0, 6));
        if (isDown) throw new Error('no connection');
      },
      codeSecret: CODE_SECRET,
      log: pino({ level: 'silent' }),
    });
  for (const seconds of [0, 7, 20]) {
    clock.set(seconds * 1_000);
    await attempt();
    await attempt();
  }
  expect(sent).toHaveLength(3);
  isDown = false;
  clock.set(50_000);
  await attempt();
  clock.set(600_000);
  await attempt();
  expect(sent).toHaveLength(4);
  expect(await outcome(verify(sent[3] ?? ''))).toBe('success');

  await send();
  isDown = true;
  for (let i = 1; i < 20; i += 1) {
    clock.set(600_000 + i * 30_000);
    await attempt();
  }
  expect(sent).toHaveLength(9);
});

test('a key of one member is invalid for another', async () => {
  const headers = await signUp(zest, mali);
  const other = await signUp(zest, 'nid@test.example');
  const validKey = await keyFor(zest, 'new@test.example', 'CHANGE_MOBILE_EMAIL', headers);
  const preValidKey = await keyFor(zest, 'nid@test.example', 'CHECK_OLD_MOBILE_EMAIL', other);
  const change = { email: 'new@test.example', validKey, preValidKey };
  const response = await rig.send(zest, '/saas-user-service/user/info/change/mobile-or-email', {
    method: 'PUT',
    headers: other,
    body: JSON.stringify(change),
  });
  expect((await response.json()).code).toBe('PROOF_EXPIRED');
});

test('a device that is known to the account requests and tries codes that nobody else can use up', async () => {
  await signUp(zest, mali);
  const login = await rig.send(zest, loginByEmail.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: mali, password: PASSWORD }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .filter((line) => line?.startsWith('known-device='))
    .join('; ');
  expect(cookie).not.toBe('');
  await db.delete(authCodes);
  const own = await codeFor(zest, mali, 'LOGIN', { cookie });
  const tryAs = (authCode: string, headers = {}) =>
    outcome(client(zest, headers).call(verifyAuthCode, { body: { ...receiver(mali, 'LOGIN'), authCode } }));
  // A stranger's newer code, five guesses at it, and as many requests as an address gets in an hour.
  const strange = await codeFor(zest, mali, 'LOGIN');
  for (const guess of others(strange, 5)) expect(await tryAs(guess)).toBe('WRONG_CODE');
  expect(await tryAs(own)).toBe('WRONG_CODE');
  expect(await tryAs(own, { cookie })).toBe('success');
  for (let i = 0; i < 7; i++) await codeFor(zest, mali, 'REGISTER');
  clock.set(clock.now() - Date.now() + 61_000);
  expect(await outcome(send(mali, 'REGISTER'))).toBe('RATE_LIMITED');
  expect(await codeFor(zest, mali, 'LOGIN', { cookie })).toMatch(/^\d{6}$/);
});
