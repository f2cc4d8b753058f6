import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alertMessages } from '#locales/text.ts';
import { MoreTexts } from '#runtime/view-context.tsx';
import type { AlertInput } from '#schemas/api/invented/deal-alerts.ts';
import { deals, fixtureContext } from '../fixtures.ts';
import { renderInView } from '../lists/lists.fixtures.tsx';
import { AlertForm } from './alert-form.tsx';

let asked: AlertInput[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const ok = (data: unknown) => Response.json({ success: true, code: '200', message: '', data });
    if (request.url.endsWith('/deal-alerts/preview')) {
      const { maxPrice = 9_999, ...body } = await request.json();
      asked.push(body);
      return ok(
        [deals.default, { ...deals.default, id: '2', currentPrice: 5 }]
          .map((deal) => ({ ...deal, dynamicData: undefined }))
          .filter(({ currentPrice = 0 }) => currentPrice <= maxPrice),
      );
    }
    if (request.url.endsWith('category-navigate'))
      return ok([{ id: 'c1', code: 'audio', name: 'Audio', level: 1, type: 'GOODS', sequenceNumber: '1' }]);
    if (request.url.endsWith('page-brand-navigate'))
      return ok({ content: [{ id: 'b1', name: 'JBL' }], totalElements: 1, hasNext: false });
    return ok([{ id: 't1', keyword: 'party' }]);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (keyword: string) => {
  const saved: AlertInput[] = [];
  renderInView(
    <MoreTexts messages={alertMessages('en')}>
      <AlertForm
        keyword={keyword}
        failure=""
        onSubmit={async (input) => {
          saved.push(input);
        }}
      />
    </MoreTexts>,
    fixtureContext({ lang: 'en' }),
  );
  await screen.findByTestId('form-alert');
  return saved;
};
const deal = () => screen.getByTestId('alert-preview').querySelectorAll('li').length;

test('the deals that the alert would tell of are shown, tags and price among its criteria', async () => {
  await show('speaker');
  await waitFor(() => expect(deal()).toBe(2));
  fireEvent.change(screen.getByTestId('price'), { target: { value: '10' } });
  await waitFor(() => expect(deal()).toBe(1));
  fireEvent.click(screen.getByRole('checkbox', { name: 'party', hidden: true }));
  await waitFor(() => expect(asked.at(-1)?.tagIds).toEqual(['t1']));
  fireEvent.change(screen.getByTestId('price'), { target: { value: '1' } });
  await waitFor(() => expect(deal()).toBe(0));
  expect(screen.getByTestId('alert-preview').textContent).toContain('Nothing like it');
});

test('a price goes with the other criteria; one that isn’t a price is refused', async () => {
  const saved = await show('speaker');
  fireEvent.change(screen.getByTestId('price'), { target: { value: 'cheap' } });
  fireEvent.click(screen.getByTestId('submit'));
  expect((await screen.findByTestId('field-error')).textContent).toContain('enter a price');
  fireEvent.change(screen.getByTestId('price'), { target: { value: '1,290' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Audio' }));
  fireEvent.click(screen.getByTestId('submit'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ keyword: 'speaker', maxPrice: 1_290, categoryIds: ['c1'], tagIds: [] });
});
