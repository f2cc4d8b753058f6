import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { encryptionOfTests } from '#client/encryption.fixtures.ts';
import { memberMessages } from '#locales/text.ts';
import { MoreTexts } from '#runtime/view-context.tsx';
import { fixtureContext } from '../fixtures.ts';
import { renderInView } from '../lists/lists.fixtures.tsx';
import { LoginPanel } from './login-panel.tsx';

type Answer = { code?: string; status?: number; message?: string; data?: unknown };

const RULES = [{ country: 'TH', areaCode: '66', pattern: '^[689]\\d{8}$' }];
const WAYS = { mobile: true, email: true, code: true, firebase: false, line: false };

/** Responses of the API, by the end of the path. */
let answers: Record<string, Answer>;
const encryption = encryptionOfTests();
let sent: { path: string; body: unknown }[];
const calls = (end: string) => sent.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);

beforeEach(() => {
  sent = [];
  answers = {
    ...encryption.answers,
    'login-switch': { data: WAYS },
    'phone-rules': { data: RULES },
    'authcode/send': { data: { resendSeconds: 60 } },
    'authcode/valid': { data: { validKey: 'key-1' } },
    emailLogin: { data: { userId: '1', expireTime: 1 } },
    'register/mobile': { data: { userId: '1', expireTime: 1 } },
    'resetPwd/ways': { data: { passkeys: [], providers: [] } },
    resetPwd: { data: null },
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    sent.push({ path, body: await encryption.read(request) });
    const [, answer] = Object.entries(answers).find(([end]) => path.endsWith(end)) ?? [];
    const { code = '200', status = 200, message = '', data = null } = answer ?? { status: 404, code: '404' };
    return Response.json({ success: status < 400, code, message, data }, { status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  renderInView(
    <MoreTexts messages={memberMessages('en')}>
      <LoginPanel onClose={() => undefined} />
    </MoreTexts>,
    fixtureContext({ lang: 'en' }),
  );
}
async function open() {
  show();
  await screen.findByTestId('contact');
}
/** Opens the dialog at the form for a password. */
async function openPassword() {
  await open();
  fireEvent.click(screen.getByText('With password'));
}
const type = (id: string, value: string) => fireEvent.change(screen.getByTestId(id), { target: { value } });
const press = (id: string) => fireEvent.click(screen.getByTestId(id));
const errors = () => screen.queryAllByTestId('field-error').map(({ textContent }) => textContent);

test('a missing or invalid value shows the specification’s error text at its field', async () => {
  await openPassword();
  press('submit');
  await waitFor(() => expect(errors()).toEqual(['Please enter', 'Please enter']));
  type('contact', '12');
  await waitFor(() => expect(errors()).toContain('Please enter the correct phone number'));
  expect(calls('Login')).toEqual([]);
});

test('a refused login keeps the typed values and shows the error at the password', async () => {
  answers.emailLogin = { status: 422, code: 'WRONG_CREDENTIALS', message: 'Not right' };
  await openPassword();
  type('contact', 'mali@shop.example');
  type('password', 'secret123');
  press('submit');
  await waitFor(() => expect(errors()).toEqual(['Not right']));
  expect(screen.getByTestId('contact')).toHaveProperty('value', 'mali@shop.example');
  expect(screen.getByTestId('password')).toHaveProperty('value', 'secret123');
  expect(document.activeElement).toBe(screen.getByTestId('password'));
  answers.emailLogin = { status: 503, code: 'UNAVAILABLE', message: 'Not now' };
  press('submit');
  await waitFor(() => expect(screen.getByTestId('form-failure').textContent).toBe('Not now'));
  expect(calls('emailLogin')).toEqual(Array(2).fill({ email: 'mali@shop.example', password: 'secret123' }));
});

test('a code that was just sent starts the countdown with the server’s seconds', async () => {
  answers['authcode/send'] = { status: 429, code: 'RATE_LIMITED', data: { seconds: 42 } };
  await open();
  type('contact', '0812345678');
  press('send-code');
  await waitFor(() => expect(screen.getByTestId('send-code').textContent).toBe('Again in 42 s'));
  expect(screen.getByTestId('send-code')).toHaveProperty('disabled', true);
  expect(screen.getByTestId('form-failure').textContent).toContain('42 seconds');
});

test.each([
  ['0812345678', 'register/mobile'],
  ['mali@shop.example', 'register/email'],
])('[U2] %s signs up with the key and the same password twice', async (contact, path) => {
  answers['register/email'] = { data: { userId: '1', expireTime: 1 } };
  await open();
  fireEvent.click(screen.getByText('Create an account'));
  type('contact', contact);
  type('code', '123456');
  type('new-password', 'secret123');
  type('repassword', 'secret123');
  press('submit');
  await screen.findByTestId('welcome');
  const twice = { password: 'secret123', repassword: 'secret123' };
  expect(calls('register/mobile').concat(calls('register/email'))).toEqual([
    { validKey: 'key-1', ...twice, source: 'WEB', pwdRegister: true },
  ]);
  expect(calls(path)).toHaveLength(1);
});

test('a failed registration doesn’t use the code twice', async () => {
  answers['register/mobile'] = { status: 503, code: 'UNAVAILABLE', message: 'Not now' };
  await open();
  fireEvent.click(screen.getByText('Create an account'));
  type('contact', '0812345678');
  type('code', '123456');
  type('new-password', 'secret123');
  type('repassword', 'secret12');
  press('submit');
  await waitFor(() => expect(errors()).toEqual(['The passwords filled in twice are inconsistent']));
  type('repassword', 'secret123');
  press('submit');
  await screen.findByTestId('form-failure');
  answers['register/mobile'] = { data: { userId: '1', expireTime: 1 } };
  press('submit');
  await screen.findByTestId('welcome');
  expect(calls('authcode/valid')).toHaveLength(1);
  expect(calls('register/mobile').at(-1)).toEqual({
    validKey: 'key-1',
    password: 'secret123',
    repassword: 'secret123',
    source: 'WEB',
    pwdRegister: true,
  });
});

test('after a reset the login form holds the contact and the new password', async () => {
  await openPassword();
  fireEvent.click(screen.getByText('Forgot your password?'));
  type('contact', 'mali@shop.example');
  type('code', '123456');
  type('new-password', 'secret123');
  type('repassword', 'secret123');
  press('submit');
  await screen.findByTestId('form-sign-in');
  expect(calls('authcode/valid')).toMatchObject([{ authScene: 'CHANGEPWD', rcvType: 'EMAIL' }]);
  expect(screen.getByTestId('password')).toHaveProperty('value', 'secret123');
});

test('a reset names the other ways to sign in, of which the ticked ones are kept, with nothing typed lost', async () => {
  const passkey = { id: 'pk1', model: '', agent: '', createTime: 1 };
  answers['resetPwd/ways'] = { data: { passkeys: [passkey], providers: ['line', 'google'] } };
  await openPassword();
  fireEvent.click(screen.getByText('Forgot your password?'));
  type('contact', 'mali@shop.example');
  type('code', '123456');
  type('new-password', 'secret123');
  type('repassword', 'secret123');
  press('submit');
  const ways = await screen.findByTestId('kept-ways');
  expect(document.activeElement).toBe(ways);
  expect(calls('login/resetPwd')).toEqual([]);
  fireEvent.click(screen.getByLabelText('Google'));
  press('submit');
  await screen.findByTestId('form-sign-in');
  expect(calls('login/resetPwd')).toEqual([
    {
      validKey: 'key-1',
      password: 'secret123',
      repassword: 'secret123',
      keptProviders: ['google'],
    },
  ]);
  expect(calls('authcode/valid')).toHaveLength(1);
});

test('with login providers only their buttons are shown; without any login a message is', async () => {
  const closed = { ...WAYS, mobile: false, email: false, code: false };
  answers['login-switch'] = { data: { ...closed, line: true, providers: [{ provider: 'line' }] } };
  show();
  await screen.findByText('Continue with LINE');
  expect(screen.queryByTestId('contact')).toBeNull();
  expect(screen.queryByText('This shop has no way to sign in at the moment.')).toBeNull();
  cleanup();
  answers['login-switch'] = { data: closed };
  show();
  await screen.findByText('This shop has no way to sign in at the moment.');
});

test('LINE comes first, then the code; the password is a way beside it, other providers come last', async () => {
  const providers = [{ provider: 'line' }, { provider: 'google' }];
  answers['login-switch'] = { data: { ...WAYS, line: true, providers } };
  await open();
  const order = screen.getAllByTestId(/^(?:login-\w+|contact|code)$/).map(({ dataset }) => dataset.testid);
  expect(order).toEqual(['login-line', 'contact', 'code', 'login-google']);
  expect(screen.queryByTestId('password')).toBeNull();
  fireEvent.click(screen.getByText('With password'));
  expect(screen.getByTestId('password')).toBeTruthy();
});

test('a new visitor of a provider gets an account only after accepting the terms', async () => {
  window.location.hash = '#login=new.line';
  answers['provider/register'] = { data: { userId: '1', expireTime: 1 } };
  show();
  await screen.findByText('Privacy policy');
  expect(window.location.hash).toBe('');
  expect(calls('provider/register')).toEqual([]);
  press('provider-register');
  await waitFor(() => expect(calls('provider/register')).toEqual([{ isAgreed: true }]));
});

test('an account that is there already is signed in by its own ways, then linked', async () => {
  window.location.hash = '#login=link.google';
  answers['login-switch'] = { data: { ...WAYS, providers: [{ provider: 'google' }] } };
  answers['provider/link'] = { data: null };
  await openPassword();
  expect(screen.queryByTestId('login-google')).toBeNull();
  type('contact', 'mali@shop.example');
  type('password', 'secret123');
  press('submit');
  await waitFor(() => expect(calls('provider/link')).toHaveLength(1));
  expect(sent.map(({ path }) => path.split('/').at(-1)).slice(-2)).toEqual(['emailLogin', 'link']);
});

test('a login that failed at the provider is told above the other ways', async () => {
  window.location.hash = '#login=failed.LOGIN_EXPIRED';
  await open();
  expect(screen.getByTestId('provider-failure').textContent).toContain('took too long');
});

test('the tenant’s login methods are requested again after a failure', async () => {
  answers['login-switch'] = { status: 503, code: 'UNAVAILABLE' };
  show();
  const retry = await screen.findByText('Try again');
  answers['login-switch'] = { data: { ...WAYS, mobile: false, code: false } };
  fireEvent.click(retry);
  await screen.findByTestId('contact');
  expect(screen.getByLabelText('Email')).toBeTruthy();
  expect(screen.queryByText('With a code')).toBeNull();
});
