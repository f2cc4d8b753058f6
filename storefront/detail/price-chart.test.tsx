import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientMessages } from '#locales/text.ts';
import { ViewProvider } from '#runtime/view-context.tsx';
import type { PriceStatistics } from '#schemas/entities/price-statistics.ts';
import { FIXTURE_NOW, fixtureContext } from '../fixtures.ts';
import { PriceChart } from './price-chart.tsx';

const DAY = 86_400_000;

function chart(prices: readonly number[]) {
  const ctx = fixtureContext({ lang: 'en' });
  const { t: _, ...value } = ctx;
  const statistics: PriceStatistics = {
    currency: 'THB',
    startTime: FIXTURE_NOW - 30 * DAY,
    endTime: FIXTURE_NOW,
    readings: prices.length,
    points: prices.map((price, i) => ({ time: FIXTURE_NOW - (20 - i) * DAY, price })),
    currentPrice: prices.at(-1) ?? 0,
    lowestPrice: Math.min(...prices),
    lowestTime: FIXTURE_NOW - 20 * DAY,
    highestPrice: Math.max(...prices),
    verdict: 'NEW',
  };
  const { container } = render(
    <ViewProvider value={value} messages={clientMessages('en')}>
      <PriceChart ctx={ctx} statistics={statistics} facts={[]} />
    </ViewProvider>,
  );
  return {
    low: container.querySelectorAll('[data-kind=lowest]').length,
    now: container.querySelectorAll('[data-kind=now]').length,
    sentence: container.querySelector('figcaption span')?.textContent,
  };
}

test('the lowest of several prices is told as a figure, a mark and in the sentence', () => {
  expect(chart([1_290, 1_990])).toEqual({
    low: 2,
    now: 1,
    sentence: 'Since 12/07/2026: lowest ฿1,290 on 12/07/2026, now ฿1,990',
  });
});

test.each([[[1_290]], [[1_290, 1_290]]])('a single price has no lowest: %j', (prices) => {
  expect(chart(prices)).toEqual({
    low: 0,
    now: 1,
    sentence: 'Since 12/07/2026 one price recorded: ฿1,290',
  });
});
