import pino from 'pino';
import { registerByEmail, registerByMobile, sendAuthCode, verifyAuthCode } from '#schemas/api/account.ts';
import type { AUTH_SCENES } from '#schemas/enums/account.ts';
import type { Tenant } from '#schemas/tenant.ts';
import { CODE_SECRET, type testApi } from '../../edge/api/api.fixtures.ts';
import { type Courier, createCourier, type Message } from '../../platform/delivery/courier.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { deliverDueCodes } from './deliver-codes.ts';

type Scene = (typeof AUTH_SCENES)[number];
type Headers = Record<string, string>;

export const PASSWORD = 'mango1234';

/** Client for the steps to an account; it reads codes from the outbox. */
export function accountKit(
  { db, clock, client, send }: ReturnType<typeof testApi>,
  tenants: readonly Tenant[],
) {
  const tenantOf = (id: string) => {
    const tenant = tenants.find((one) => one.id === id);
    return tenant && tenantScope(tenant);
  };
  const outboxCourier = createCourier(db, clock.now, {});
  const newest = new Map<string, Message>();
  const courier: Courier = async (scope, shop, message) => {
    newest.set(message.to, message);
    await outboxCourier(scope, shop, message);
  };
  const log = pino({ level: 'silent' });
  const receiver = (rcv: string, authScene: Scene) => ({
    rcv,
    rcvType: rcv.includes('@') ? ('EMAIL' as const) : ('MOBILE' as const),
    authScene,
  });

  const deliver = () =>
    deliverDueCodes({ db, now: clock.now, tenantOf, courier, codeSecret: CODE_SECRET, log });
  /** Requests a code, a minute after the last one, and reads it from the outbox. */
  const codeFor = async (tenant: Tenant, rcv: string, scene: Scene, headers: Headers = {}) => {
    clock.set(clock.now() - Date.now() + 61_000);
    await client(tenant, headers).call(sendAuthCode, { body: receiver(rcv, scene) });
    const to = rcv.includes('@') ? rcv : `+66${rcv.replace(/^0/, '')}`;
    newest.delete(to);
    await deliver();
    return /(?<!\d)\d{6}(?!\d)/.exec(newest.get(to)?.text ?? '')?.[0] ?? 'no code';
  };
  const keyFor = async (tenant: Tenant, rcv: string, scene: Scene, headers: Headers = {}) => {
    const authCode = await codeFor(tenant, rcv, scene, headers);
    const body = { ...receiver(rcv, scene), authCode };
    return (await client(tenant, headers).call(verifyAuthCode, { body })).validKey;
  };
  /** Signs up as the app does and gives the Authorization header of the session. */
  const signUp = async (tenant: Tenant, rcv: string, password: string | undefined = PASSWORD) => {
    const validKey = await keyFor(tenant, rcv, 'REGISTER');
    const { token } = await client(tenant, { platform: 'App' }).call(
      rcv.includes('@') ? registerByEmail : registerByMobile,
      { body: { validKey, password, repassword: password, source: 'WEB', pwdRegister: true } },
    );
    return { Authorization: `Bearer ${token}`, platform: 'App' };
  };
  const post = (tenant: Tenant, path: string, body: unknown, headers: Headers = {}) =>
    send(tenant, `/saas-user-service/user/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return { receiver, deliver, codeFor, keyFor, signUp, post };
}
