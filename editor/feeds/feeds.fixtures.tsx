import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import * as platform from '#client/browser-api.ts';
import { editorMessages } from '#locales/text.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import type { Feed } from '#schemas/api/invented/feeds.ts';
import type { Me } from '#schemas/api/invented/operators.ts';
import type { Language } from '#schemas/constants.ts';
import type { Inspection } from '#schemas/feeds/inspection.ts';
import type { FeedRunDetail } from '#schemas/feeds/run.ts';
import type { OperatorRole } from '#schemas/operator.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { toTenantPublic } from '#schemas/tenant.ts';
import { RequireOperator } from '../account/operator.tsx';
import { EditorTexts } from '../kit/editor-texts.tsx';
import { FeedScreens } from './feed-screens.tsx';

const NOW = Date.parse('2026-11-22T00:00:00Z');

export const runFixture = (change: Partial<FeedRunDetail> = {}): FeedRunDetail => ({
  id: 'r1',
  feedId: 'f1',
  mode: 'apply',
  trigger: 'schedule',
  state: 'applied',
  unmodified: false,
  queuedAt: NOW,
  startedAt: NOW,
  finishedAt: NOW + 72_000,
  startedBy: null,
  read: 1_000,
  plan: {
    inserted: 120,
    updated: 31,
    unchanged: 843,
    repriced: 31,
    missing: 14,
    hidden: 14,
    rejected: 6,
    warned: 2,
    uncategorised: 9,
  },
  heldFor: [],
  problem: null,
  progress: null,
  refusals: [
    {
      line: 12,
      code: 'IMPORT_INVALID_PRICE',
      detail: 'price: free',
      item: { platform: 'SHOPEE', itemId: '881' },
    },
    { line: 40, code: 'IMPORT_INVALID_PRICE', detail: 'price: -' },
    { line: 77, code: 'IMPORT_INVALID_LINK', detail: 'url: shopee' },
  ],
  warnings: [{ line: 3, field: 'originalPrice', value: '-', code: 'IMPORT_INVALID_PRICE' }],
  hasReport: true,
  decision: null,
  ...change,
});

export const feedFixture = (change: Partial<Feed> = {}): Feed => ({
  id: 'f1',
  name: 'Kitchen shop',
  format: 'generic',
  mapping: null,
  defaults: {},
  missing: { rule: 'hide' },
  source: { type: 'address', url: 'https://feed.example/a.csv?key=•••', headerName: null },
  schedule: { kind: 'hours', every: 6 },
  nextRunAt: NOW + 3_600_000,
  state: 'ok',
  failure: null,
  items: 2_000,
  runs: [runFixture()],
  createdAt: NOW,
  updatedAt: NOW,
  changedBy: 'Anna',
  ...change,
});

export const inspectionFixture = (change: Partial<Inspection> = {}): Inspection => ({
  uploadId: 'u1',
  kind: 'table',
  encoding: 'utf-8',
  delimiter: ',',
  format: 'generic',
  columns: ['code', 'name', 'cost', 'link', 'colour'],
  mapping: { itemId: { from: ['code'] }, title: { from: ['name'] }, url: { from: ['link'] } },
  unmapped: ['cost', 'colour'],
  lacking: ['price'],
  idsFrom: 'column',
  assumedCurrency: 0,
  rows: [
    {
      line: 2,
      values: { code: 'a1', name: 'Pan', cost: '฿ 120', link: 'https://shop.example/a1', colour: 'red' },
      item: null,
      problem: { code: 'IMPORT_INVALID_PRICE', message: 'The price is invalid', detail: 'price is missing' },
      warnings: [],
    },
  ],
  read: 1,
  rejected: 1,
  categories: [{ name: 'Home > Kitchen', count: 12 }],
  brands: [{ name: 'Zebra', count: 3 }],
  ...change,
});

/** The inspection once `cost` is the price. */
export const pricedFixture = () =>
  inspectionFixture({
    lacking: [],
    unmapped: ['colour'],
    rejected: 0,
    rows: [
      {
        line: 2,
        values: { code: 'a1', name: 'Pan', cost: '฿ 120', link: 'https://shop.example/a1', colour: 'red' },
        item: {
          platform: 'UNKNOWN',
          itemId: 'a1',
          title: 'Pan',
          price: 12_000,
          maxPrice: null,
          originalPrice: 15_000,
          currency: 'THB',
          picture: null,
          url: 'https://shop.example/a1',
          brand: undefined,
          categories: [],
          availability: 'IN_STOCK',
        },
        problem: null,
        warnings: [],
      },
    ],
  });

type Args = { params?: object; query?: object; body?: Record<string, unknown>; file?: Blob };
/** Responses by the endpoint's id: data, or a function of the arguments, which may throw. */
export type Answers = Record<string, unknown>;

/** Renders a screen of the desk over these responses; `sent` gives the arguments of an endpoint's calls. */
export function showFeeds(
  path: string,
  answers: Answers,
  role: OperatorRole = 'publisher',
  lang: Language = 'en',
) {
  const me = { id: 'anna', name: 'Anna', role, tenantName: 'Zest', others: [] } as unknown as Me;
  const calls: { id: string; args: Args }[] = [];
  const all: Answers = { operatorMe: me, suggestCategories: [], classifications: [], ...answers };
  const call = async ({ id }: Endpoint, args: Args) => {
    calls.push({ id, args });
    const answer = all[id];
    return typeof answer === 'function' ? answer(args) : (answer ?? null);
  };
  vi.spyOn(platform, 'browserApi').mockReturnValue({ call } as never);
  const value = {
    lang,
    tenant: toTenantPublic(tenantFixture('zest')),
    terminal: 'h5',
    device: 'desktop',
    now: NOW,
  } as const;
  const { container } = render(
    <EditorTexts value={value} messages={editorMessages(lang)}>
      <RequireOperator me={me}>
        <FeedScreens path={path} />
      </RequireOperator>
    </EditorTexts>,
  );
  const sent = (id: string) => calls.filter((one) => one.id === id).map(({ args }) => args);
  return { container, user: userEvent.setup(), sent, answers: all };
}
