import type { Page } from 'playwright/test';
import { readRows } from '../support/database.ts';
import { type Mail, openMailServer, textOf } from '../support/mail-server.ts';
import { journal } from '../support/rig.ts';
import { type RunningServer, startSeededServer } from '../support/running-server.ts';
import { expect, test as shopTest } from './test.ts';

export type MailServer = Awaited<ReturnType<typeof openMailServer>>;

/** Secrets of zest's clients at login providers. */
export const LOGIN_SECRETS = {
  'zest:line': 'the-line-secret-of-the-browser-tests',
  'zest:google': 'the-google-secret-of-the-browser-tests',
};

/** A test on a server of its own, whose mail goes to a mail server and whose text messages go into the outbox. */
export const test = shopTest.extend<object, { mail: MailServer }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its parameters
    async ({}, use) => {
      const mail = await openMailServer();
      await use(mail);
      await mail.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mail }, use) => {
      const server = await startSeededServer({
        SMTP_URL: mail.url,
        LOGIN_SECRETS: JSON.stringify(LOGIN_SECRETS),
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** A phone number that is not in use, as typed in Thailand. */
export const somePhone = () => `08${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
export const someEmail = () => `mali.${crypto.randomUUID()}@shop.example`;

/** Places where codes arrive. */
type Codes = { server: RunningServer; mail: MailServer };

async function newestCode({ server, mail }: Codes, typed: string): Promise<string> {
  if (typed.includes('@')) return codeIn(mail.mails, typed);
  const text = 'select body from outbox where destination = $1 order by created_at desc';
  const rows = await readRows<{ body: string }>(server, text, [`+66${typed.slice(1)}`]);
  return firstCode(rows.map(({ body }) => body));
}

/** Requests a code in the open form, waits until it has been sent to the entered contact, and types it in. */
export async function enterCode(page: Page, codes: Codes, to: string) {
  const before = await newestCode(codes, to);
  await page.getByTestId('send-code').click();
  await expect(page.getByTestId('code-sent')).not.toBeEmpty();
  let code = '';
  const isNew = async () => {
    code = await newestCode(codes, to);
    return code !== '' && code !== before;
  };
  // A job sends the code.
  await expect.poll(isNew, { timeout: 60_000 }).toBe(true);
  await page.getByTestId('code').fill(code);
}

/** The login dialog of a guest. */
export const dialog = (page: Page) => page.getByTestId('dialog-login');

const COMMON = {
  platform: 'Web',
  'ccaop-x-d': expect.stringMatching(/^[0-9a-f]{32}$/),
  'user-pseudo-id': expect.stringMatching(/^[0-9a-f]{32}$/),
  'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
  'content-type': 'application/json',
};

/**
 * Account calls since a time, each kind once: `POST login/emailLogin email password`. Checks that each has the headers
 * of every call, and that its secrets are encrypted.
 */
export async function accountCalls(server: RunningServer, since: number): Promise<string[]> {
  const service = '/api/saas-user-service/user/';
  // The dialog waits for a passkey whenever it is open.
  const calls = (await journal(server, since)).filter(
    ({ path, origin, method, endpoint }) =>
      path.startsWith(service) &&
      origin === 'browser' &&
      method !== 'GET' &&
      endpoint !== 'startPasskeyLogin',
  );
  for (const { headers, body } of calls) {
    expect(headers).toMatchObject(COMMON);
    if (/"(?:rcv|validKey|password)"/.test(body)) expect(headers.encryption).toBeDefined();
  }
  const lines = calls.map(({ method, path, body }) =>
    [method, path.slice(service.length), ...Object.keys(JSON.parse(body)).toSorted()].join(' '),
  );
  return [...new Set(lines)].toSorted();
}

/** Newest code sent to an address; empty without one. */
function codeIn(mails: readonly Mail[], to: string): string {
  const sent = mails.filter((mail) => mail.to.includes(to)).toReversed();
  return firstCode(sent.map(textOf));
}

/** The code in the first message that has one: a notice of the last change may arrive after it. */
function firstCode(messages: readonly string[]): string {
  return messages.map((text) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]).find(Boolean) ?? '';
}
