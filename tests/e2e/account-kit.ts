import type { Page } from '@playwright/test';
import { readRows } from '../support/database.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expect } from './test.ts';

/** A phone number that nobody has yet, as it is typed in Thailand. */
export const somePhone = () => `08${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
export const someEmail = () => `mali.${crypto.randomUUID()}@shop.example`;

/** The newest code in the outbox for what is typed into a contact field; polls, as a job sends it. */
async function codeFor(server: RunningServer, typed: string, before?: string): Promise<string> {
  const to = typed.includes('@') ? typed : `+66${typed.slice(1)}`;
  const text = 'select body from outbox where destination = $1 order by created_at desc limit 1';
  let code = '';
  await expect
    .poll(
      async () => {
        const [row] = await readRows<{ body: string }>(server, text, [to]);
        code = /(?<!\d)\d{6}(?!\d)/.exec(row?.body ?? '')?.[0] ?? '';
        return code !== '' && code !== before;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  return code;
}

/** Asks for a code in the form that is open and types it in; gives it for the next one to differ from. */
export async function enterCode(page: Page, server: RunningServer, to: string, before?: string) {
  await page.getByTestId('send-code').click();
  await expect(page.getByTestId('code-sent')).not.toBeEmpty();
  const code = await codeFor(server, to, before);
  await page.getByTestId('code').fill(code);
  return code;
}

/** The dialog that a guest gets. */
export const dialog = (page: Page) => page.getByTestId('dialog-login');
