import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { targetPath } from '#locales/format/target-path.ts';
import { readRows, writeRows } from '../support/database.ts';
import { moveClock, signInMember } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { test } from '../support/server-test.ts';
import { ANY_BODY, answerOf, type CallRows, testCalls } from './call-kit.ts';
import { DESKTOP } from './devices.ts';
import { hydrated } from './story.ts';
import { expect, origin } from './test.ts';

const anyText = expect.any(String);
const note = { subjectId: anyText, subjectType: 'NOTE' };
const favourite = { ...note, actionType: 'COLLECT' };
const liked = { ...note, actionType: 'THUMB_UP' };
const followInfo = { targetId: anyText, targetType: 'USER' };

/** Calls of members' screens, and of the dialog by which guests sign in. */
const CALLS: CallRows = {
  CALL47: { by: 'member', body: favourite },
  CALL48: { by: 'member', body: favourite },
  CALL49: { by: 'member', body: ANY_BODY },
  CALL50: { by: 'member', body: ANY_BODY },
  CALL51: { by: 'member', body: liked },
  CALL52: { by: 'member', body: liked },
  CALL53: { by: 'member', body: { followInfo } },
  CALL54: { by: 'member', body: { followInfo } },
  CALL55: { by: 'member', body: ANY_BODY },
  CALL56: { by: 'member', body: ANY_BODY },
  CALL57: { by: 'member', body: { ...note, content: 'Thanks @xq', meta: { atUserIds: [] } } },
  CALL58: { by: 'member' },
  CALL59: { by: 'member' },
  CALL60: [
    { by: 'page', body: { ...note, subReplyCount: 2 } },
    { by: 'member', body: { ...note, subReplyCount: 2, pageRequest: { page: 1 } } },
  ],
  CALL61: { by: 'member', body: { rootId: anyText, page: 1, pageSize: 10 } },
  CALL63: { by: 'member', query: { subjectType: 'NOTE' } },
  CALL64: { by: 'member', body: ANY_BODY },
  CALL65: { by: 'guest', body: { terminalType: 'web' } },
  CALL84: { by: 'guest' },
  CALL85: { by: 'guest' },
  CALL86: { by: 'member', body: ANY_BODY },
  CALL90: { by: 'guest' },
  CALL107: { by: 'member' },
  CALL108: { by: 'member', body: ANY_BODY },
  CALL109: { by: 'member', body: ANY_BODY },
  CALL110: { by: 'member', body: ANY_BODY },
};

/** A member's note with a comment that has more replies than are shown. */
async function talkedAbout(server: RunningServer) {
  const [row] = await readRows<{ id: string; code: string }>(
    server,
    `select id, code from contents where tenant_id = 'guide' and content_type_code = 'NOTE'
     and author_id is not null order by id limit 1`,
    [],
  );
  if (!row) throw new Error('The seed has no note of a member');
  const rootId = crypto.randomUUID();
  const ids = [rootId, ...Array.from({ length: 4 }, () => crypto.randomUUID())];
  const replies = ids.map(
    (id, i) =>
      [
        `insert into replies (tenant_id, id, subject_type, subject_id, member_id, root_id, reply_to_id, content, at_user_ids, created_at)
         values ('guide', $1, 'NOTE', $2, '40001', $3, $3, 'So quiet', '{}', now() + make_interval(secs => $4))`,
        [id, row.id, id === rootId ? null : rootId, i],
      ] as const,
  );
  await writeRows(server, 'guide', replies, [`replies:NOTE:${row.id}`]);
  const path = `/en${targetPath('NOTE', row.code)}`;
  return { path, withAnswer: `${path}#comment-${ids.at(-1)}` };
}

/** Signs in a member who has an unread message. */
async function becomeMember(page: Page, server: RunningServer) {
  const memberId = `caller-${crypto.randomUUID()}`;
  const value = await signInMember(server, 'guide', { id: memberId, nickname: 'Somchai' });
  const message = [
    `insert into member_messages (tenant_id, id, member_id, type, kind, cause, subject_type, subject_id, created_at)
     values ('guide', $1, $1, 'community_security', 'PROFILE_PASSED', $1, 'nickname', $1, now())`,
    [memberId],
  ] as const;
  await writeRows(server, 'guide', [message], []);
  await page.context().addCookies([{ name: 'user-token', value, url: origin(server, 'guide') }]);
}

/** Clicks a toggle until it is on, then until it is off. */
async function turnOnAndOff(page: Page, testId: string) {
  const button = page.getByTestId('member-bar').getByTestId(testId);
  for (const state of ['on', 'off']) {
    await button.click();
    await expect(button).toHaveAttribute('data-state', state);
    await expect(button).toHaveAttribute('aria-busy', 'false');
  }
}

async function tryToSignIn(page: Page) {
  await page.goto('/en/favorites');
  await hydrated(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByTestId('contact').fill('caller@shop.example');
  await page.getByRole('button', { name: 'With password' }).click();
  await page.getByTestId('password').fill('Secret1234');
  const refused = answerOf(page, '/user/login/');
  await page.getByTestId('submit').click();
  await refused;
}

async function comment(page: Page) {
  const comments = page.getByTestId('comments');
  const form = comments.getByTestId('comment-form').first();
  const named = answerOf(page, '/searchUserPage');
  await form.getByRole('textbox').pressSequentially('Thanks @xq');
  await named;
  await form.getByTestId('comment-send').click();
  const own = comments.getByTestId('comment').filter({ hasText: 'Thanks @xq' });
  await own.getByTestId('comment-delete').click();
  await own.getByTestId('comment-delete-confirm').click();
  await expect(own).toHaveCount(0);
}

async function report(page: Page) {
  await page.getByTestId('member-bar').getByTestId('report').click();
  const dialog = page.getByTestId('dialog-report');
  await dialog.getByTestId('report-option').first().check();
  await dialog.getByTestId('report-reason').fill('1234567890');
  await dialog.getByTestId('report-send').click();
  await expect(dialog).toHaveCount(0);
}

async function sendPicture(page: Page) {
  const avatar = page.getByTestId('avatar').getByTestId('file-input');
  const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c9360e' } })
    .jpeg()
    .toBuffer();
  const signed = answerOf(page, '/upload/presigned-urls');
  await avatar.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await signed;
}

test.describe.configure({ mode: 'default' });

let since = 0;
test.beforeAll(async ({ browser, server }) => {
  await moveClock(server, 0);
  const { path, withAnswer } = await talkedAbout(server);
  since = Date.now();
  const context = await browser.newContext({ baseURL: origin(server, 'guide'), ...DESKTOP });
  const page = await context.newPage();
  await tryToSignIn(page);

  await becomeMember(page, server);
  const asked = ['/reply/subList', '/reply/rootList', '/queryStatistic', '/listTargetUserPage'];
  const answers = asked.map((name) => answerOf(page, name));
  await page.goto(withAnswer);
  await Promise.all(answers);
  expect(new URL(page.url()).pathname).toBe(path);
  for (const button of ['like', 'favorite', 'follow']) await turnOnAndOff(page, button);
  await comment(page);
  await report(page);

  const kept = answerOf(page, '/queryMarkPage');
  await page.goto('/en/favorites');
  await kept;
  await page.goto('/en/profile');
  await hydrated(page);
  await sendPicture(page);
  const notices = answerOf(page, '/system-message-page');
  await page.goto('/en/notifications');
  await notices;
  const read = answerOf(page, '/batch-read');
  await page.goto('/en/notifications?tab=community_security');
  await read;
  await context.close();
});

testCalls(CALLS, () => since);
