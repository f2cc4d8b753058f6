import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { encryptionOfTests } from '#client/encryption.fixtures.ts';
import { endSession } from '#client/session.ts';
import { collect } from '#schemas/api/interaction.ts';
import { LIKE } from '#schemas/constants.ts';
import { setCookie } from '#ui/cookie.ts';
import { useComments } from '../comments/use-comments.ts';
import { fixtureContext } from '../fixtures.ts';
import { FollowButton } from '../follow/follow-button.tsx';
import { closeLogin, openLogin } from '../intents/login-request.ts';
import { renderInView } from '../lists/lists.fixtures.tsx';
import { pressMark } from '../marks/press-mark.ts';
import { PriceAlertButton } from '../price-alerts/price-alert-button.tsx';
import { LoginHost } from './login-host.tsx';

const SUBJECT = { subjectType: 'CONTENT', subjectId: '7' } as const;
const HEART = { action: 'COLLECT', ...SUBJECT } as const;
const WISH = { goodsId: 'g7', target: 99, byMail: true, quiet: true };
const GOODS = { goodsId: 'g7', name: 'Speaker', currency: 'THB', price: 120, lowest: 99 };
const NO_COMMENTS = { content: [], totalElements: 0, hasNext: false } as never;

/** Intents of a guest, each with the end of the path of the call that carries it out. */
const INTENTS = {
  heart: { press: () => void pressMark(HEART), call: collect.path },
  comment: { press: () => fireEvent.click(screen.getByTestId('say')), call: '/reply/create' },
  alert: { press: () => openLogin({ action: 'priceAlert', value: WISH }), call: '/price-alerts/g7' },
  follow: { press: () => fireEvent.click(screen.getByTestId('follow')), call: '/create-follow' },
};
type IntentName = keyof typeof INTENTS;

const encryption = encryptionOfTests();
const REPLY = { id: 'r1', ...SUBJECT, content: 'Nice', createTime: 1, own: true, meta: {} };
const signIn = { data: { userId: '1', expireTime: 1 } };
/** Responses, by the end of the path; those that sign in set the session's cookie, as the server does. */
const ANSWERS: Record<string, { data: unknown; signsIn?: true }> = {
  ...encryption.answers,
  'login-switch': {
    data: {
      mobile: true,
      email: true,
      code: true,
      firebase: false,
      line: true,
      providers: [{ provider: 'line' }],
    },
  },
  'phone-rules': { data: [{ country: 'TH', areaCode: '66', pattern: '^[689]\\d{8}$' }] },
  'authcode/valid': { data: { validKey: 'key-1' } },
  emailLogin: { ...signIn, signsIn: true },
  codeLogin: { ...signIn, signsIn: true },
  'register/email': { ...signIn, signsIn: true },
  'register/mobile': { ...signIn, signsIn: true },
  'provider/start': { data: { url: 'https://id.test.example/' } },
  'provider/register': { ...signIn, signsIn: true },
  'provider/link': { data: null },
  'passkey/start': { data: { challenge: 'AAAA', rpId: 'localhost', userVerification: 'required' } },
  'passkey/finish': { ...signIn, signsIn: true },
  'reply/create': { data: REPLY },
  [collect.path]: { data: null },
  '/create-follow': { data: null },
};

let sent: string[];
const done = (name: IntentName) => sent.filter((path) => path.endsWith(INTENTS[name].call)).length;
/** The server's part of a sign-in at a provider, which ends on the way back. */
const gotSession = () => setCookie('user-last-login', crypto.randomUUID());

const assign = vi.fn();
const wait = globalThis.setTimeout;

// Compiling them takes longer than a test waits.
beforeAll(async () => {
  await Promise.all([
    import('./login-dialog.tsx'),
    import('../marks/mark-calls.ts'),
    import('../comments/comment-calls.ts'),
    import('../price-alerts/save-wish.ts'),
    import('../follow/follow-calls.ts'),
  ]);
});

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    if (request.method !== 'GET') sent.push(path);
    const [, answer] = Object.entries(ANSWERS).find(([end]) => path.endsWith(end)) ?? [];
    if (answer?.signsIn) gotSession();
    if (answer) return Response.json({ success: true, code: '200', message: '', data: answer.data });
    return Response.json({ success: false, code: '404', message: '', data: null }, { status: 404 });
  });
  // The heart waits a second after the sign-in, which isn't the matter here.
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) =>
    wait(run, ms === LIKE.retryAfterLoginMs ? 0 : ms),
  );
});
afterEach(() => {
  cleanup();
  closeLogin();
  endSession();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  window.location.hash = '';
});

function Say() {
  const { post } = useComments(SUBJECT, NO_COMMENTS);
  return (
    <button type="button" data-testid="say" onClick={() => post({ content: 'Nice', atUserIds: [] })}>
      Say
    </button>
  );
}

/** Opens the page with everything that a guest may begin on it. */
function openPage() {
  const tenant = { siteOrigin: window.location.origin };
  renderInView(
    <>
      <LoginHost />
      <Say />
      <PriceAlertButton item={GOODS} labels={{ set: '', waiting: '', sent: '' }} />
      <FollowButton id="ploy" name="Ploy" />
    </>,
    fixtureContext({ lang: 'en', tenant }),
  );
}

const type = (id: string, value: string) => fireEvent.change(screen.getByTestId(id), { target: { value } });
const press = (id: string) => fireEvent.click(screen.getByTestId(id));
const choose = (text: string) => fireEvent.click(screen.getByText(text));

async function byCode(contact: string) {
  type('contact', contact);
  type('code', '123456');
  press('submit');
}
async function byPassword() {
  choose('With password');
  type('contact', 'mali@shop.example');
  type('password', 'secret123');
  press('submit');
}
async function signUp(contact: string) {
  choose('Create an account');
  type('contact', contact);
  type('code', '123456');
  type('new-password', 'secret123');
  type('repassword', 'secret123');
  press('submit');
  fireEvent.click(await screen.findByText('Continue now'));
}
/** Leaves for LINE; the page opens anew at the address to which it returns. */
async function throughLine(hash: string) {
  const { origin, pathname, search } = window.location;
  vi.stubGlobal('location', { origin, pathname, search, hash: '', assign });
  press('login-line');
  await waitFor(() => expect(assign).toHaveBeenCalled());
  cleanup();
  closeLogin();
  vi.stubGlobal('location', { origin, pathname, search, hash, assign });
  if (hash === '') gotSession();
  openPage();
}
async function byPasskey() {
  const bytes = new Uint8Array(8).buffer;
  const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes };
  const credential = { id: 'AAAA', rawId: bytes, type: 'public-key', response };
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: async () => ({ ...credential, getClientExtensionResults: () => ({}) }) },
  });
  press('login-passkey');
}

const METHODS: [string, () => Promise<void>][] = [
  ['a password', byPassword],
  ['a code by mail', () => byCode('mali@shop.example')],
  ['a code by phone', () => byCode('0812345678')],
  ['a sign-up by mail', () => signUp('mali@shop.example')],
  ['a sign-up by phone', () => signUp('0812345678')],
  ['a linked account of LINE', () => throughLine('')],
  [
    'a new account of LINE',
    async () => {
      await throughLine('#login=new.line');
      fireEvent.click(await screen.findByTestId('provider-register'));
    },
  ],
  [
    'an account of LINE that is linked by a password',
    async () => {
      await throughLine('#login=link.line');
      await screen.findByTestId('contact');
      await byPassword();
    },
  ],
  ['a passkey', byPasskey],
];

describe.each(METHODS)('by %s', (_, signInBy) => {
  test.each(Object.keys(INTENTS) as IntentName[])('a guest’s %s is done once', async (name) => {
    vi.stubGlobal('PublicKeyCredential', class {});
    openPage();
    INTENTS[name].press();
    await screen.findByTestId('contact');
    expect(done(name)).toBe(0);
    await signInBy();
    await waitFor(() => expect(done(name)).toBe(1));
    await waitFor(() => expect(screen.queryByTestId('dialog-login')).toBeNull());
    // Nor again when the page opens once more.
    cleanup();
    openPage();
    expect([done(name), sessionStorage.getItem('login-intent')]).toEqual([1, null]);
  });
});

describe('two windows', () => {
  test('a copy of the tab has the same comment, which only one of them posts', async () => {
    openPage();
    INTENTS.comment.press();
    await screen.findByTestId('contact');
    const copy = sessionStorage.getItem('login-intent') ?? '';
    await byPassword();
    await waitFor(() => expect(done('comment')).toBe(1));
    cleanup();
    sessionStorage.setItem('login-intent', copy);
    openPage();
    await waitFor(() => expect(sessionStorage.getItem('login-intent')).toBeNull());
    // Another one of the same text is posted.
    endSession();
    INTENTS.comment.press();
    await screen.findByTestId('contact');
    expect(done('comment')).toBe(1);
    await byPassword();
    await waitFor(() => expect(done('comment')).toBe(2));
  });

  test('a heart that meets a session ended elsewhere waits for the next sign-in', async () => {
    openPage();
    INTENTS.heart.press();
    await screen.findByTestId('contact');
    const answers = fetch;
    vi.stubGlobal('fetch', async (request: Request) => {
      if (!request.url.endsWith(collect.path)) return answers(request);
      sent.push('/refused');
      return Response.json({ success: false, code: '401', message: '', data: null }, { status: 401 });
    });
    await byPassword();
    await waitFor(() => expect(sent).toContain('/refused'));
    await screen.findByTestId('contact');
    vi.stubGlobal('fetch', answers);
    await byCode('mali@shop.example');
    await waitFor(() => expect(done('heart')).toBe(1));
  });
});
