import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishProviderLogin, leaveForProvider } from './provider-login.ts';

const LINE = {
  provider: 'line',
  authorizeUrl: 'https://id.test.example/authorize?x=1',
  clientId: '42',
} as const;
const WHERE = new URL('http://localhost:3000/en/deals?page=2');

let place: { assign: (url: URL) => void; replace: (url: URL) => void };
let sent: unknown[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push([new URL(request.url).pathname, await request.json()]);
    return Response.json({ success: true, code: '200', message: '', data: { userId: '1', expireTime: 1 } });
  });
  place = { assign: vi.fn(), replace: vi.fn() };
  stand(WHERE);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

function stand({ origin, pathname, search, hash }: URL) {
  vi.stubGlobal('location', { origin, pathname, search, hash, ...place });
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
}
/** Starts the login at the provider; returns the query of the redirect. */
function leave(): URLSearchParams {
  leaveForProvider(LINE);
  return new URL(String(vi.mocked(place.assign).mock.lastCall?.[0])).searchParams;
}
const tokenWith = (claims: object) => `x.${btoa(JSON.stringify(claims))}.x`;
const comeBack = (idToken: string, state: string) => {
  stand(new URL(`http://localhost:3000/profile#id_token=${idToken}&state=${state}`));
  return finishProviderLogin();
};

test('the provider returns an id token, which signs the visitor in and returns them to their page', async () => {
  const asked = leave();
  expect(Object.fromEntries(asked)).toMatchObject({
    x: '1',
    response_type: 'id_token',
    client_id: '42',
    scope: 'openid profile email',
    redirect_uri: 'http://localhost:3000/profile',
  });
  const idToken = tokenWith({ nonce: asked.get('nonce') });
  await comeBack(idToken, String(asked.get('state')));
  expect(sent).toEqual([['/api/saas-user-service/user/login/line/login', { idToken, source: 'WEB' }]]);
  expect(window.history.replaceState).toHaveBeenCalledWith(null, '', '/profile');
  expect(String(vi.mocked(place.replace).mock.lastCall?.[0])).toBe(WHERE.href);
});

test('a response is valid once, for 15 minutes, with the state and the nonce of this browser', async () => {
  const refused = 'Nobody here has asked';
  await expect(comeBack(tokenWith({ nonce: 'x' }), 'x')).rejects.toThrow(refused);
  let asked = leave();
  const good = () => tokenWith({ nonce: asked.get('nonce') });
  await expect(comeBack(good(), 'forged')).rejects.toThrow(refused);
  await expect(comeBack(good(), String(asked.get('state')))).rejects.toThrow(refused);
  stand(WHERE);
  asked = leave();
  await expect(comeBack(tokenWith({ nonce: 'forged' }), String(asked.get('state')))).rejects.toThrow(refused);
  stand(WHERE);
  asked = leave();
  vi.useFakeTimers({ now: Date.now() + 15 * 60_000 });
  await expect(comeBack(good(), String(asked.get('state')))).rejects.toThrow(refused);
  expect(sent).toEqual([]);
});

test('the redirect never leaves the shop', async () => {
  stand(new URL('http://localhost:3000//elsewhere.example/x'));
  const asked = leave();
  await comeBack(tokenWith({ nonce: asked.get('nonce') }), String(asked.get('state')));
  expect(sent).toHaveLength(1);
  expect(place.replace).not.toHaveBeenCalled();
});
