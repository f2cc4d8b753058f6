import { cleanup, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import * as platform from '#client/browser-api.ts';
import { forgetLoaded } from '#client/use-endpoint.ts';
import { editorMessages } from '#locales/text.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import type { Me } from '#schemas/api/invented/operators.ts';
import type { TruthReport } from '#schemas/api/invented/truth.ts';
import { LANGUAGES, type Language } from '#schemas/constants.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { toTenantPublic } from '#schemas/tenant.ts';
import { RequireOperator } from '../account/operator.tsx';
import { EditorTexts } from '../kit/editor-texts.tsx';
import { PricesScreen } from './prices-screen.tsx';

const me = { id: 'anna', name: 'Anna', role: 'editor', tenantName: 'Zest', others: [] } as unknown as Me;
const at = Date.parse('2026-11-24T20:23:00Z');
const wrong = { id: 'd 1', name: 'พัดลม', currency: 'THB' };
const report: TruthReport = {
  audits: [
    { at, items: 20_012, claims: 640_340, wrong: 104, parts: 3 },
    { at: at - 86_400_000, items: 20_000, claims: 640_000, wrong: 0, parts: 3 },
  ],
  contradictions: [
    { ...wrong, place: 'card', subject: 'deal', claim: 'price', said: 39_900, recorded: 40_000 },
    {
      ...wrong,
      place: 'json-ld',
      subject: 'goods',
      claim: 'availability',
      said: 'sold',
      recorded: 'not sold',
    },
    { ...wrong, place: 'stored', subject: 'goods', claim: 'ALL_TIME_LOW', said: 'yes', recorded: 'no' },
    { ...wrong, place: 'card', subject: 'goods', claim: 'percent', said: -60, recorded: -20 },
  ],
};

const NO_HELD_PRICES = { content: [], totalElements: 0, hasNext: false };

afterEach(() => {
  cleanup();
  forgetLoaded();
  vi.restoreAllMocks();
});

async function show(answer: TruthReport, lang: Language = 'en') {
  const call = async ({ id }: Endpoint) =>
    id === 'operatorMe' ? me : id === 'heldPriceList' ? NO_HELD_PRICES : answer;
  vi.spyOn(platform, 'browserApi').mockReturnValue({ call } as never);
  const tenant = toTenantPublic(tenantFixture('zest'));
  const value = { lang, tenant, terminal: 'h5', device: 'desktop', now: at } as const;
  const { container } = render(
    <EditorTexts value={value} messages={editorMessages(lang)}>
      <RequireOperator me={me}>
        <PricesScreen />
      </RequireOperator>
    </EditorTexts>,
  );
  await screen.findAllByRole(answer.audits.length > 0 ? 'table' : 'heading');
  return container;
}

test('the newest audit’s contradictions are told in words, with links to their pages', async () => {
  await show(report);
  expect(screen.getByRole('heading', { level: 2, name: /^104 statements contradict/ })).toBeDefined();
  expect(screen.getByTestId('price-audit').textContent).toContain('20,012 products, 640,340 statements');
  expect(screen.getByTestId('price-audit').textContent).toContain('one of 3 parts');
  const items = [...screen.getByTestId('price-contradictions').children];
  expect(
    items.map((item) => [
      item.querySelector('a')?.getAttribute('href'),
      item.querySelector('p')?.textContent,
    ]),
  ).toEqual([
    ['/content/d%201', 'Price: ฿399 is shown, ฿400 is recorded.'],
    ['/product/d%201', 'Availability: available is shown, not available is recorded.'],
    ['/product/d%201', 'All-time low: yes is shown, no is recorded.'],
    ['/product/d%201', 'Percentage: -60% is shown, -20% is recorded.'],
  ]);
  expect(screen.getByText('And 100 more.')).toBeDefined();
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

test('without contradictions and without audits it says so', async () => {
  await show({ audits: report.audits.slice(1), contradictions: [] });
  expect(screen.getByRole('heading', { name: 'Everything that was checked is true' })).toBeDefined();
  cleanup();
  forgetLoaded();
  await show({ audits: [], contradictions: [] });
  expect(await screen.findByText('No audit has run yet. The first runs tonight.')).toBeDefined();
});

test.each(LANGUAGES)('has no violations in %s', async (lang) => {
  const container = await show(report, lang);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
