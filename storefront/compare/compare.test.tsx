import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ComparedGoods } from '#schemas/entities/compared-goods.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import { toastStore } from '#ui/toast.ts';
import { FIXTURE_NOW, fixtureContext, goods } from '../fixtures.ts';
import { renderInView } from '../lists/lists.fixtures.tsx';
import { CardCompare } from './card-compare.tsx';
import { CompareBar } from './compare-bar.tsx';
import { CompareControl } from './compare-control.tsx';
import { barLabels } from './compare-labels.ts';
import { comparedIds, writeCompared } from './compare-list.ts';
import { CompareScreen } from './compare-screen.tsx';

const DAY_MS = 86_400_000;
const ctx = fixtureContext({ lang: 'en' });

const compared = (id: string, price: number, over: Partial<Goods> = {}, currency = 'THB'): ComparedGoods => ({
  key: id,
  detail: {
    id,
    subjectType: 'GOODS',
    goods: {
      ...goods.default,
      id,
      code: `g-${id}`,
      goodsName: `Speaker ${id}`,
      priceRange: { currencyCode: currency, minSalePrice: price },
      ...over,
    },
    brand: { id: 'b1', code: 'jbl', name: 'JBL' },
  },
  statistics: {
    currency,
    startTime: FIXTURE_NOW - 100 * DAY_MS,
    endTime: FIXTURE_NOW,
    readings: 2,
    points: [
      { time: FIXTURE_NOW - 100 * DAY_MS, price: price + 100 },
      { time: FIXTURE_NOW - 3 * DAY_MS, price },
    ],
    currentPrice: price,
    lowestPrice: price,
    lowestTime: FIXTURE_NOW - 3 * DAY_MS,
    usualPrice: price + 100,
    verdict: 'BELOW',
  },
  skus: [],
});
const row = (name: string) => screen.getAllByTestId('compare-row').find(({ dataset }) => dataset.id === name);
const show = (all: ComparedGoods[], over: { gone?: number; isShort?: boolean } = {}) =>
  renderInView(<CompareScreen ctx={ctx} all={all} gone={0} isShort={false} {...over} />, ctx);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('each row has a cell for each of the goods; one without any value isn’t shown', () => {
  show([compared('a', 500, { mpn: undefined }), compared('b', 700, { mpn: undefined, averageScore: 0 })]);
  expect(row('model')).toBeUndefined();
  const cells = within(row('rating') as HTMLElement).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('of 5'), 'Not given']);
  expect(row('verdict')?.textContent).toContain('฿100');
});

test('facts that differ are marked, and can be shown alone; the cheapest price is named', () => {
  const all = [compared('a', 500, { mpn: 'A1' }), compared('b', 700, { mpn: 'B2' })];
  show(all);
  expect([row('model')?.dataset.differs, row('brand')?.dataset.differs]).toEqual(['true', 'false']);
  expect(row('model')?.textContent).toContain('Different');
  expect(within(row('price') as HTMLElement).getAllByRole('cell')[0]?.textContent).toContain('Cheapest');
  expect(screen.getByTestId('compare-short').getAttribute('href')).toBe(
    '/en/compare?ids=a,b&only=differences',
  );
  cleanup();
  show(all, { isShort: true });
  expect(row('brand')).toBeUndefined();
  expect(row('price')).toBeDefined();
});

test('attributes that any of the goods has are rows, marked where given values differ', () => {
  const attributes = (...pairs: [string, string][]) => ({
    attributes: pairs.map(([name, value]) => ({ name, value })),
  });
  show([
    compared(
      'a',
      500,
      attributes(['Power', '20 W'], ['Colour', 'Black'], ['Weight', '1 kg'], ['Brand', 'Other']),
    ),
    compared('b', 700, attributes(['colour', 'Black'], ['Water', 'IPX7'], ['Weight', '2 kg'])),
  ]);
  const cells = (name: string) =>
    within(row(`attribute ${name}`) as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('power')).toEqual(['20 W', 'Not given']);
  expect(cells('water')).toEqual(['Not given', 'IPX7']);
  const differs = (name: string) => row(`attribute ${name}`)?.dataset.differs;
  expect([differs('power'), differs('colour'), differs('weight')]).toEqual([undefined, 'false', 'true']);
  expect(row('attribute brand')).toBeUndefined();
});

test('no price is the cheapest of a tie, of two currencies, or of goods that are sold out', () => {
  for (const other of [
    compared('b', 500),
    compared('b', 700, {}, 'IDR'),
    compared('b', 400, { availability: 'OUT_OF_STOCK' }),
  ]) {
    show([compared('a', 500), other]);
    expect(row('price')?.textContent).not.toContain('Cheapest');
    cleanup();
  }
});

test('goods that can’t be bought say so instead of a link to the shop, and have no verdict', () => {
  show([compared('a', 500), compared('b', 400, { availability: 'OUT_OF_STOCK' })]);
  const cells = within(row('shop') as HTMLElement).getAllByRole('cell');
  expect(within(cells[0] as HTMLElement).getByTestId('compare-buy')).toBeDefined();
  expect(cells[1]?.textContent).toBe('Sold out');
  expect(within(row('verdict') as HTMLElement).getAllByRole('cell')[1]?.textContent).toBe('Not given');
});

test('one alone leads on to more, goods that are gone are told, and none shows this device’s choice', () => {
  show([compared('a', 500)], { gone: 1 });
  expect(screen.getByTestId('compare-few')).toBeDefined();
  expect(screen.getByTestId('compare-gone').textContent).toContain('1 product');
  expect(screen.getByTestId('compare-add').getAttribute('href')).toBe('/en/products');
  cleanup();
  writeCompared(['x', 'y']);
  show([]);
  expect(screen.getByTestId('compare-stored').getAttribute('href')).toBe('/en/compare?ids=x,y');
});

test('the page’s goods become an empty device’s choice; removing one forgets it', () => {
  show([compared('a', 500), compared('b', 700)]);
  expect(comparedIds()).toEqual(['a', 'b']);
  const [first] = screen.getAllByTestId('compare-remove');
  expect(first?.getAttribute('href')).toBe('/en/compare?ids=b');
  first?.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(first as HTMLElement);
  expect(comparedIds()).toEqual(['b']);
});

test('the chart has a line for each of the same currency, and says why another has none', () => {
  show([compared('a', 500), compared('b', 700), compared('c', 9, {}, 'USD')]);
  const chart = screen.getByTestId('compare-chart');
  expect(chart.querySelectorAll('path[data-series]')).toHaveLength(2);
  expect(chart.textContent).toContain('in another currency');
});

test('the button chooses goods and the bar leads to them; a fifth is refused, and clearing can be undone', () => {
  writeCompared(['x', 'y', 'z']);
  renderInView(<CompareControl ctx={ctx} goods={{ id: 'a' }} />, ctx);
  const button = screen.getByTestId('compare-toggle');
  const bar = () => screen.queryByTestId('compare-bar')?.querySelector('a');
  fireEvent.click(button);
  expect([button.getAttribute('aria-pressed'), bar()?.textContent]).toEqual(['true', 'Compare (4)']);
  expect(bar()?.getAttribute('href')).toBe('/en/compare?ids=x,y,z,a');
  act(() => writeCompared(['w', 'x', 'y', 'z']));
  fireEvent.click(button);
  expect(comparedIds()).toEqual(['w', 'x', 'y', 'z']);
  expect(toastStore.get().at(-1)?.message).toContain('up to 4');
  fireEvent.click(screen.getByRole('button', { name: 'Clear comparison' }));
  expect([comparedIds(), bar()]).toEqual([[], undefined]);
  act(() => toastStore.get().at(-1)?.action?.onSelect());
  expect(comparedIds()).toHaveLength(4);
});

test('a card’s button chooses its goods, and stands on every card once something is chosen', () => {
  renderInView(
    <>
      <CardCompare id="a" label="Compare" />
      <CardCompare id="b" label="Compare" />
      <CompareBar labels={barLabels(ctx)} />
    </>,
    ctx,
  );
  const [first, second] = screen.getAllByTestId('card-compare') as [HTMLElement, HTMLElement];
  expect(second.dataset.state).toBe('idle');
  fireEvent.click(first);
  expect([first.getAttribute('aria-pressed'), second.dataset.state]).toEqual(['true', 'on']);
  expect(comparedIds()).toEqual(['a']);
});

test('when four are chosen the buttons of other cards say so, and of chosen ones don’t', () => {
  writeCompared(['a', 'x', 'y', 'z']);
  renderInView(
    <>
      <CardCompare id="a" label="Compare" />
      <CardCompare id="b" label="Compare" />
      <CompareControl ctx={ctx} goods={{ id: 'b' }} />
    </>,
    ctx,
  );
  const [chosen, other] = screen.getAllByTestId('card-compare') as [HTMLElement, HTMLElement];
  const states = () => [chosen, other, screen.getByTestId('compare-toggle')].map((one) => one.ariaDisabled);
  expect(states()).toEqual(['false', 'true', 'true']);
  expect(other.getAttribute('aria-label')).toContain('up to 4');
  expect([other.dataset.state, other.dataset.text]).toEqual(['full', '4/4']);
  fireEvent.click(other);
  expect(comparedIds()).not.toContain('b');
  fireEvent.click(chosen);
  expect(states()).toEqual(['false', 'false', 'false']);
  expect(other.getAttribute('aria-label')).toBe('Compare');
});
