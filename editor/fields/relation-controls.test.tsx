import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { toTenantPublic } from '#schemas/tenant.ts';
import { answerPicks, pick, showControl } from './controls.fixtures.tsx';

answerPicks([
  pick('GOODS', 'g1', { price: 1290, currency: 'THB' }),
  pick('GOODS', 'g2'),
  pick('GOODS', 'old', { state: 'expired' }),
  pick('CONTENT', 'd1'),
  pick('TOPIC', 'แต่งห้อง งบ 5000', { title: 'TOPIC room' }),
  pick('BRAND', 'jbl'),
  pick('PAGE', '/sale', { title: 'PAGE sale' }),
  {
    ...pick('CATEGORY', 'tv', { path: encodeURI('/products/ทีวี-tv'), above: ['Home', 'Screens'] }),
    catalogue: 'GOODS',
  },
  { ...pick('CATEGORY', 'tips', { path: '/tips-tips' }), catalogue: 'ARTICLE' },
  pick('ACTIVITY', 'l1', { path: '/lottery/l1', coming: true }),
  pick('ACTIVITY', 'over', { path: '/lottery/over', state: 'expired' }),
]);

const tenant = toTenantPublic(tenantFixture('zest'));
const goods = {
  name: 'goods',
  type: 'COMMODITY_RELATION',
  label: { plain: 'Products' },
  maxItems: 3,
} as const;
const box = () => screen.getByRole('combobox', { name: /Products|Contents|x/ });
const cards = () => screen.queryAllByTestId('pick').filter((card) => !card.closest('[role=option]'));
const card = (code: string) => cards().find((one) => one.dataset.id === code);

describe('COMMODITY_RELATION', () => {
  test('is searched and picked with keys only', async () => {
    const { user, values } = showControl(goods, []);
    await user.tab();
    expect(document.activeElement).toBe(box());
    await user.keyboard('GOODS');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ ariaSelected }) => ariaSelected)).toEqual(['true', 'false']);
    expect(box().ariaExpanded).toBe('true');
    await user.keyboard('{ArrowDown}');
    expect(box().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[1]?.id);
    await user.keyboard('{Enter}');
    expect(values).toEqual([['g2']]);
    await user.keyboard('{Escape}');
    expect(box().ariaExpanded).toBe('false');
  });

  test('cards show name and price; expired and deleted things are marked and stay', async () => {
    showControl(goods, ['g1', 'old', 'gone']);
    await waitFor(() => expect(card('g1')?.textContent).toBe('GOODS g1Product · ฿1,290'));
    expect(card('old')?.dataset.state).toBe('expired');
    expect(card('old')?.textContent).toContain('Expired or offline');
    expect(card('gone')?.dataset.state).toBe('missing');
  });

  test('is sorted by buttons, with announcements, and items are removed', async () => {
    const { user, values } = showControl(goods, ['g1', 'g2', 'old']);
    await screen.findByText('GOODS g1');
    await user.click(screen.getByRole('button', { name: 'Move GOODS g1 down' }));
    expect(screen.getByText('GOODS g1 is now 2 of 3')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove GOODS old' }));
    expect(values).toEqual([
      ['g2', 'g1', 'old'],
      ['g2', 'g1'],
    ]);
  });

  test('its help is shown as text', () => {
    showControl({ ...goods, help: { plain: 'Left empty on a page for a category' } });
    expect(screen.getByText(/^Left empty on a page for a category/)).toBeDefined();
  });

  test('at its limit it shows a message instead of searching', () => {
    showControl(goods, ['g1', 'g2', 'old']);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByText('At most 3. Remove one to add another.')).toBeDefined();
  });

  test('a failing server loses nothing', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const { user, values } = showControl(goods, ['g1']);
    await user.type(box(), 'x');
    expect(await screen.findByText(/isn’t answering/)).toBeDefined();
    expect(box()).toHaveProperty('value', 'x');
    expect(cards()).toHaveLength(1);
    expect(values).toEqual([]);
  });
});

describe('RELATED_CONTENTS and CONTENT_RELATION', () => {
  test('several contents, each at most once', async () => {
    const field = { name: 'contents', type: 'RELATED_CONTENTS', label: { plain: 'Contents' } } as const;
    const { user, last } = showControl(field, [{ type: 'CONTENT', code: 'd1' }]);
    await user.click(box());
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['TOPIC roomShopping theme']);
    await user.click(options[0] as HTMLElement);
    expect(last()).toEqual([
      { type: 'CONTENT', code: 'd1' },
      { type: 'TOPIC', code: 'แต่งห้อง งบ 5000' },
    ]);
  });

  test('one content is replaced by the next and can be removed', async () => {
    const field = { name: 'x', type: 'CONTENT_RELATION', label: { plain: 'x' } } as const;
    const { user, values } = showControl(field, { type: 'CONTENT', code: 'd1' });
    await screen.findByText('CONTENT d1');
    await user.type(box(), 'room');
    await user.click(await screen.findByRole('option'));
    await user.click(screen.getByRole('button', { name: 'Remove TOPIC room' }));
    expect(values).toEqual([{ type: 'TOPIC', code: 'แต่งห้อง งบ 5000' }, undefined]);
  });

  test.each([[null], ['x'], [[null, 1, { type: 'USER', code: 'u' }]]])('%j is tolerated', (value) => {
    showControl({ name: 'x', type: 'RELATED_CONTENTS', label: { plain: 'x' } }, value);
    expect(cards()).toEqual([]);
  });
});

describe('JUMP', () => {
  const field = { name: 'link', type: 'JUMP', label: 'field.link' } as const;
  const kind = () => screen.getByRole('combobox', { name: 'What it leads to' });
  const path = () => screen.getByTestId('jump-path').textContent;

  test.each([
    ['Brand', 'BRAND jbl', '/brand/jbl'],
    ['Shopping theme', 'TOPIC room', `/topic/${encodeURIComponent('แต่งห้อง-งบ-5000')}`],
    ['Page', 'PAGE sale', '/sale'],
    ['Product category', 'CATEGORY tv.*Home › Screens', encodeURI('/products/ทีวี-tv')],
    ['Activity', 'ACTIVITY l1.*Coming soon', '/lottery/l1'],
  ])('builds the path of a %s', async (label, title, expected) => {
    const { user, last } = showControl(field);
    await user.selectOptions(kind(), label);
    await user.click(screen.getByRole('combobox', { name: 'Link' }));
    await user.click(await screen.findByRole('option', { name: new RegExp(title) }));
    expect(last()).toBe(expected);
    // Shown in letters, whatever is stored.
    expect(path()).toBe(decodeURI(expected));
  });

  test.each([
    ['Product category', ['tv']],
    ['Article category', ['tips']],
  ])('%s offers those of its catalogue alone', async (label, codes) => {
    const { user } = showControl(field);
    await user.selectOptions(kind(), label);
    await user.click(screen.getByRole('combobox', { name: 'Link' }));
    const found = screen.getByRole('listbox', { name: 'Search results' });
    const options = await within(found).findAllByTestId('pick');
    expect(options.map(({ dataset }) => dataset.id)).toEqual(codes);
  });

  test.each([
    ['GENERAL', '/en/products/x-tv?page=2', 'GOODS_CATEGORY', 'tv'],
    ['GENERAL', '/articles/x-tips', 'ARTICLE_CATEGORY', 'tips'],
    ['ARTICLE', '/x-tips', 'ARTICLE_CATEGORY', 'tips'],
    ['GENERAL', '/lottery/l1', 'ACTIVITY', 'l1'],
  ] as const)('in a shop of type %s, %s is known as %s', async (type, value, expected, code) => {
    showControl(field, value, { tenant: { ...tenant, type } });
    await waitFor(() => expect(card(code)?.dataset.state).toBe('ok'));
    expect(kind()).toHaveProperty('value', expected);
  });

  test('shows the link’s target, and that it no longer exists', async () => {
    showControl(field, '/brand/gone');
    expect(kind()).toHaveProperty('value', 'BRAND');
    await waitFor(() => expect(card('gone')?.textContent).toContain('Doesn’t exist any more'));
  });

  test('of an activity that is over it says that its page stays', async () => {
    showControl(field, '/lottery/over');
    await waitFor(() => expect(card('over')?.textContent).toContain('its page still shows how it ended'));
    expect(card('over')?.textContent).not.toContain('shoppers don’t get it');
  });

  test('a fixed screen needs no page', async () => {
    showControl(field, '/leaderboard');
    expect(path()).toBe('/leaderboard');
    expect(cards()).toEqual([]);
  });

  test('a web address without its scheme gets it on leaving, and has one message until then', async () => {
    const { user, last } = showControl(field, undefined, { error: 'refused' });
    await user.selectOptions(kind(), 'Web address, phone or e-mail');
    await user.type(screen.getByRole('textbox', { name: 'Link' }), 'www.lazada.co.th/sale');
    expect(screen.queryByText(/isn’t allowed/)).toBeNull();
    await user.tab();
    expect(last()).toBe('https://www.lazada.co.th/sale');
  });

  test('an address is validated, and a refused one stays as typed', async () => {
    const { user, last } = showControl(field);
    await user.selectOptions(kind(), 'Web address, phone or e-mail');
    const input = screen.getByRole('textbox', { name: 'Link' });
    await user.type(input, 'javascript:alert(1)');
    expect(last()).toBe('javascript:alert(1)');
    expect(screen.getByText('This link isn’t allowed: javascript:alert(1)')).toBeDefined();
    expect(input).toHaveProperty('value', 'javascript:alert(1)');
    await user.clear(input);
    await user.type(input, 'https://other.example/x');
    expect(path()).toBe('https://other.example/x');
    expect(screen.getByText(/opens a new window/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove the link' }));
    expect(last()).toBeUndefined();
  });
});

describe('LIST', () => {
  const tabs = {
    name: 'tabs',
    type: 'LIST',
    label: 'field.tabs',
    max: 3,
    item: [
      { name: 'label', type: 'TEXT', label: 'field.label', required: true, localized: true },
      { name: 'link', type: 'JUMP', label: 'field.link' },
    ],
  } as const;
  const value = [{ label: { th: 'หนึ่ง' } }, { label: { en: 'two' }, slot: 'kept' }];

  test('items are named by their first text, folded, and edited', async () => {
    const { user, last } = showControl(tabs, value);
    const summaries = [...document.querySelectorAll('summary')].map((one) => one.textContent);
    expect(summaries).toEqual(['หนึ่ง', 'two']);
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByText('two'));
    await user.type(await screen.findByRole('textbox', { name: /Label/ }), 'x');
    expect(last()).toEqual([value[0], { label: { en: 'two', th: 'x' }, slot: 'kept' }]);
  });

  test('items are added, moved and removed; an open one stays open where it goes', async () => {
    const { user, last } = showControl(tabs, value);
    await user.click(screen.getByRole('button', { name: 'Add an item' }));
    expect(last()).toEqual([...value, { label: {} }]);
    expect(screen.getByRole('button', { name: 'Add an item' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Move Tabs 3 up' }));
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true, false]);
    await user.click(screen.getByRole('button', { name: 'Remove หนึ่ง' }));
    expect(last()).toEqual([{ label: {} }, value[1]]);
  });

  test('an error is shown at its field', async () => {
    const errorAt = (path: readonly (string | number)[]) => (path[0] === 1 ? 'At most 40' : undefined);
    const { user } = showControl(tabs, value, { errorAt });
    await user.click(screen.getByText('two'));
    await waitFor(() => expect(document.getElementById('f-1-label-error')?.textContent).toBe('At most 40'));
  });
});
