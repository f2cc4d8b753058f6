import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { encryptionOfTests } from '#client/encryption.fixtures.ts';
import { endSession, noticeSession } from '#client/session.ts';
import { memberMessages } from '#locales/text.ts';
import { MoreTexts } from '#runtime/view-context.tsx';
import { setCookie } from '#ui/cookie.ts';
import { fixtureContext } from '../fixtures.ts';
import { renderInView } from '../lists/lists.fixtures.tsx';
import { Security } from './security.tsx';

type Answer = { code?: string; status?: number; message?: string; data?: unknown; file?: string };

const PROVIDERS = [{ provider: 'line' }, { provider: 'google' }];
const SWITCHES = { mobile: true, email: true, code: true, firebase: false, line: true, providers: PROVIDERS };
const NEEDED = { status: 403, code: 'PROOF_NEEDED', message: 'Confirm first' };

/** Responses of the API, by the end of the path. */
let answers: Record<string, Answer>;
const encryption = encryptionOfTests();
let sent: { path: string; body: unknown }[];
const calls = (end: string) => sent.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);
const assign = vi.fn();

beforeEach(() => {
  sent = [];
  answers = {
    ...encryption.answers,
    'login-switch': { data: SWITCHES },
    'phone-rules': { data: [{ country: 'TH', areaCode: '66', pattern: '^[689]\\d{8}$' }] },
    'user/passkeys': { data: [] },
    'user/sessions': { data: [] },
    'provider/start': NEEDED,
    'authcode/send': NEEDED,
  };
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const request = input instanceof Request ? input : new Request(new URL(input, window.location.origin));
    const path = new URL(request.url).pathname;
    sent.push({ path, body: await encryption.read(request) });
    const [, answer] = Object.entries(answers).find(([end]) => path.endsWith(end)) ?? [];
    if (answer?.file)
      return new Response('{}', {
        headers: { 'content-disposition': `attachment; filename="${answer.file}"` },
      });
    const { code = '200', status = 200, message = '', data = null } = answer ?? { status: 404, code: '404' };
    return Response.json({ success: status < 400, code, message, data }, { status });
  });
  const { origin } = window.location;
  vi.stubGlobal('location', { origin, pathname: '/en/security', search: '', hash: '', assign });
  setCookie('user-last-login', new Date().toISOString());
  noticeSession();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  assign.mockClear();
  sessionStorage.clear();
  localStorage.clear();
  endSession();
});

async function open(member: object) {
  answers.getWithExtInfoById = { data: { id: '1', nickname: 'Mali', ...member } };
  renderInView(
    <MoreTexts messages={memberMessages('en')}>
      <Security />
    </MoreTexts>,
    fixtureContext({ lang: 'en' }),
  );
  await screen.findByTestId('linked-google');
}
const type = (id: string, value: string) => fireEvent.change(screen.getByTestId(id), { target: { value } });
const press = (id: string) => fireEvent.click(screen.getByTestId(id));

test('linking asks for the password where it needs a proof, then goes on', async () => {
  await open({ email: 'mali@shop.example', hasPassword: true });
  fireEvent.click(screen.getByLabelText('Link Google'));
  await screen.findByTestId('dialog-proof');
  answers['info/prove'] = { status: 422, code: 'WRONG_CREDENTIALS', message: 'Not right' };
  type('password', 'wrong1234');
  press('submit');
  expect((await screen.findByTestId('field-error')).textContent).toBe('Not right');
  answers['info/prove'] = {};
  answers['provider/start'] = { data: { url: 'https://id.test.example/authorize' } };
  type('password', 'mango1234');
  press('submit');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://id.test.example/authorize'));
  expect(calls('info/prove')).toEqual([{ password: 'wrong1234' }, { password: 'mango1234' }]);
  expect(calls('provider/start')).toHaveLength(2);
  expect(screen.queryByTestId('dialog-proof')).toBeNull();
});

test('a closed dialog links nothing and can be opened again', async () => {
  await open({ email: 'mali@shop.example' });
  fireEvent.click(screen.getByLabelText('Link Google'));
  await screen.findByTestId('form-prove');
  fireEvent.click(screen.getByLabelText('Close'));
  await waitFor(() => expect(screen.queryByTestId('dialog-proof')).toBeNull());
  expect(calls('provider/start')).toHaveLength(1);
  fireEvent.click(screen.getByLabelText('Link Google'));
  await screen.findByTestId('dialog-proof');
});

test('a member without a contact proves themselves at their provider, and finds the typed contact again', async () => {
  await open({ thirdParties: ['line'] });
  fireEvent.click(screen.getByLabelText('Add: Email'));
  await screen.findByTestId('contact');
  type('contact', 'mali@shop.example');
  press('send-code');
  await screen.findByTestId('dialog-proof');
  answers['provider/start'] = { data: { url: 'https://id.test.example/authorize' } };
  press('login-line');
  await waitFor(() => expect(assign).toHaveBeenCalled());
  cleanup();
  await open({ thirdParties: ['line'] });
  expect((await screen.findByTestId<HTMLInputElement>('contact')).value).toBe('mali@shop.example');
});

test('the copy of the data is saved after a proof', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:copy', revokeObjectURL: () => undefined });
  answers['info/copy'] = NEEDED;
  await open({ email: 'mali@shop.example', hasPassword: true });
  press('own-copy');
  await screen.findByTestId('dialog-proof');
  answers['info/prove'] = {};
  answers['info/copy'] = { file: 'zest-account.json' };
  type('password', 'mango1234');
  press('submit');
  await waitFor(() => expect(saved).toEqual(['zest-account.json']));
  expect(calls('info/copy')).toHaveLength(2);
});
