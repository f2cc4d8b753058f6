import type { Locator, Page } from 'playwright/test';
import { collect } from '#schemas/api/interaction.ts';
import { bodiesOf, spoil } from '../support/rig.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { hold } from './hold.ts';
import { lookAgain, signIn, signOut } from './people-kit.ts';
import { openStory, pauseClock, story } from './story.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: /status of (4|5)\d\d/ });

const favorite = (page: Page) => story(page, 'deal 0').getByTestId('favorite');
const like = (page: Page, name = 'note 0') => story(page, name).getByTestId('like');
const toasts = (page: Page) => page.getByTestId('toast');
const isOn = (heart: Locator) => expect(heart).toHaveAttribute('data-state', 'on');
const isOff = (heart: Locator) => expect(heart).toHaveAttribute('data-state', 'off');

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('[I1] a favourite changes when the server confirms it, with one call for a double click, and can be removed', async ({
    page,
    server,
  }) => {
    await signIn(page, server, 'collector');
    await openStory(page, 'people', 'en');
    const since = Date.now();
    const heart = favorite(page);
    await isOff(heart);
    const release = await hold(page, `**${collect.path}`);
    await heart.dblclick();
    await expect(heart).toHaveAttribute('aria-busy', 'true');
    await isOff(heart);
    await expect(toasts(page)).toHaveCount(0);
    release();
    await isOn(heart);
    await expect(toasts(page)).toHaveText(/Added to favourites/);
    const id = await story(page, 'deal 0').getByTestId('deal-card').getAttribute('data-id');
    const sent = { subjectId: id, subjectType: 'CONTENT', actionType: 'COLLECT' };
    expect(await bodiesOf(server, since, 'collect')).toEqual([sent]);

    // The member's favourites are shown again after a reload.
    await page.reload();
    await isOn(heart);
    await heart.click();
    await isOff(heart);
    await expect(toasts(page)).toHaveText(/Removed from favourites/);
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await isOn(heart);
    expect(await bodiesOf(server, since, 'uncollect')).toEqual([sent]);
    expect(await bodiesOf(server, since, 'collect')).toEqual([sent, sent]);
  });

  test('[I6] a failure changes nothing and shows no message; the next click works', async ({
    page,
    server,
  }) => {
    await signIn(page, server, 'unlucky');
    await openStory(page, 'people', 'en');
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    for (const fault of ['success=false', 'status=500']) {
      await spoil(server, { endpoint: 'collect', fault });
      await favorite(page).click();
      await expect.poll(() => warnings.splice(0).length).toBe(1);
      await expect(favorite(page)).toHaveAttribute('aria-busy', 'false');
      await isOff(favorite(page));
      await expect(toasts(page)).toHaveCount(0);
    }
    await favorite(page).click();
    await isOn(favorite(page));
  });

  test('[I2] [I3] [I4] [I5] [X23] a guest’s like waits for the login, is then sent once, and is no longer shown after signing out', async ({
    page,
    server,
  }) => {
    await pauseClock(page);
    await openStory(page, 'people', 'en');
    const since = Date.now();
    const dialog = page.getByTestId('dialog-login');
    // React shows loaded content after timers.
    const opens = () =>
      expect
        .poll(async () => {
          await page.clock.runFor(100);
          return dialog.isVisible();
        })
        .toBe(true);
    await favorite(page).click();
    await opens();
    await page.keyboard.press('Escape');
    await page.clock.runFor(1_000);
    await expect(dialog).toHaveCount(0);
    await expect(favorite(page)).toBeFocused();

    await like(page).click();
    await opens();
    await isOff(like(page));
    await signIn(page, server, 'late');
    await lookAgain(page);
    await page.clock.runFor(999);
    await expect(dialog).toHaveCount(0);
    const sent = () => bodiesOf(server, since, 'thumbUp');
    expect(await sent()).toEqual([]);
    await page.clock.runFor(2);
    await isOn(like(page));
    const id = await story(page, 'note 0').getByTestId('note-card').getAttribute('data-id');
    const liked = { subjectId: id, subjectType: 'NOTE', actionType: 'THUMB_UP' };
    expect(await sent()).toEqual([liked]);

    await signOut(page);
    await isOff(like(page));
    await signIn(page, server, 'late');
    await lookAgain(page);
    await page.clock.runFor(5_000);
    await isOn(like(page));
    expect(await sent()).toEqual([liked]);

    await like(page, 'article 0').click();
    await isOn(like(page, 'article 0'));
    const [, article] = (await sent()) as { subjectType: string }[];
    expect(article).toMatchObject({ subjectType: 'ARTICLE' });
    // The favourite was given up with the dialog.
    expect(await bodiesOf(server, since, 'collect')).toEqual([]);
  });

  test('[I9] a blocked member can’t like, and gets a message', async ({ page, server }) => {
    // The seed's first member, who has written some notes, has blocked the last one.
    await signIn(page, server, '40012');
    await openStory(page, 'people', 'en');
    const found = story(page, 'blocked note').getByTestId('note-card').getByTestId('like');
    await found.click();
    await expect(toasts(page)).toHaveText('Due to some privacy settings, you cannot like this content');
    await isOff(found);
  });

  test('a session that the server has ended also ends in the browser', { tag: '@all' }, async ({
    page,
    server,
  }) => {
    await signIn(page, server, 'gone');
    await openStory(page, 'people', 'en');
    await spoil(server, { endpoint: 'collect', fault: 'status=401,code=401' });
    await favorite(page).click();
    await expect(toasts(page)).toHaveText(/Login expired, please re-login/);
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'user-token' }),
    );
    // The heart is set after signing in again.
    await expect(page.getByTestId('dialog-login')).toBeVisible();
  });

  test('[SP10] [X33] the overlay opens on hover and focus, and closes on leave', async ({ page }) => {
    await openStory(page, 'people', 'en');
    const overlay = story(page, 'deal 0').locator('[data-overlay]');
    await expect(overlay).toHaveAttribute('data-overlay', '');
    await story(page, 'deal 0').getByTestId('deal-card').hover();
    await expect(overlay).toHaveAttribute('data-overlay', 'open');
    await expect(overlay).toContainText('Favourite');
    await page.mouse.move(1_270, 5);
    await expect(overlay).toHaveAttribute('data-overlay', '');
    await story(page, 'deal 0').getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await expect(overlay).toHaveAttribute('data-overlay', 'open');
    await story(page, 'note 0').getByRole('link').first().focus();
    await expect(overlay).toHaveAttribute('data-overlay', '');
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('[SP10] [X33] the overlay opens after 1800 ms in place of the browser’s menu, and closes by its control; a shorter press is a tap; a heart is always visible', async ({
    page,
  }) => {
    await pauseClock(page);
    await openStory(page, 'people', 'en');
    const card = story(page, 'deal 0').getByTestId('deal-card');
    await card.scrollIntoViewIfNeeded();
    const overlay = card.locator('[data-overlay]');
    const heart = await favorite(page).boundingBox();
    expect([heart?.width, heart?.height]).toEqual([36, 36]);
    const box = await card.boundingBox();
    const finger = [{ x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 100 }];
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd') =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? finger : [] });
    const isMenuKeptAway = () =>
      card.evaluate((element) => {
        const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
        return !element.dispatchEvent(menu);
      });
    expect(await isMenuKeptAway()).toBe(false);
    await touch('touchStart');
    await page.clock.runFor(1_799);
    expect(await isMenuKeptAway()).toBe(true);
    await expect(overlay).toHaveAttribute('data-overlay', '');
    await page.clock.runFor(2);
    await expect(overlay).toHaveAttribute('data-overlay', 'open');
    await touch('touchEnd');
    await expect(overlay).toHaveAttribute('data-overlay', 'open');
    const veil = await overlay.boundingBox();
    expect(veil?.height).toBeCloseTo(box?.height ?? 0, 0);
    expect(new URL(page.url()).pathname).toBe('/en/stories/people');
    await overlay.getByTestId('mark-overlay-close').tap();
    await expect(overlay).toHaveAttribute('data-overlay', '');
    await page.touchscreen.tap(finger[0]?.x ?? 0, finger[0]?.y ?? 0);
    await expect(page).toHaveURL(/\/en\/content\//);
  });
});
