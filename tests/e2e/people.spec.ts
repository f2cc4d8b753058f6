import type { Page } from 'playwright/test';
import { showsAnything } from '#schemas/fold-typed.ts';
import { PAYLOAD_SETS } from '../fixtures/hostile-payloads.ts';
import { sendJson, send as sendPlain } from '../support/http.ts';
import { bodiesOf, journal, moveClock, signInMember, spoil } from '../support/rig.ts';
import { faultsOf, type RunningServer } from '../support/running-server.ts';
import { expectAccessible, overhang } from './accessible.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { armedElements, watchForScript } from './hostile-watch.ts';
import { lookAgain, signIn, signOut } from './people-kit.ts';
import { hydrated, openStory, story } from './story.ts';
import { expect, inLanguage, test } from './test.ts';

test.use({ ...DESKTOP, expectedErrors: /status of (4|5)\d\d/ });

const call = (server: RunningServer, path: string, body: object, token?: string) =>
  sendJson(server.port, 'zest', `/api${path}`, {
    method: 'POST',
    body,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });

/** Id and code of a deal of the catalogue. */
async function someDeal(server: RunningServer, place = 0): Promise<{ id: string; code: string }> {
  const { json } = await sendJson(server.port, 'zest', '/api/saas-search-service/feeds/deals?size=20');
  return json.data.content[place];
}

const comments = (page: Page) => page.getByTestId('comments');
const form = (page: Page) => comments(page).getByTestId('comment-form').first();

async function openDeal(page: Page, code: string, lang: 'th' | 'en' = 'en') {
  await page.goto(inLanguage(lang, `/content/${code}`));
  await hydrated(page);
}

test('[I8] [X24] comments need a session: a guest’s login returns to the form; they can be written, answered, loaded on demand and deleted; a failure keeps the text', async ({
  page,
  server,
}) => {
  const { id: subjectId, code } = await someDeal(server, 1);
  const subject = { subjectType: 'CONTENT', subjectId };
  const friend = await signInMember(server, 'zest', { id: 'friend', nickname: 'Kanda Friend' });
  const create = '/saas-interaction-service/reply/create';
  const { json } = await call(server, create, { ...subject, content: 'Any good?' }, friend);
  const rootId = json.data.id;
  for (let i = 1; i <= 14; i++)
    await call(server, create, { ...subject, replyToId: rootId, content: `Answer ${i}` }, friend);

  await openDeal(page, code);
  await comments(page).getByTestId('comment-send').click();
  await expect(page.getByTestId('dialog-login')).toBeVisible();
  await signIn(page, server, 'writer', 'Writer');
  await lookAgain(page);
  await expect(page.getByTestId('dialog-login')).toHaveCount(0);
  await expect(form(page)).toBeInViewport();

  const since = Date.now();
  await page.reload();
  await hydrated(page);
  await expect(form(page)).toBeVisible();
  await expect
    .poll(async () => (await bodiesOf(server, since, 'rootReplies'))[0])
    .toMatchObject({ ...subject, subReplyCount: 2 });
  const root = comments(page).locator(`[data-id="${rootId}"]`);
  await expect(root.getByTestId('sub-reply')).toHaveCount(2);
  await root.getByTestId('more-replies').click();
  await expect(root.getByTestId('sub-reply')).toHaveCount(10);
  await root.getByTestId('more-replies').click();
  await expect(root.getByTestId('sub-reply')).toHaveCount(14);
  await expect(root.getByTestId('more-replies')).toHaveCount(0);
  expect(await bodiesOf(server, since, 'subReplies')).toEqual([
    { rootId, page: 1, pageSize: 10 },
    { rootId, page: 2, pageSize: 10 },
  ]);

  // Mentions a member by keyboard only.
  const field = form(page).getByRole('textbox');
  await field.pressSequentially('Thanks @Kan');
  await expect(form(page).getByTestId('mention-option').first()).toContainText('Kanda Friend');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Thanks @Kanda Friend ');
  await field.press('End');
  await field.pressSequentially('!');
  await spoil(server, { endpoint: 'createReply', fault: 'status=500' });
  await form(page).getByTestId('comment-send').click();
  await expect(form(page).getByTestId('comment-refusal')).toContainText('Your text is still here');
  await expect(field).toHaveValue('Thanks @Kanda Friend !');
  await spoil(server, { endpoint: 'createReply', fault: 'status=429,code=RATE_LIMITED' });
  await form(page).getByTestId('comment-send').click();
  await expect(form(page).getByTestId('comment-refusal')).toContainText('posting very fast');
  await form(page).getByTestId('comment-send').click();
  await expect(field).toHaveValue('');
  const mine = comments(page).getByTestId('comment').first();
  await expect(mine.getByTestId('mention')).toHaveText('@Kanda Friend');
  const sent = await bodiesOf(server, since, 'createReply');
  expect(sent).toHaveLength(3);
  expect(sent[2]).toEqual({ ...subject, content: 'Thanks @Kanda Friend !', meta: { atUserIds: ['friend'] } });
  await expect(mine.getByTestId('comment-time')).toHaveAttribute('title', /\d{2}\/\d{2}\/\d{4}/);

  // Replies below another member's comment.
  await root.getByTestId('comment-reply').first().click();
  await root.getByRole('textbox').fill('Yes!');
  await root.getByTestId('comment-send').click();
  await expect(root.getByTestId('sub-reply').last()).toContainText('Yes!');
  await expectAccessible(page);

  // The page for guests contains it too, without script.
  const { body } = await sendPlain(server.port, 'zest', `/en/content/${code}`);
  expect(body).toContain('Thanks ');

  await mine.getByTestId('comment-delete').click();
  await mine.getByTestId('comment-delete-confirm').click();
  await expect(comments(page).getByText('Thanks @Kanda Friend')).toHaveCount(0);
  const deleted = (await journal(server, since)).filter(({ endpoint }) => endpoint === 'deleteReply');
  expect(deleted.map(({ method, body }) => [method, body])).toEqual([['DELETE', '{}']]);
  await expect(root.getByTestId('comment-delete')).toHaveCount(1);
});

test('[I10] a report requires one of its options and ten characters', async ({ page, server }) => {
  const { id: subjectId, code } = await someDeal(server, 2);
  await signIn(page, server, 'reporter');
  await openDeal(page, code);
  const since = Date.now();
  await page.getByTestId('member-bar').getByTestId('report').click();
  const dialog = page.getByTestId('dialog-report');
  await expect(dialog.getByTestId('report-option')).toHaveCount(7);
  await dialog.getByLabel('The deal is over').check();
  const send = dialog.getByTestId('report-send');
  await dialog.getByTestId('report-reason').fill('123456789 ');
  await expect(send).toBeDisabled();
  await dialog.getByTestId('report-reason').fill('1234567890');
  await expect(send).toBeEnabled();
  await expectAccessible(page);
  await spoil(server, { endpoint: 'sendReport', fault: 'status=500' });
  await send.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByTestId('report-reason')).toHaveValue('1234567890');
  await send.click();
  await expect(dialog).toHaveCount(0);
  const report = { subjectType: 'CONTENT', subjectId, optionCode: 'EXPIRED', reason: '1234567890' };
  expect(await bodiesOf(server, since, 'sendReport')).toEqual([report, report]);
});

test('[I7] an author can be followed and unfollowed', async ({ page, server }) => {
  await signIn(page, server, 'follower');
  await openStory(page, 'people', 'en');
  const since = Date.now();
  const follow = story(page, 'blocked note').getByTestId('follow');
  await follow.click();
  await expect(follow).toHaveAttribute('data-state', 'on');
  await page.reload();
  await expect(follow).toHaveAttribute('data-state', 'on');
  await follow.click();
  await expect(follow).toHaveAttribute('data-state', 'off');
  const followInfo = { targetId: '40001', targetType: 'USER' };
  expect(await bodiesOf(server, since, 'follow')).toEqual([{ followInfo }]);
  expect(await bodiesOf(server, since, 'unfollow')).toEqual([{ followInfo }]);
  expect(await bodiesOf(server, since, 'followedUsers')).toContainEqual({
    targetIds: ['40001'],
  });
});

test.describe('favourites and likes', () => {
  test('[F8 products, F8 content, F8 articles, F8 brands, F8 likes] [C9] [C19] belong to the member, under their tabs', async ({
    page,
    server,
  }) => {
    const token = await signInMember(server, 'zest', { id: 'keeper', nickname: 'Keeper' });
    const { id: deal } = await someDeal(server);
    const pages = '/saas-search-service/search/contents/client-pages';
    const first = async (type: string) =>
      (await call(server, pages, { contentTypeCodes: [type], pageRequest: { size: 1 } })).json.data.content[0]
        .id;
    const [note, article] = [await first('NOTE'), await first('ARTICLE')];
    const keep = (subjectType: string, subjectId: string, action = 'user-mark-records') =>
      call(server, `/saas-interaction-service/${action}/create`, { subjectType, subjectId }, token);
    for (const [type, id] of [
      ['CONTENT', deal],
      ['NOTE', note],
      ['ARTICLE', article],
      ['BRAND', '501'],
    ] as const)
      expect((await keep(type, id)).json.success).toBe(true);
    await keep('ARTICLE', article, 'thumb-up-user-record');

    await page.goto('/en/favorites');
    await hydrated(page);
    await expect(page.getByTestId('guest-offer')).toContainText('Sign in to see your favourites');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByTestId('dialog-login')).toBeVisible();
    await expectAccessible(page);

    await signIn(page, server, 'keeper');
    await page.reload();
    await expect(page.getByRole('tab')).toHaveText(['Products', 'Posts', 'Articles', 'Brands', 'Reviews']);
    await expect(page.getByTestId('deal-card')).toHaveAttribute('data-id', deal);
    await expect(page.getByTestId('deal-card').getByTestId('favorite')).toHaveAttribute('data-state', 'on');
    const card = page.getByTestId('note-card');
    await page.getByRole('tab', { name: 'Posts' }).click();
    await expect(card).toHaveAttribute('data-id', note);
    await page.getByRole('tab', { name: 'Articles' }).click();
    await expect(card).toHaveAttribute('data-id', article);
    await expect(card.getByTestId('note-time')).toBeVisible();
    await expect(card.getByTestId('like')).toHaveAttribute('data-state', 'on');
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Articles' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Brands' }).click();
    await expect(page.getByTestId('brand-card')).toHaveAttribute('data-id', '501');
    await page.getByRole('tab', { name: 'Reviews' }).click();
    await expect(page.getByTestId('no-data')).toContainText('Nothing saved here yet');

    await page.goto('/en/likes');
    await expect(page.getByTestId('note-card')).toHaveAttribute('data-id', article);
    await page.getByTestId('like').click();
    await expect(page.getByTestId('like')).toHaveAttribute('data-state', 'off');
    await signOut(page);
    await expect(page.getByTestId('guest-offer')).toContainText('Sign in to see what you like');
  });

  test('[C9] a removed item is marked and has no link', async ({ page, server }) => {
    await signIn(page, server, 'nostalgic');
    const gone = { goodsName: 'A lamp', id: 'gone', invalid: true };
    const note = { id: 'n', content: { contentTypeCode: 'NOTE', title: 'A note', invalid: true } };
    const marks = [
      { subjectType: 'GOODS', subjectId: 'gone', createTime: 1, goods: gone },
      { subjectType: 'NOTE', subjectId: 'n', createTime: 1, article: note },
    ];
    await page.route('**/user-interaction/queryMarkPage', (route) =>
      route.fulfill({
        json: {
          success: true,
          code: 'OK',
          message: '',
          data: { content: marks, totalElements: 2, hasNext: false },
        },
      }),
    );
    await page.goto('/en/favorites');
    for (const [card, title] of [
      ['goods-card', 'goods-title'],
      ['note-card', 'note-title'],
    ] as const) {
      const badge = page.getByTestId(card).getByTestId(title).getByTestId('badge-invalid');
      await expect(badge).toHaveText('Invalid');
      await expect(page.getByTestId(card).getByRole('link')).toHaveCount(0);
      await page.getByTestId(title).click();
    }
    expect(new URL(page.url()).pathname).toBe('/en/favorites');
  });
});

for (const { payloads, tag } of PAYLOAD_SETS)
  test(`${payloads.length} hostile texts in comments, names and reports run no script`, { tag }, async ({
    page,
    server,
    context,
  }) => {
    test.setTimeout(1_200_000);
    const signs = await watchForScript(context);
    const { id: subjectId, code } = await someDeal(server, 3);
    const subject = { subjectType: 'CONTENT', subjectId };
    for (const [i, text] of payloads.entries()) {
      // Moves the clock because of the rate limit per address.
      if (i % 15 === 0) await moveClock(server, (1 + i / 15) * 3_600_000);
      // Each of these members has a payload as name.
      const token = await signInMember(server, 'zest', { id: `hostile${i}`, nickname: text.slice(0, 60) });
      const headers = { Authorization: `Bearer ${token}` };
      const post = (path: string, body: object) =>
        sendJson(server.port, 'zest', `/api${path}`, { method: 'POST', body, headers });
      const content = text.slice(0, 1_000);
      const meta = { atUserIds: [`hostile${i}`] };
      const made = await post('/saas-interaction-service/reply/create', { ...subject, content, meta });
      const reason = `${content.slice(0, 900)} 1234567890`;
      const reported = await post('/saas-user-service/reports', { ...subject, optionCode: 'SPAM', reason });
      // A comment of invisible characters alone is refused.
      expect([made.status, reported.status]).toEqual([showsAnything(content) ? 200 : 422, 200]);
    }
    await moveClock(server, 0);
    await signIn(page, server, 'innocent');
    await openDeal(page, code);
    await expect(form(page)).toBeVisible();
    await form(page).getByRole('textbox').pressSequentially('@<');
    const shown = comments(page).getByTestId('comment');
    const more = comments(page).getByTestId('load-more');
    while ((await more.count()) > 0) {
      const before = await shown.count();
      await more.click();
      await expect.poll(() => shown.count()).toBeGreaterThan(before);
    }
    expect(await shown.count()).toBeGreaterThanOrEqual(Math.min(300, payloads.length));
    expect(await armedElements(page)).toEqual([]);
    expect(signs).toEqual([]);
    expect(faultsOf(server)).toEqual([]);
  });

test.describe('on a phone', () => {
  test.use(PHONE);

  test('login is a sheet, in which reports and comments fit; nothing scrolls sideways', {
    tag: '@all',
  }, async ({ page, server }) => {
    const { code } = await someDeal(server);
    await openDeal(page, code, 'th');
    await page.getByTestId('member-bar').getByTestId('favorite').tap();
    const box = await page.getByTestId('dialog-login').boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    expect(box?.width).toBe(390);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  });
});
