import type { Browser, Page } from 'playwright/test';
import { textOf } from '../support/mail-server.ts';
import type { RunningServer } from '../support/running-server.ts';
import { totpCode } from '../support/totp.ts';
import { type MailServer, test } from './account-kit.ts';
import { expectNoViolations, OWNER } from './editor-kit.ts';
import { readQr } from './read-qr.ts';
import { expect, origin } from './test.ts';

const PASSWORD = 'a password of a test';

test.use({ locale: 'en-US', expectedErrors: /status of 4\d\d/ });

/** Visible error message. */
const alertOf = (page: Page) => page.locator('p[role="alert"]:not(:empty)');

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/editor/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens a separate browser on the tenant's site. */
async function otherBrowser(browser: Browser, server: RunningServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin(server, 'zest'), locale: 'en-US' });
  return context.newPage();
}

type Site = { server: RunningServer; mail: MailServer };

/** Link to a page of the editor that was mailed to the address. */
async function mailedLink({ mails }: MailServer, email: string, page = 'invitation'): Promise<string> {
  const pattern = new RegExp(`\\S+/editor/${page}/\\S+`);
  const find = () =>
    mails.flatMap((mail) => (mail.to.includes(email) ? (pattern.exec(textOf(mail)) ?? []) : [])).at(-1);
  await expect.poll(find).toBeTruthy();
  return find() ?? '';
}

/** Invites as the owner and accepts the mailed link in another browser; gives that browser, signed in, and the used link. */
async function join(page: Page, { server, mail }: Site, email: string, role: string) {
  await signIn(page, OWNER, server.ownerPassword);
  await page.waitForURL('/editor');
  await page.goto('/editor/team');
  const form = page.getByTestId('invite');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Role').selectOption(role);
  await form.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByTestId('invited')).toContainText(email);
  const link = await mailedLink(mail, email);
  const browser = page.context().browser();
  if (!browser) throw new Error('No browser');
  const guest = await otherBrowser(browser, server);
  await guest.goto(link);
  await expect(guest.getByTestId('invitation')).toBeVisible();
  await expectNoViolations(guest);
  await guest.getByLabel('Your name').fill('Ploy Test');
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await guest.getByRole('button', { name: 'Join' }).click();
  await guest.waitForURL('/editor');
  return { guest, link };
}

test('signing in with a wrong password keeps the email, and works with the right one', async ({
  page,
  server,
}) => {
  await signIn(page, OWNER, 'not the password');
  await expect(alertOf(page)).toHaveText('The email or the password isn’t right.');
  await expect(page.getByLabel('Email')).toHaveValue(OWNER);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByLabel('Password', { exact: true }).fill(server.ownerPassword);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Enter');
  await page.waitForURL('/editor');
});

test('the screens behind the sign-in show the sign-in form in their place', async ({ page, server }) => {
  await page.goto('/editor/security');
  await page.getByLabel('Email').fill(OWNER);
  await page.getByLabel('Password', { exact: true }).fill(server.ownerPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible();
  await expect(page).toHaveURL('/editor/security');
});

test('the owner of another shop has no access', async ({ page, server }) => {
  await signIn(page, 'owner@guide.example', server.ownerPassword);
  await expect(alertOf(page)).toContainText('This account isn’t a member of Zest.');
  await expect(page.getByLabel('Email')).toHaveValue('owner@guide.example');
  await page.goto('/editor/team');
  await expect(page.getByTestId('sign-in')).toBeVisible();
});

test('an invitation creates one member, whom the owner can promote and remove', async ({
  page,
  server,
  mail: mailbox,
}) => {
  const { guest, link } = await join(page, { server, mail: mailbox }, 'member@zest.example', 'viewer');
  for (const gone of [link, '/editor/invitation/nothing']) {
    await guest.goto(gone);
    await expect(guest.getByRole('heading')).toHaveText('This invitation isn’t valid any more');
  }
  await guest.goto('/editor/team');
  await expect(guest.getByText('Only owners change the team.')).toBeVisible();
  await expect(guest.getByTestId('invite')).toHaveCount(0);

  const form = page.getByTestId('invite');
  await form.getByLabel('Email').fill('waits@zest.example');
  await form.getByRole('button', { name: 'Invite' }).click();
  const mail = page.getByTestId('invitation-mail');
  await expect(mail).toHaveText(/being sent|Mailed/);
  await expect(mail).toHaveText('Mailed');

  await page.reload();
  await expect(page.getByTestId('members')).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('Role of Ploy Test').selectOption('publisher');
  await expect(page.getByText('Ploy Test is Publisher now.')).toBeVisible();
  await guest.goto('/editor/audit');
  await expect(guest.getByTestId('audit')).toContainText('changed a role');
  await expectNoViolations(guest);

  await page.getByRole('button', { name: 'Remove Ploy Test' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('They lose access at once.');
  await expectNoViolations(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Ploy Test isn’t in the team any more.')).toBeVisible();
  await guest.reload();
  await expect(guest.getByTestId('sign-in')).toBeVisible();
});

test('an operator of another shop joins by signing in, and returns to the editor', async ({
  page,
  server,
  mail,
}) => {
  const email = 'owner@guide.example';
  await signIn(page, OWNER, server.ownerPassword);
  await page.waitForURL('/editor');
  await page.goto('/editor/team');
  const form = page.getByTestId('invite');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Invite' }).click();
  const browser = page.context().browser();
  if (!browser) throw new Error('No browser');
  const guest = await otherBrowser(browser, server);
  await guest.goto(await mailedLink(mail, email));
  await guest.getByLabel('Your name').fill('Guide Owner');
  await guest.getByLabel('Password', { exact: true }).fill(server.ownerPassword);
  await guest.getByRole('button', { name: 'Join' }).click();
  await expect(alertOf(guest)).toHaveText(`${email} has an account already. Sign in with it to join.`);
  await guest.getByRole('button', { name: 'I have an account: sign in' }).click();
  await expect(guest.getByLabel('Email')).toHaveValue(email);
  await guest.getByLabel('Password', { exact: true }).fill(server.ownerPassword);
  await guest.getByRole('button', { name: 'Sign in', exact: true }).click();
  await guest.waitForURL('/editor');
  await expect(guest.getByTestId('page-table')).toBeVisible();
});

test('the last owner can’t step down, and gets the reason', async ({ page, server }) => {
  await signIn(page, OWNER, server.ownerPassword);
  await page.waitForURL('/editor');
  await page.goto('/editor/team');
  await page.getByLabel('Role of Zest Owner').selectOption('viewer');
  await expect(alertOf(page)).toContainText('A shop needs at least one owner');
  await expect(page.getByLabel('Role of Zest Owner')).toHaveValue('owner');
});

test('a member’s security: a new password requires the old one, the second step is passed by code or backup code, and a session ended from another device is refused at its next call', {
  tag: '@all',
}, async ({ page, server, mail }) => {
  const { guest: member } = await join(page, { server, mail }, 'careful@zest.example', 'editor');
  const password = 'another password';
  await member.goto('/editor/security');
  const form = member.getByTestId('change-password');
  await form.getByLabel('Current password').fill('not the password');
  await form.getByLabel('New password').fill(password);
  await form.getByRole('button', { name: /^Change password/ }).click();
  await expect(form.getByRole('alert')).toHaveText('The password isn’t right.');
  await expect(form.getByLabel('New password')).toHaveValue(password);
  await form.getByLabel('Current password').fill(PASSWORD);
  await form.getByRole('button', { name: /^Change password/ }).click();
  await expect(form).toContainText('Your password is changed.');

  const section = member.getByTestId('two-factor');
  await section.getByLabel('Password', { exact: true }).fill(password);
  await section.getByRole('button', { name: 'Turn on' }).click();
  const otpauth = (await member.getByTestId('otpauth').getAttribute('href')) ?? '';
  const qr = member.getByTestId('otpauth-qr');
  await expect(qr).toBeVisible();
  expect(await readQr(qr)).toBe(otpauth);
  const backupCode = await member.getByTestId('backup-codes').locator('code').first().textContent();
  await expectNoViolations(member);
  await section.getByRole('textbox', { name: 'Code' }).fill(totpCode(otpauth));
  await section.getByRole('button', { name: 'Confirm' }).click();
  await expect(section).toContainText('Two-step sign-in is on.');
  await member.getByRole('button', { name: 'Sign out', exact: true }).click();
  await member.waitForURL('/editor/sign-in');

  await signIn(member, 'careful@zest.example', password);
  const step = member.getByTestId('second-step');
  await expect(step.getByLabel('Code')).toBeFocused();
  await expectNoViolations(member);
  await step.getByLabel('Code').fill('000000');
  await step.getByRole('button', { name: 'Confirm' }).click();
  await expect(step.getByRole('alert')).toContainText('This code isn’t right');
  await step.getByLabel('Code').fill(totpCode(otpauth));
  await step.getByRole('button', { name: 'Confirm' }).click();
  await member.waitForURL('/editor');

  const elsewhere = await otherBrowser(member.context().browser() as Browser, server);
  await signIn(elsewhere, 'careful@zest.example', password);
  await elsewhere.getByRole('button', { name: 'Use a backup code instead' }).click();
  await elsewhere.getByLabel('Backup code').fill(backupCode ?? '');
  await elsewhere.getByRole('button', { name: 'Confirm' }).click();
  await elsewhere.waitForURL('/editor');
  const call = () =>
    elsewhere.evaluate(async () => (await fetch('/api/saas-low-code-service/api/editor/me')).status);
  expect(await call()).toBe(200);

  await member.goto('/editor/security');
  await expect(member.getByTestId('sessions').getByRole('listitem')).toHaveCount(2);
  await expectNoViolations(member);
  await member.getByRole('button', { name: /^Sign out there: Chrome/ }).click();
  await expect(member.getByText('That device is signed out.')).toBeVisible();
  await expect(member.getByTestId('sessions').getByRole('listitem')).toHaveCount(1);
  expect(await call()).toBe(401);
  await elsewhere.goto('/editor/team');
  await expect(elsewhere.getByTestId('sign-in')).toBeVisible();
});

test('a forgotten password is replaced by a mailed link, once', async ({ page, server, mail }) => {
  const { guest } = await join(page, { server, mail }, 'forgetful@shop.example', 'viewer');
  const next = 'another password of a test';
  await guest.goto('/editor/sign-in');
  await guest.getByRole('link', { name: 'Forgot password?' }).click();
  // The screen before has a field of that name, too.
  await guest.getByTestId('forgotten').getByLabel('Email').fill('forgetful@shop.example');
  await guest.getByRole('button', { name: 'Send the link' }).click();
  await expect(guest.getByTestId('forgotten')).toContainText('forgetful@shop.example');
  await expectNoViolations(guest);

  const link = await mailedLink(mail, 'forgetful@shop.example', 'new-password');
  await guest.goto(link);
  await guest.getByLabel('New password', { exact: true }).fill(next);
  await expectNoViolations(guest);
  await guest.getByRole('button', { name: 'Save and sign out everywhere' }).click();
  await guest.getByRole('link', { name: 'Sign in' }).click();
  await guest.getByLabel('Email').fill('forgetful@shop.example');
  await guest.getByLabel('Password', { exact: true }).fill(next);
  await guest.getByRole('button', { name: 'Sign in', exact: true }).click();
  await guest.waitForURL('/editor');

  await guest.goto(link);
  await guest.getByLabel('New password', { exact: true }).fill(next);
  await guest.getByRole('button', { name: 'Save and sign out everywhere' }).click();
  await expect(guest.getByRole('link', { name: 'Get a new link' })).toBeVisible();
});
