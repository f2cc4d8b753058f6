import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import * as platform from '#client/browser-api.ts';
import { editorMessages } from '#locales/text.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import type { ContentEntry } from '#schemas/api/invented/content-desk.ts';
import type { Me } from '#schemas/api/invented/operators.ts';
import type { Language } from '#schemas/constants.ts';
import { type ContentType, defineContentType } from '#schemas/content-type/define.ts';
import type { OperatorRole } from '#schemas/operator.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { toTenantPublic } from '#schemas/tenant.ts';
import { createStore, type Store } from '#ui/store.ts';
import { RequireOperator } from '../account/operator.tsx';
import { EditorTexts } from '../kit/editor-texts.tsx';
import { followLink } from '../kit/navigate.ts';
import { ContentScreens } from './content-screens.tsx';

const NOW = Date.parse('2026-11-22T00:00:00Z');

/** A type with a field of each kind that a list shows. */
const offers = defineContentType({
  type: 'offers',
  name: { th: 'ข้อเสนอ', en: 'Offers', id: 'Penawaran' },
  one: { th: 'ข้อเสนอ', en: 'Offer', id: 'Penawaran' },
  about: { th: 'ข้อเสนอของร้าน', en: 'Offers of the shop', id: 'Penawaran toko' },
  group: 'campaign',
  lifecycle: 'drafted',
  fields: [
    {
      name: 'title',
      type: 'TEXT',
      localized: true,
      maxLength: 20,
      label: 'contentField.title',
      required: true,
    },
    {
      name: 'discount',
      type: 'NUMBER',
      min: 0,
      max: 1_000_000,
      hundredths: true,
      label: 'contentField.discount',
    },
    {
      name: 'hot',
      type: 'SELECT',
      options: [
        { value: true, label: 'contentField.yes' },
        { value: false, label: 'contentField.no' },
      ],
      label: 'contentField.hot',
    },
    { name: 'logo', type: 'PICTURE', label: 'contentField.logo' },
    { name: 'endTime', type: 'TIME', label: 'contentField.endTime' },
  ],
  title: 'title',
  columns: ['logo', 'discount', 'hot', 'endTime'],
  filters: ['title', 'discount', 'hot', 'endTime'],
  sorts: [{ field: 'discount', descending: true }],
});

const directOffers: ContentType = { ...offers, type: 'direct-offers', lifecycle: 'direct' };

/** Entries below each other, in two trees. */
const shelves: ContentType = {
  ...directOffers,
  type: 'shelves',
  tree: { groupedBy: 'hot', moves: { parent: 'title', position: 'discount' } },
};

const TYPES = { offers, 'direct-offers': directOffers, shelves };

export const entryFixture = (change: Partial<ContentEntry> = {}): ContentEntry => ({
  id: 'a',
  live: { 'title.th': 'ลด', 'title.en': 'Sale' },
  leaves: { 'title.th': 'ลด', 'title.en': 'Sale' },
  draft: null,
  version: 1,
  problems: [],
  address: null,
  ...change,
});

type Args = { params?: object; body?: Record<string, unknown> };
/** Responses by the endpoint's id: data, or a function of the arguments, which may throw. */
type Answers = Record<string, unknown>;

/** Screens at the address that the section's links and lists have set last. */
function AtPlace({ place }: { place: Store<string> }): ReactNode {
  const [path = '', search = ''] = useSyncExternalStore(place.subscribe, place.get).split('?');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: follows the links inside it, as the editor does
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div onClick={followLink}>
      <ContentScreens types={TYPES} path={path} search={search} />
    </div>
  );
}

/** Shows the section at an address over these responses; `sent` gives the arguments of an endpoint's calls. */
export function showContent(
  address: string,
  answers: Answers,
  role: OperatorRole = 'publisher',
  lang: Language = 'en',
) {
  const me = { id: 'anna', name: 'Anna', role, tenantName: 'Zest', others: [] } as unknown as Me;
  const calls: { id: string; args: Args }[] = [];
  const all: Answers = { operatorMe: me, contentVersions: [], ...answers };
  const call = async ({ id }: Endpoint, args: Args) => {
    calls.push({ id, args });
    const answer = all[id];
    return typeof answer === 'function' ? (answer as (args: Args) => unknown)(args) : (answer ?? null);
  };
  vi.spyOn(platform, 'browserApi').mockReturnValue({ call } as never);
  const place: Store<string> = createStore(address);
  const go: History['pushState'] = (_, __, url) => place.set(String(url));
  vi.spyOn(window.history, 'replaceState').mockImplementation(go);
  vi.spyOn(window.history, 'pushState').mockImplementation(go);
  const value = {
    lang,
    tenant: { ...toTenantPublic(tenantFixture('zest')), dateFormat: 'DD/MM/YYYY' },
    terminal: 'h5',
    device: 'desktop',
    now: NOW,
  } as const;
  const { container } = render(
    <EditorTexts value={value} messages={editorMessages(lang)}>
      <RequireOperator me={me}>
        <AtPlace place={place} />
      </RequireOperator>
    </EditorTexts>,
  );
  const sent = (id: string) => calls.filter((one) => one.id === id).map(({ args }) => args);
  return { container, user: userEvent.setup(), sent, answers: all, address: place.get };
}
