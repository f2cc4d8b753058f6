import type { Page } from 'playwright/test';
import { readRows, writeRows } from '../support/database.ts';
import { sendJson } from '../support/http.ts';
import { bodiesOf, journal, signInMember, spoil } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expectAccessible } from './accessible.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { lookAgain, signIn } from './people-kit.ts';
import { hydrated } from './story.ts';
import { expect, inLanguage, test } from './test.ts';

test.use({ expectedErrors: /status of (401|500)/ });

const newId = (name: string) => `${name}-${crypto.randomUUID()}`;
const messages = (page: Page) => page.getByTestId('message');
const tab = (page: Page, type: string) => page.getByTestId('tab').and(page.locator(`[href="?tab=${type}"]`));

/** Signs in a member, and another one who acts at zest. */
async function twoMembers(server: RunningServer) {
  const [id, otherId] = [newId('mali'), newId('ploy')];
  const token = await signInMember(server, 'zest', { id, nickname: 'Somsri' });
  const otherToken = await signInMember(server, 'zest', { id: otherId, nickname: 'Ploy' });
  const as = (bearer: string) => async (path: string, body: object) => {
    const headers = { Authorization: `Bearer ${bearer}` };
    const { json } = await sendJson(server.port, 'zest', `/api${path}`, { method: 'POST', body, headers });
    expect(json.success, json.message).toBe(true);
    return json.data;
  };
  return { id, otherId, me: as(token), other: as(otherToken) };
}

const REPLY = '/saas-interaction-service/reply/create';
const FOLLOW = '/saas-user-service/user-follow/create-follow';

async function someGoods(
  server: RunningServer,
): Promise<{ subjectType: 'GOODS'; subjectId: string; code: string }> {
  const [row] = await readRows<{ id: string; code: string }>(
    server,
    `select id, code from goods where tenant_id = 'zest' and not invalid order by id offset 150 limit 1`,
    [],
  );
  return { subjectType: 'GOODS', subjectId: row?.id ?? '', code: row?.code ?? '' };
}

const message = (memberId: string, type: string, kind: string, i = 0) =>
  [
    `insert into member_messages (tenant_id, id, member_id, type, kind, cause, subject_type, subject_id, created_at)
     values ('zest', $1, $2, $3, $4, $1, 'nickname', $2, now() - make_interval(secs => $5))`,
    [newId('m'), memberId, type, kind, i],
  ] as const;

/** A comment on a product, newer than all others. */
const comment = (memberId: string, subjectId: string) =>
  [
    `insert into replies (tenant_id, id, subject_type, subject_id, member_id, content, at_user_ids, created_at)
     values ('zest', $1, 'GOODS', $2, $3, 'Newer', '{}', now() + interval '1 hour')`,
    [newId('r'), subjectId, memberId],
  ] as const;

test.describe('in English on a desktop', () => {
  test.use(DESKTOP);

  test('[M1] [M2] tabs of five types have unread counts; viewed messages become read, and all can be marked at once', async ({
    page,
    server,
  }) => {
    const { id, otherId, me, other } = await twoMembers(server);
    const { code, ...product } = await someGoods(server);
    const root = await me(REPLY, { ...product, content: 'Any good?' });
    // More replies than the page shows at first.
    const newer = Array.from({ length: 25 }, () => comment(otherId, product.subjectId));
    await writeRows(server, 'zest', newer, []);
    const answer = await other(REPLY, { ...product, content: 'Very quiet', replyToId: root.id });
    await other(REPLY, { ...product, content: 'Ask @Somsri', meta: { atUserIds: [id] } });
    await other(FOLLOW, { followInfo: { targetId: id, targetType: 'USER' } });
    await writeRows(server, 'zest', [message(id, 'community_security', 'PROFILE_PASSED')], []);

    const since = Date.now();
    await signIn(page, server, id, 'Somsri');
    await page.goto('/en/profile');
    const account = page.getByTestId('account');
    await expect(account.getByTestId('unread')).toContainText('4');
    await expect(account).toHaveAccessibleName(/4 unread notifications/);
    await page.getByRole('link', { name: /^Notifications/ }).click();
    await expect(page).toHaveURL(/\/en\/notifications$/);
    await expect(page.getByTestId('tab')).toHaveCount(5);
    await expect(tab(page, 'comment')).toHaveText(/Comments2/);
    await expect(tab(page, 'follow').getByTestId('unread')).toContainText('1');
    await expect(tab(page, 'like').getByTestId('unread')).toHaveCount(0);
    // The shop's notices are older than this account.
    await expect(messages(page)).toHaveCount(2);
    await expect(messages(page).first()).toHaveAttribute('data-state', 'read');
    await expect(messages(page).first().getByTestId('message-link')).toHaveAttribute('href', '/en/coupons');
    await expectAccessible(page);

    await tab(page, 'comment').click();
    await expect(page).toHaveURL(/\?tab=comment$/);
    await expect(tab(page, 'comment')).toHaveAttribute('aria-current', 'page');
    await expect(messages(page)).toHaveCount(2);
    await expect(messages(page).first()).toContainText('Ploy mentioned you');
    await expect(messages(page).last()).toContainText('Ploy replied to you');
    await expect(messages(page).last()).toContainText('Very quiet');
    await expect(tab(page, 'comment').getByTestId('unread')).toHaveCount(0);
    await expect(account.getByTestId('unread')).toContainText('2');
    await expectAccessible(page);
    const ids = await messages(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.id));
    expect(await bodiesOf(server, since, 'readMessages')).toEqual([{ type: 'comment', ids }]);

    await tab(page, 'like').click();
    await expect(page.getByTestId('no-data')).toContainText('No likes yet');
    await page.getByTestId('read-all').click();
    await expect(page.getByTestId('toast')).toContainText('All notifications are marked as read');
    await expect(account.getByTestId('unread')).toHaveCount(0);
    const asked = (await bodiesOf(server, since, 'readMessages')).slice(1);
    expect(asked).toEqual([{ type: 'community_security' }, { type: 'follow' }]);
    await tab(page, 'community_security').click();
    await expect(messages(page)).toContainText('Nickname approved');
    await expect(messages(page).getByTestId('message-link')).toHaveAttribute('href', '/en/profile');
    await tab(page, 'follow').click();
    await expect(messages(page)).toContainText('Ploy started following you');
    await messages(page).getByTestId('follow').click();
    await expect(messages(page).getByTestId('follow')).toHaveAttribute('data-state', 'on');
    const follows = await bodiesOf(server, since, 'follow');
    expect(follows).toEqual([{ followInfo: { targetId: otherId, targetType: 'USER' } }]);
    const types = (await bodiesOf(server, since, 'receivedMessages')) as { type: string }[];
    expect(new Set(types.map(({ type }) => type))).toEqual(
      new Set(['comment', 'like', 'community_security', 'follow']),
    );
    const calls = (await journal(server, since)).map(({ endpoint }) => endpoint);
    for (const endpoint of ['messageCenter', 'systemMessages']) expect(calls).toContain(endpoint);

    // A message links to the comment itself, even if it isn't on the page's first part.
    await tab(page, 'comment').click();
    await messages(page).last().getByTestId('message-link').click();
    await expect(page).toHaveURL(new RegExp(`/en/product/${code}#comment-${answer.id}$`));
    const linked = page.locator(`[data-testid=sub-reply][data-id="${answer.id}"]`);
    await expect(linked).toBeFocused();
    await expect(linked).toBeInViewport();
    await expect(page.locator(`[data-testid=comment][data-id="${root.id}"]`)).toHaveCount(1);
  });

  test('a list loads more on demand; a failure is shown and can be retried', { tag: '@all' }, async ({
    page,
    server,
  }) => {
    const { id } = await twoMembers(server);
    const statements = Array.from({ length: 25 }, (_, i) =>
      message(id, 'community_security', 'PROFILE_REFUSED', i),
    );
    await writeRows(server, 'zest', statements, []);
    await signIn(page, server, id, 'Somsri');
    await spoil(server, { endpoint: 'receivedMessages', fault: 'status=500' });
    await page.goto('/en/notifications?tab=community_security');
    await expect(page.getByTestId('message-list').getByRole('alert')).toContainText('couldn’t be loaded');
    await page.getByTestId('load-more').click();
    await expect(messages(page)).toHaveCount(20);
    await page.getByTestId('load-more').click();
    await expect(messages(page)).toHaveCount(25);
    await expect(page.getByTestId('load-more')).toHaveCount(0);
  });
});

test.describe('in Thai on a phone', () => {
  test.use(PHONE);

  test('[M3] a guest is asked to sign in and then returns to the page', async ({ page, server }) => {
    const { id, other } = await twoMembers(server);
    await other(FOLLOW, { followInfo: { targetId: id, targetType: 'USER' } });
    const since = Date.now();
    await page.goto('/notifications?tab=follow');
    await hydrated(page);
    const dialog = page.getByTestId('dialog-login');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByTestId('no-data')).toContainText('เข้าสู่ระบบเพื่อดูการแจ้งเตือน');
    expect((await journal(server, since)).map(({ endpoint }) => endpoint)).not.toContain('messageCenter');
    await page.getByTestId('no-data').getByRole('button').click();
    await expect(dialog).toBeVisible();
    await signIn(page, server, id, 'Somsri');
    await lookAgain(page);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/notifications\?tab=follow$/);
    await expect(messages(page)).toContainText('Ploy เริ่มติดตามคุณ');
    await expectAccessible(page);
  });

  test('[M2] the bar shows the unread count, also after another member likes a post', async ({
    page,
    server,
  }) => {
    const { id, other } = await twoMembers(server);
    const [post] = await readRows<{ id: string; code: string }>(
      server,
      `select id, code from contents where tenant_id = 'zest' and content_type_code = 'ARTICLE' order by id desc limit 1`,
      [],
    );
    const write = (authorId: string | null) =>
      writeRows(
        server,
        'zest',
        [[`update contents set author_id = $1 where tenant_id = 'zest' and id = $2`, [authorId, post?.id]]],
        [],
      );
    await signIn(page, server, id, 'Somsri');
    await write(id);
    await other('/saas-interaction-service/thumb-up-user-record/create', {
      subjectId: post?.id,
      subjectType: 'ARTICLE',
    });
    await write(null);
    await page.goto(inLanguage('th', '/'));
    const me = page.getByTestId('bottom-bar').getByRole('link', { name: 'ฉัน' });
    await expect(me.getByTestId('unread')).toContainText('1');
    await expect(page.getByTestId('account')).toBeHidden();
    await page.goto('/notifications?tab=like');
    await expect(messages(page)).toContainText('Ploy ถูกใจ');
    await expect(messages(page).getByTestId('message-link')).toHaveAttribute(
      'href',
      `/article/${post?.code}`,
    );
    await expect(me.getByTestId('unread')).toHaveCount(0);
    await page.reload();
    await expect(messages(page)).toHaveAttribute('data-state', 'read');
    await expectAccessible(page);
  });
});
