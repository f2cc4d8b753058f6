import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/api-error.ts';
import * as platform from '#client/browser-api.ts';
import { forgetLoaded } from '#client/use-endpoint.ts';
import { editorMessages } from '#locales/text.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import type { Me } from '#schemas/api/invented/operators.ts';
import { LANGUAGES, type Language } from '#schemas/constants.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { toTenantPublic } from '#schemas/tenant.ts';
import { RequireOperator } from '../account/operator.tsx';
import { EditorTexts } from '../kit/editor-texts.tsx';
import { CategoriesScreen } from './categories-screen.tsx';

const me = { id: 'anna', name: 'Anna', role: 'publisher', tenantName: 'Zest', others: [] } as unknown as Me;
const category = (id: string, name: string, parentId?: string) => ({
  id,
  name,
  parentId,
  level: 1,
  code: id,
  type: 'GOODS',
});
const tree = [category('1', 'Phones'), category('2', 'Cases', '1'), category('3', 'Audio')];
const kai = {
  path: 'Shopee > Kai',
  count: 12,
  examples: [{ id: 'g1', title: 'เคสลายแมว', picture: '/a.jpg' }],
  suggestions: [
    {
      source: 'path',
      value: 'Shopee > Kai',
      classificationId: '2',
      reasons: [
        { kind: 'titles', text: 'เคส' },
        { kind: 'earlier', text: 'Lazada page > Kai' },
      ],
    },
  ],
};
const none = {
  path: null,
  count: 3,
  examples: [],
  suggestions: [
    { source: 'word', value: 'หูฟัง', classificationId: '3', reasons: [{ kind: 'titles', text: 'หูฟัง' }] },
  ],
};
const mapping = {
  id: 'm1',
  source: 'path',
  value: 'Shopee > Kai',
  classificationId: '2',
  due: false,
  updatedAt: 1,
};
const word = { ...mapping, id: 'm2', source: 'word', value: 'เคส' };
const page = (content: readonly object[]) => ({ content, totalElements: content.length, hasNext: false });
const calls: { id: string; args: object }[] = [];
let answers: Record<string, unknown> = {};
let refusal: ApiError | undefined;

beforeEach(() => {
  calls.length = 0;
  refusal = undefined;
  answers = {
    operatorMe: me,
    classifications: tree,
    openPaths: { ...page([kai, none]), goodsCount: 15 },
    saveCategoryMapping: { mapping, moved: 12, replaced: null },
  };
  const call = async ({ id }: Endpoint, args: { query?: { source?: string } }) => {
    calls.push({ id, args });
    if (refusal && id === 'saveCategoryMapping') throw refusal;
    if (id === 'categoryMappings') return page([args.query?.source === 'word' ? word : mapping]);
    return answers[id] ?? null;
  };
  vi.spyOn(platform, 'browserApi').mockReturnValue({ call } as never);
});
afterEach(() => {
  cleanup();
  forgetLoaded();
  vi.restoreAllMocks();
});

async function show(lang: Language = 'en') {
  const tenant = toTenantPublic(tenantFixture('zest'));
  const now = Date.parse('2026-11-22T00:00:00Z');
  const value = { lang, tenant, terminal: 'h5', device: 'desktop', now } as const;
  const { container } = render(
    <EditorTexts value={value} messages={editorMessages(lang)}>
      <RequireOperator me={me}>
        <CategoriesScreen />
      </RequireOperator>
    </EditorTexts>,
  );
  await screen.findByText('Shopee › Kai');
  return { container, user: userEvent.setup() };
}
const sent = (id: string) => calls.filter((one) => one.id === id).map(({ args }) => args);
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

test('one click takes a suggestion, says how many goods moved, and is undone', async () => {
  const { user } = await show();
  expect(screen.getByTestId('open-tally').textContent).toBe(
    '15 items without a category in 2 categories of feeds',
  );
  expect(screen.getByText('titles have “เคส” · as you did for “Lazada page › Kai”')).toBeTruthy();
  await press(user, 'Move “Shopee › Kai” to Phones › Cases');
  const body = { source: 'path', value: 'Shopee > Kai', classificationId: '2' };
  expect(sent('saveCategoryMapping')).toEqual([{ body }]);
  const said = await screen.findByText('“Shopee › Kai” is now Phones › Cases: 12 items moved.');
  await waitFor(() => expect(document.activeElement).toBe(said));
  await waitFor(() => expect(sent('openPaths')).toHaveLength(2));
  await press(user, 'Undo');
  await waitFor(() => expect(sent('removeCategoryMapping')).toEqual([{ params: { id: 'm1' } }]));
  expect(await screen.findByText('Undone.')).toBeTruthy();
});

test('undoing a change restores the mapping that it replaced', async () => {
  answers.saveCategoryMapping = { mapping: { ...mapping, due: true }, moved: 12, replaced: '3' };
  const { user } = await show();
  await press(user, 'Move “Shopee › Kai” to Phones › Cases');
  expect(await screen.findByText(/12 items moved, the others follow\./)).toBeTruthy();
  await press(user, 'Undo');
  const body = { source: 'path', value: 'Shopee > Kai', classificationId: '3' };
  await waitFor(() => expect(sent('saveCategoryMapping')[1]).toEqual({ body }));
});

test('another category is searched and chosen by keys', async () => {
  const { user } = await show();
  await press(user, 'Category for “Shopee › Kai”');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Choose a category.')).toBeTruthy();
  await user.type(within(dialog).getByLabelText('Search your categories'), 'zzz');
  expect(within(dialog).getByText('No category matches.')).toBeTruthy();
  await user.clear(within(dialog).getByLabelText('Search your categories'));
  await user.keyboard('PHONES cas');
  expect(within(dialog).getAllByRole('radio')).toHaveLength(1);
  await user.tab();
  await user.keyboard(' {Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { source: 'path', value: 'Shopee > Kai', classificationId: '2' };
  expect(sent('saveCategoryMapping')).toEqual([{ body }]);
});

test('goods whose feed gives no category get a word by one click, or by the form', async () => {
  const { user } = await show();
  await press(user, 'Move “หูฟัง” to Audio');
  expect(sent('saveCategoryMapping')).toEqual([
    { body: { source: 'word', value: 'หูฟัง', classificationId: '3' } },
  ]);
  await user.click(screen.getByRole('radio', { name: 'Words in titles' }));
  await screen.findByText('เคส');
  await press(user, 'Add word');
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Word'), 'x');
  await user.click(within(dialog).getByRole('radio', { name: 'Audio' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Enter a word of at least two letters.')).toBeTruthy();
  refusal = new ApiError('CONFLICT', 409, 'Conflict', undefined);
  await user.type(within(dialog).getByLabelText('Word'), 'y{Enter}');
  await waitFor(() => expect(sent('saveCategoryMapping')).toHaveLength(2));
  expect(within(dialog).getByRole('alert').textContent).not.toBe('');
});

test('a mapping is changed, and removed with a way back', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('radio', { name: 'Mapped paths' }));
  await user.click(await screen.findByRole('button', { name: 'Change “Shopee › Kai”' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Phones › Cases' }).checked).toBe(true);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await press(user, 'Remove “Shopee › Kai”');
  await waitFor(() => expect(sent('removeCategoryMapping')).toEqual([{ params: { id: 'm1' } }]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const body = { source: 'path', value: 'Shopee > Kai', classificationId: '2' };
  await waitFor(() => expect(sent('saveCategoryMapping')).toEqual([{ body }]));
});

test.each(LANGUAGES)('all tabs and the form are accessible in %s', async (lang) => {
  const { container, user } = await show(lang);
  const violations = async (of: Element) => {
    // Colours need a layout.
    const found = await axe.run(of, { rules: { 'color-contrast': { enabled: false } } });
    return found.violations.map(({ id }) => id);
  };
  expect(await violations(container)).toEqual([]);
  for (const [at, text] of [
    [1, 'Shopee › Kai'],
    [2, 'เคส'],
  ] as const) {
    await user.click(screen.getAllByRole('radio')[at] as HTMLElement);
    await screen.findByText(text);
    expect(await violations(container)).toEqual([]);
  }
  await user.click(screen.getAllByRole('button').at(-1) as HTMLElement);
  await user.click(
    screen.getByTestId('mappings').previousElementSibling?.querySelector('button') as HTMLElement,
  );
  expect(await violations(await screen.findByRole('dialog'))).toEqual([]);
});
