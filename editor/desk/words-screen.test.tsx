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
import { WordsScreen } from './words-screen.tsx';

const me = { id: 'anna', name: 'Anna', role: 'publisher', tenantName: 'Zest', others: [] } as unknown as Me;
const spelling = { id: 's1', kind: 'brand', written: 'วิโว', meant: 'vivo', updatedAt: 1 };
const redirect = {
  id: 's2',
  kind: 'redirect',
  written: 'หูฟั',
  meant: `/search?keyword=${encodeURIComponent('หูฟัง')}`,
  updatedAt: 2,
};
const samsung = { kind: 'BRAND', code: 'samsung', title: 'Samsung', state: 'ok' };
const miss = { keyword: 'ซัมซุ่น', count: 7, lastDay: '2026-11-21' };
const calls: { id: string; args: object }[] = [];
let refusal: ApiError | undefined;

const page = (content: readonly object[]) => ({ content, totalElements: content.length, hasNext: false });
const ANSWERS: Record<string, unknown> = {
  operatorMe: me,
  shopSpellings: page([spelling]),
  searchMissList: page([miss]),
  searchPicks: [samsung],
};

beforeEach(() => {
  calls.length = 0;
  refusal = undefined;
  ANSWERS.shopSpellings = page([spelling]);
  const call = async ({ id }: Endpoint, args: object) => {
    calls.push({ id, args });
    if (refusal && id === 'addSpelling') throw refusal;
    return ANSWERS[id] ?? null;
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
  const value = {
    lang,
    tenant,
    terminal: 'h5',
    device: 'desktop',
    now: Date.parse('2026-11-22T00:00:00Z'),
  } as const;
  const { container } = render(
    <EditorTexts value={value} messages={editorMessages(lang)}>
      <RequireOperator me={me}>
        <WordsScreen />
      </RequireOperator>
    </EditorTexts>,
  );
  await screen.findByText('วิโว');
  return { container, user: userEvent.setup() };
}
const sent = (id: string) => calls.filter((one) => one.id === id).map(({ args }) => args);

test('one click on a search without an answer opens a filled form, which is saved by keys', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('radio', { name: 'Searches without answers' }));
  await user.click(await screen.findByRole('button', { name: 'Make a spelling of “ซัมซุ่น”' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText<HTMLInputElement>('Words as shoppers type them').value).toBe('ซัมซุ่น');
  await user.click(within(dialog).getByLabelText('Name that is meant'));
  await user.keyboard('Samsung{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('addSpelling')).toEqual([{ body: { kind: 'brand', written: 'ซัมซุ่น', meant: 'Samsung' } }]);
  expect(screen.getByText('“ซัมซุ่น” is saved.')).toBeTruthy();
  await waitFor(() => expect(sent('searchMissList')).toHaveLength(2));
});

test('one click on a search without an answer redirects it to a brand that is found by its name', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('radio', { name: 'Searches without answers' }));
  await user.click(await screen.findByRole('button', { name: 'Redirect “ซัมซุ่น” to…' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter an address of this shop, such as /brands.')).toBeTruthy();
  const address = screen.getByLabelText('Page to open');
  await user.type(address, 'https://elsewhere.example/brands');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect([address.getAttribute('aria-invalid'), sent('addSpelling')]).toEqual(['true', []]);
  await user.type(screen.getByLabelText('Or find a page, category or brand'), 'Sam');
  await user.click(await screen.findByRole('option', { name: /Samsung/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const body = { kind: 'redirect', written: 'ซัมซุ่น', meant: '/brand/samsung' };
  await waitFor(() => expect(sent('addSpelling')).toEqual([{ body }]));
});

test('a redirect shows its address, and is changed in the same form', async () => {
  ANSWERS.shopSpellings = page([spelling, redirect]);
  const { user } = await show();
  expect(screen.getByRole('link', { name: '/search?keyword=หูฟัง' }).getAttribute('href')).toBe(redirect.meant);
  await user.click(screen.getByRole('button', { name: 'Change “หูฟั”' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Page to open')).value).toBe(redirect.meant);
  await user.click(screen.getByRole('radio', { name: 'Other words' }));
  await user.type(screen.getByLabelText('Name that is meant'), 'หูฟัง');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const body = { kind: 'free', written: 'หูฟั', meant: 'หูฟัง' };
  await waitFor(() => expect(sent('changeSpelling')).toEqual([{ params: { id: 's2' }, body }]));
});

test('a spelling is changed, and removed after a question', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Change “วิโว”' }));
  await user.click(await screen.findByRole('radio', { name: 'Other words' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const body = { kind: 'free', written: 'วิโว', meant: 'vivo' };
  await waitFor(() => expect(sent('changeSpelling')).toEqual([{ params: { id: 's1' }, body }]));
  await user.click(await screen.findByRole('button', { name: 'Remove “วิโว”' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent('removeSpelling')).toEqual([{ params: { id: 's1' } }]));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('“วิโว” is removed.'));
});

test('words without a letter are refused in the form, and taken ones by their own text', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Add words' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter words with a letter or digit.')).toBeTruthy();
  expect(sent('addSpelling')).toEqual([]);
  refusal = new ApiError('CONFLICT', 409, 'Conflict', undefined);
  await user.type(screen.getByLabelText('Words as shoppers type them'), 'วิโว');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/The shop has these words already/)).toBeTruthy();
});

test.each(LANGUAGES)('both tabs are accessible in %s', async (lang) => {
  const { container, user } = await show(lang);
  const violations = async () => {
    // Colours need a layout.
    const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    return found.violations.map(({ id }) => id);
  };
  expect(await violations()).toEqual([]);
  await user.click(screen.getAllByRole('radio')[1] as HTMLElement);
  await screen.findByText('ซัมซุ่น');
  expect(await violations()).toEqual([]);
});
