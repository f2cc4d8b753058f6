import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import * as platform from '#client/browser-api.ts';
import { forgetLoaded } from '#client/use-endpoint.ts';
import { editorMessages } from '#locales/text.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import type { HeldPrice } from '#schemas/api/invented/held-prices.ts';
import type { Me } from '#schemas/api/invented/operators.ts';
import { LANGUAGES, type Language } from '#schemas/constants.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { toTenantPublic } from '#schemas/tenant.ts';
import { RequireOperator } from '../account/operator.tsx';
import { EditorTexts } from '../kit/editor-texts.tsx';
import { HeldPrices } from './held-prices.tsx';

const at = Date.parse('2026-11-24T20:23:00Z');
const fan: HeldPrice = {
  goodsId: 'fan',
  code: 'g fan',
  name: 'พัดลม',
  currency: 'THB',
  price: 4.08,
  usualPrice: 239,
};
const open: HeldPrice[] = [
  { ...fan, reason: 'TOO_LOW' },
  { ...fan, goodsId: 'bag', name: 'กระเป๋า', price: 1, maxPrice: 158, usualPrice: undefined, reason: 'BAIT' },
];
const decided: HeldPrice[] = [
  { ...fan, reason: 'TOO_LOW', decision: { id: 'one', decision: 'dropped', at, by: 'Anna' } },
  { ...fan, reason: 'TOO_LOW', decision: { id: 'two', decision: 'passed', at, by: 'Bea', takenBackAt: at } },
];

afterEach(() => {
  cleanup();
  forgetLoaded();
  vi.restoreAllMocks();
});

type Asked = { query?: { state?: string; keyword?: string } };

/** The desk for an operator, and the calls that it makes. */
async function show(role: Me['role'] = 'publisher', lang: Language = 'en') {
  const me = { id: 'anna', name: 'Anna', role, tenantName: 'Zest', others: [] } as unknown as Me;
  const calls: [string, unknown][] = [];
  const call = async ({ id }: Endpoint, input: Asked) => {
    if (id === 'operatorMe') return me;
    if (id !== 'heldPriceList') return calls.push([id, input]) && null;
    const { state, keyword } = input.query ?? {};
    const content = keyword === 'nothing' ? [] : keyword ? [fan] : state === 'decided' ? decided : open;
    return { content, totalElements: content.length, hasNext: false };
  };
  vi.spyOn(platform, 'browserApi').mockReturnValue({ call } as never);
  const tenant = toTenantPublic(tenantFixture('zest'));
  const { container } = render(
    <EditorTexts
      value={{ lang, tenant, terminal: 'h5', device: 'desktop', now: at }}
      messages={editorMessages(lang)}
    >
      <RequireOperator me={me}>
        <HeldPrices />
      </RequireOperator>
    </EditorTexts>,
  );
  await screen.findByTestId('held-prices');
  return { calls, container };
}
const items = () => within(screen.getByTestId('held-prices')).getAllByRole('listitem');

test('each held price stands with its range, its usual price and its reason, and is let through or dropped', async () => {
  const { calls } = await show();
  expect(items().map((item) => item.querySelector('p')?.textContent)).toEqual([
    '฿4.08 · Usual price ฿239',
    '฿1 – ฿158',
  ]);
  expect(screen.getByText('A tenth of the usual price or less')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Let the price of พัดลม through' }));
  await screen.findByText('The price was let through. The shop uses it like any other.');
  fireEvent.click(screen.getByRole('button', { name: 'Drop the price of กระเป๋า as wrong' }));
  await screen.findByText(/^The price was dropped/);
  expect(calls).toEqual([
    ['decideHeldPrice', { body: { goodsId: 'fan', price: 4.08, decision: 'passed' } }],
    ['decideHeldPrice', { body: { goodsId: 'bag', price: 1, decision: 'dropped' } }],
  ]);
});

test('decisions name their operator, and one that counts can be taken back', async () => {
  const { calls } = await show();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'decided' } });
  await screen.findByText(/Dropped by Anna/);
  expect(screen.getByText(/Let through by Bea.*Taken back/)).toBeDefined();
  const buttons = screen.getAllByRole('button', { name: /^Take the decision/ });
  expect(buttons).toHaveLength(1);
  fireEvent.click(buttons[0] as HTMLElement);
  await screen.findByText('The decision was taken back.');
  expect(calls).toEqual([['takeBackPriceDecision', { params: { id: 'one' } }]]);
});

test('a price that isn’t held is found by its product’s code, and can only be dropped', async () => {
  await show();
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: ' g fan ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  await screen.findByText('Not held');
  expect(within(items()[0] as HTMLElement).getAllByRole('button')).toHaveLength(1);
  fireEvent.change(field, { target: { value: 'nothing' } });
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  await screen.findByText('No product has this code.');
});

test('an editor sees held prices without buttons', async () => {
  await show('editor');
  expect(screen.queryByRole('button', { name: /through|wrong/ })).toBeNull();
});

test.each(LANGUAGES)('has no violations in %s', async (lang) => {
  const { container } = await show('publisher', lang);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
