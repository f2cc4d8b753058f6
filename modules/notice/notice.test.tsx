import { describe, expect, test } from 'vitest';
import { HOSTILE_LINKS } from '#schemas/content/hostile.fixtures.ts';
import { describeModule, showFixture } from '#tests/module-kit.tsx';
import { noticeFixtures } from './fixtures.ts';
import { notice } from './module.ts';
import { NoticeView } from './view.tsx';

describeModule(notice, NoticeView, noticeFixtures, [
  ...HOSTILE_LINKS.map((link) => ({ items: [{ text: { th: 'x' }, link }] })),
  { items: [{ text: { th: 'x'.repeat(121) } }] },
  { items: Array.from({ length: 21 }, () => ({ text: {} })) },
  { items: [{ text: '<b>x</b>' }] },
]);

describe('notice', () => {
  test('every notice is in the HTML, with its link if it has one', async () => {
    const body = await showFixture(NoticeView, { ...noticeFixtures.default, lang: 'en' });
    const notices = [...body.querySelectorAll('[data-testid=notice]')].map((item) => item.innerHTML);
    expect(notices).toEqual([
      '<a href="/en/coupons">Free shipping everywhere until midnight</a>',
      '<a href="https://shop.example/" target="_blank" rel="noopener">New coupons every two hours</a>',
      '<span>Prices may change at any time</span>',
    ]);
  });

  test('one line is in sight', async () => {
    const body = await showFixture(NoticeView, noticeFixtures.default);
    expect(body.querySelectorAll('[data-testid=notice][data-state=shown]')).toHaveLength(1);
  });

  test('markup in a text is shown as text', async () => {
    const props = { items: [{ text: { th: '<img src=x onerror=alert(1)>' } }] };
    const body = await showFixture(NoticeView, { props, data: undefined });
    expect(body.querySelector('img')).toBeNull();
    expect(body.querySelector('[data-testid=notice]')?.textContent).toBe('<img src=x onerror=alert(1)>');
  });
});
