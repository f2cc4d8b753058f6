import type { Page } from 'playwright/test';
import { readRows } from '../support/database.ts';
import { sendJson } from '../support/http.ts';
import { someEmail } from './account-kit.ts';
import { DESKTOP } from './devices.ts';
import { expectNoViolations, signIn as signInOperator } from './editor-kit.ts';
import { signIn } from './people-kit.ts';
import { hydrated } from './story.ts';
import { expect, test } from './test.ts';

// A session without a recent proof.
test.use({ ...DESKTOP, expectedErrors: /status of 403/ });

/** Gives the page a device with a fingerprint reader and a finger on it. */
async function openAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Ends the session, on no page: one that still reads something of the member would be refused. */
async function signOut(page: Page) {
  await page.goto('about:blank');
  await page.context().clearCookies({ name: /^user-(?:token|last-login)$/ });
}

test('a member adds a passkey, signs in by it and removes it; a guest’s heart is set after it', {
  tag: '@all',
}, async ({ page, server }) => {
  await openAuthenticator(page);
  await signIn(page, server, 'fingers');
  const contact = `insert into member_credentials (tenant_id, member_id, email) values ('zest', 'fingers', $1)`;
  await readRows(server, contact, [someEmail()]);
  await page.goto('/en/security');
  await page.getByTestId('add-passkey').click();
  await expect(page.getByTestId('passkey')).toHaveCount(1);

  // A session of an hour ago asks for a proof, and then goes on: this device has its passkey already.
  await readRows(server, `update member_sessions set created_at = now() - interval '1 hour'`, []);
  await page.getByTestId('add-passkey').click();
  await expect(page.getByTestId('dialog-proof')).toBeVisible();
  await page.getByTestId('prove-passkey').click();
  await expect(page.getByText('This device already has a passkey for your account')).toBeVisible();
  await expect(page.getByTestId('dialog-proof')).toHaveCount(0);

  // Chosen among the suggestions of the contact field, as a finger on the reader does here.
  await signOut(page);
  const { json } = await sendJson(server.port, 'zest', '/api/saas-search-service/feeds/deals?size=1');
  await page.goto(`/en/content/${json.data.content[0].code}`);
  await hydrated(page);
  const heart = page.getByTestId('member-bar').getByTestId('favorite');
  await heart.click();
  await expect(heart).toHaveAttribute('data-state', 'on');

  // By the button, in a browser that suggests none.
  await signOut(page);
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto('/en/security');
  await page.getByTestId('login-passkey').click();
  const passkey = page.getByTestId('passkey');
  await expect(passkey).toContainText('Last used');
  await passkey.getByRole('button').click();
  await expect(passkey).toHaveCount(0);
});

test.describe('an operator', () => {
  test.use({ locale: 'en-US', expectedErrors: /status of 401/ });

  test('adds a passkey after the password, signs in by it and removes it', async ({ page, server }) => {
    await openAuthenticator(page);
    await signInOperator(page, server.ownerPassword);
    await page.goto('/editor/security');
    const section = page.getByTestId('passkeys');
    await section.getByLabel('Current password', { exact: true }).fill(server.ownerPassword);
    await section.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(section.getByRole('listitem')).toHaveCount(1);
    await expectNoViolations(page);

    await page.context().clearCookies();
    await page.goto('/editor/sign-in');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL('/editor');
    await page.goto('/editor/security');
    await section.getByRole('button', { name: 'Remove the passkey' }).click();
    await expect(section.getByRole('listitem')).toHaveCount(0);

    await page.context().clearCookies();
    await page.goto('/editor/sign-in');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByTestId('sign-in').getByRole('alert')).toHaveText(
      'This passkey isn’t known here. Sign in with the password.',
    );
  });
});

test('a member with a passkey alone proves themselves by it above the form, and keeps the typed address', {
  tag: '@all',
}, async ({ page, server }) => {
  await openAuthenticator(page);
  await signIn(page, server, 'alone');
  await readRows(
    server,
    `insert into member_credentials (tenant_id, member_id) values ('zest', 'alone')`,
    [],
  );
  await page.goto('/en/security');
  await page.getByTestId('add-passkey').click();
  await expect(page.getByTestId('passkey')).toHaveCount(1);
  await readRows(server, `update member_sessions set created_at = now() - interval '1 hour'`, []);
  const email = someEmail();
  await page.getByTestId('row-email').getByRole('button').click();
  await page.getByTestId('contact').fill(email);
  await page.getByTestId('send-code').click();
  await page.getByTestId('prove-passkey').click();
  await expect(page.getByTestId('dialog-proof')).toHaveCount(0);
  await expect(page.getByTestId('code-sent')).toContainText(email);
  await expect(page.getByTestId('contact')).toHaveValue(email);
});
