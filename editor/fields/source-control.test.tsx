import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { succeeded } from '#schemas/api/envelope.ts';
import type { SourceItems } from '#schemas/entities/source-item.ts';
import type { SourceField } from '#schemas/fields/source.ts';
import { newQuery, sourceValue } from '#schemas/source.ts';
import { PreviewMoment } from './contexts.ts';
import { InEditor, pick, showControl } from './controls.fixtures.tsx';
import { SourcePreview } from './source-preview.tsx';

const field: SourceField = {
  name: 'source',
  type: 'SOURCE',
  label: 'field.source',
  of: 'deals',
  automatic: 'field.source.daily',
};
const picks = [
  pick('CONTENT', 'd1'),
  pick('BRAND', 'jbl'),
  pick('DEAL_MODULE', 'zbc'),
  pick('CATEGORY', 'tv'),
];
const deal = (code: string, endsAt?: number) => ({
  type: 'CONTENT',
  code,
  endsAt,
  deal: { id: code, title: `Deal ${code}`, currentPrice: 100, currency: 'THB' },
});

let answer: object;
let asked: { body: unknown; time: string | null }[];

beforeEach(() => {
  answer = { items: [deal('d1')], total: 214, more: false };
  asked = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const body = await request.json();
    if (request.url.includes('/sources/items')) {
      asked.push({ body, time: request.headers.get('X-Preview-Time') });
      return Response.json(succeeded(answer));
    }
    const found = body.refs ?? picks.filter(({ kind }) => body.kinds.includes(kind));
    return Response.json(succeeded(found.map((one: object) => ({ title: 'x', state: 'ok', ...one }))));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (value?: unknown, over: Partial<SourceField> = {}) => {
  const shown = showControl({ ...field, ...over }, value);
  await screen.findByRole('group', { name: /What it shows/ });
  return shown;
};
const query = newQuery('deals', 12);
const preview = () => screen.getByTestId('source-preview');

describe('mode', () => {
  test('each is offered where its kind has it', async () => {
    await show();
    const names = screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
    expect(names).toEqual(['Today’s offers', 'By hand', 'A list', 'By conditions']);
    cleanup();
    await show({ list: 'GOODS' }, { of: 'categories', automatic: undefined } as never);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  test('changes the value, and every value is one that the module takes', async () => {
    const { user, values } = await show();
    await user.click(screen.getByRole('radio', { name: 'By hand' }));
    await user.click(screen.getByRole('radio', { name: 'By conditions' }));
    await user.click(screen.getByRole('radio', { name: 'Today’s offers' }));
    expect(values).toEqual([{ pick: [] }, query, undefined]);
    expect(sourceValue('deals').safeParse(query).success).toBe(true);
  });

  test('a list is stored when it is picked', async () => {
    const { user, values } = await show();
    await user.click(screen.getByRole('radio', { name: 'A list' }));
    expect(values).toEqual([]);
    await user.click(screen.getByRole('combobox', { name: 'List' }));
    await user.click(await screen.findByRole('option'));
    expect(values).toEqual([{ list: 'zbc' }]);
  });
});

test('things are picked by hand; those of contents keep their type', async () => {
  const { user, last } = await show({ pick: [] });
  await user.click(screen.getByRole('combobox', { name: 'Picked' }));
  await user.click(await screen.findByRole('option'));
  expect(last()).toEqual({ pick: ['d1'] });
  cleanup();
  const contents = await show({ pick: [] }, { of: 'contents', kinds: ['CONTENT'] });
  await contents.user.click(screen.getByRole('combobox', { name: 'Picked' }));
  await contents.user.click(await screen.findByRole('option'));
  expect(contents.last()).toEqual({ pick: [{ type: 'CONTENT', code: 'd1' }] });
});

describe('a query', () => {
  const add = (user: Awaited<ReturnType<typeof show>>['user'], name: string) =>
    user.selectOptions(screen.getByLabelText('Add a condition'), name);

  test('a condition counts when it has a value', async () => {
    const { user, values, last } = await show(query);
    await add(user, 'Discount (%)');
    expect(values).toEqual([]);
    await user.type(screen.getByRole('spinbutton', { name: 'Discount (%)' }), '30');
    expect(last()).toEqual({ ...query, query: [{ field: 'discount', op: 'atLeast', value: 30 }] });
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'How “Discount (%)” is compared' }),
      'at most',
    );
    expect(last()).toMatchObject({ query: [{ op: 'atMost' }] });
    await user.clear(screen.getByRole('spinbutton', { name: 'Discount (%)' }));
    expect(last()).toEqual(query);
    await user.click(screen.getByRole('button', { name: 'Remove the condition “Discount (%)”' }));
    expect(screen.getByText('No conditions: everything in the shop')).toBeDefined();
  });

  test('brands are picked, labels ticked, words typed', async () => {
    const { user, last } = await show(query);
    await add(user, 'Brand');
    await user.click(screen.getByLabelText('Brand'));
    await user.click(await screen.findByText('BRAND jbl'));
    await add(user, 'Label');
    await user.click(screen.getByLabelText('Free shipping'));
    await add(user, 'Search words');
    await user.type(screen.getByLabelText('Search words'), 'tv');
    await add(user, 'Daily special offer');
    expect(last()).toEqual({
      ...query,
      query: [
        { field: 'brand', op: 'in', value: ['jbl'] },
        { field: 'label', op: 'in', value: ['FREE_SHIPPING'] },
        { field: 'text', op: 'contains', value: 'tv' },
        { field: 'daily', op: 'is', value: true },
      ],
    });
    expect(sourceValue('deals').safeParse(last()).success).toBe(true);
  });

  test('order, number, pins and exclusions', async () => {
    const { user, last } = await show(query);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Newest first');
    const count = screen.getByRole('spinbutton', { name: 'How many at most' });
    await user.clear(count);
    await user.type(count, '61');
    expect(last()).toMatchObject({ sort: 'newest', count: 6 });
    for (const [name, list] of [
      ['Always first', 'f-pins-options'],
      ['Never shown', 'f-without-options'],
    ] as const) {
      await user.click(screen.getByLabelText(name));
      const options = document.getElementById(list) as HTMLElement;
      await user.click(await within(options).findByText('CONTENT d1'));
      await user.keyboard('{Escape}');
    }
    expect(last()).toEqual({ ...query, sort: 'newest', count: 6, pins: ['d1'], without: ['d1'] });
  });

  test('an undo from outside shows its conditions', async () => {
    const { user, replace } = await show(query);
    await add(user, 'Price (THB)');
    await replace({ ...query, query: [{ field: 'daily', op: 'is', value: true }] });
    expect(screen.queryByRole('spinbutton', { name: 'Price (THB)' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Daily special offer' })).toBeDefined();
  });
});

describe('preview', () => {
  test('shows the count and the first things', async () => {
    await show(query);
    await waitFor(() => expect(preview().textContent).toContain('214 match, 1 shown'));
    expect(within(preview()).getByText('Deal d1')).toBeDefined();
    expect(asked).toEqual([{ body: { kind: 'deals', source: query, isCounted: true }, time: null }]);
  });

  test('says when the first one expires, and when all will have', async () => {
    answer = { items: [deal('d1', Date.UTC(2026, 10, 12)), deal('d2', Date.UTC(2026, 10, 11))], total: 2 };
    await show(query);
    await waitFor(() =>
      expect(preview().textContent).toMatch(
        /The first one expires on .*11.*All of them will have expired by .*12/,
      ),
    );
  });

  test('warns of a source that shows nothing', async () => {
    answer = { items: [], total: 0 } satisfies SourceItems;
    await show({ pick: ['gone'] });
    expect((await screen.findByRole('alert')).textContent).toContain('Shows nothing now');
  });

  test('names what will have ended at the previewed time, unless others take its place', async () => {
    const at = Date.parse('2027-11-11T00:00:00Z');
    const present = [deal('d1', at - 1), deal('d2', at), deal('d3', at + 1)];
    const later = [present.slice(2), [deal('d3'), deal('d4'), deal('d5')]];
    for (const [index, items] of later.entries()) {
      vi.stubGlobal('fetch', async (request: Request) => {
        const isLater = request.headers.has('X-Preview-Time');
        return Response.json(succeeded({ items: isLater ? items : present, total: 3, more: false }));
      });
      const source = { ...query, count: 3 + index };
      render(
        <PreviewMoment value={at}>
          <SourcePreview kind="deals" source={source} />
        </PreviewMoment>,
        { wrapper: InEditor },
      );
      await screen.findByText(index === 0 ? 'Deal d3' : 'Deal d5');
      const told = () => screen.queryByTestId('source-ended')?.textContent;
      if (index > 0) expect(told()).toBeUndefined();
      else
        await waitFor(() =>
          expect(told()).toBe('2 of 3 will have ended on 11/11/2027 07:00: Deal d1, Deal d2'),
        );
      cleanup();
    }
  });

  test('a failing server loses nothing', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const { values } = await show(query);
    expect(await screen.findByText(/The preview isn’t answering/)).toBeDefined();
    expect(values).toEqual([]);
  });
});
