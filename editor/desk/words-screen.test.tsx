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
const samsung = { kind: 'BRAND', code: 'samsung', title: 'Samsung', state: 'ok' };
const miss = { keyword: 'ซัมซุ่น', count: 7, lastDay: '2026-11-21' };
const calls: { id: string; args: object }[] = [];
let refusal: ApiError | undefined;

const page = (content: readonly object[]) => ({ content, totalElements: content.length, hasNext: false });
const ANSWERS: Record<string, unknown> = {
  operatorMe: me,
  searchMissList: page([miss]),
  searchPicks: [samsung],
};

beforeEach(() => {
  calls.length = 0;
  refusal = undefined;
  const call = async ({ id }: Endpoint, args: object) => {
    calls.push({ id, args });
    if (refusal && id === 'addContent') throw refusal;
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
  await screen.findByText('ซัมซุ่น');
  return { container, user: userEvent.setup() };
}
const sent = (id: string) => calls.filter((one) => one.id === id).map(({ args }) => args);

test('one click on a search without an answer opens a filled form, which is saved by keys', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Make a spelling of “ซัมซุ่น”' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText<HTMLInputElement>('Words as shoppers type them').value).toBe('ซัมซุ่น');
  await user.click(within(dialog).getByLabelText('Name that is meant'));
  await user.keyboard('Samsung{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const leaves = { kind: 'brand', written: 'ซัมซุ่น', meant: 'Samsung' };
  expect(sent('addContent')).toEqual([{ params: { type: 'spellings' }, body: { leaves } }]);
  expect(screen.getByText('“ซัมซุ่น” is saved.')).toBeTruthy();
  await waitFor(() => expect(sent('searchMissList')).toHaveLength(2));
});

test('one click on a search without an answer redirects it to a brand that is found by its name', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Redirect “ซัมซุ่น” to…' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter an address of this shop, such as /brands.')).toBeTruthy();
  const address = screen.getByLabelText('Page to open');
  await user.type(address, 'https://elsewhere.example/brands');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect([address.getAttribute('aria-invalid'), sent('addContent')]).toEqual(['true', []]);
  await user.type(screen.getByLabelText('Or find a page, category or brand'), 'Sam');
  await user.click(await screen.findByRole('option', { name: /Samsung/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const leaves = { written: 'ซัมซุ่น', meant: '/brand/samsung' };
  await waitFor(() =>
    expect(sent('addContent')).toEqual([{ params: { type: 'search-redirects' }, body: { leaves } }]),
  );
});

test('words without a letter are refused in the form, and taken ones by the text of their field', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Make a spelling of “ซัมซุ่น”' }));
  const words = screen.getByLabelText('Words as shoppers type them');
  await user.clear(words);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter words with a letter or digit.')).toBeTruthy();
  expect(sent('addContent')).toEqual([]);
  const data = { problems: [{ leaf: 'written', code: 'TAKEN' }] };
  refusal = new ApiError('VALIDATION_FAILED', 422, 'Invalid', data);
  await user.type(words, 'วิโว');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Another entry has this already/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Words as shoppers type them' }).value).toBe(
    'วิโว',
  );
});

test.each(LANGUAGES)('the screen is accessible in %s, and leads to what was made', async (lang) => {
  const { container } = await show(lang);
  // Colours need a layout.
  const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(found.violations.map(({ id }) => id)).toEqual([]);
  const links = [...container.querySelectorAll('a[href^="/editor/content/"]')].map((a) =>
    a.getAttribute('href'),
  );
  expect(links).toEqual(
    expect.arrayContaining(['/editor/content/spellings', '/editor/content/search-redirects']),
  );
});
