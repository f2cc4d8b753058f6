import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetLoaded } from '#client/use-endpoint.ts';
import type { Me } from '#schemas/api/invented/operators.ts';
import type { ContentType } from '#schemas/content-type/define.ts';
import type { OperatorRole, Scope } from '#schemas/operator.ts';
import { AccountFrame } from '../account/account-frame.tsx';
import { RequireOperator } from '../account/operator.tsx';
import { answerWith, bannerPage } from '../add-panel/add-panel.fixtures.tsx';
import { InEditor } from '../fields/controls.fixtures.tsx';
import { ContentTypes } from '../kit/content-types.ts';
import { guardScreen } from '../kit/navigate.ts';
import { command, usePlaceCommands } from '../kit/place-commands.ts';
import { DeskPalette } from './desk-palette.tsx';
import { LoadPalette, PaletteHost } from './palette-host.tsx';

const coupons = {
  type: 'coupons',
  lifecycle: 'drafted',
  name: { en: 'Coupons' },
  one: { en: 'Coupon' },
  about: { en: 'Coupons of the shop' },
} as ContentType;
const deals = { ...coupons, type: 'deals', one: { en: 'Deal' }, imported: true } as ContentType;
const load = async () => (props: { onClose: () => void }) => (
  <ContentTypes value={{ coupons, deals }}>
    <DeskPalette {...props} />
  </ContentTypes>
);

const tidy = vi.fn();
function Place() {
  usePlaceCommands([command('tidy', 'Tidy up', tidy)]);
  return <input aria-label="A field" />;
}

type As = { role?: OperatorRole; scopes?: readonly Scope[] };

/** Renders a desk for an operator, with a command of its own. */
function showDesk({ role = 'editor', scopes }: As = {}) {
  const me = { id: 'anna', name: 'Anna', role, tenantName: 'Zest', others: [], unread: 0, scopes } as unknown;
  const shown = render(
    <InEditor>
      <LoadPalette value={load}>
        <RequireOperator me={me as Me}>
          <PaletteHost isOn>
            <AccountFrame path="/editor/inbox" title="Inbox">
              <Place />
            </AccountFrame>
          </PaletteHost>
        </RequireOperator>
      </LoadPalette>
    </InEditor>,
  );
  return { ...shown, user: userEvent.setup() };
}

const box = () => screen.findByRole('searchbox');
const place = () => window.location.pathname;

beforeEach(() => {
  window.history.pushState(null, '', '/editor/inbox');
  answerWith({ pages: [bannerPage], found: [{ type: 'coupons', id: 'c 1', title: 'Rain', draft: false }] });
});
afterEach(() => {
  cleanup();
  forgetLoaded();
  vi.unstubAllGlobals();
  tidy.mockClear();
});

test('Ctrl+K opens the search from a field, and Escape gives the focus back to it', async () => {
  const { user } = showDesk();
  await user.click(screen.getByLabelText('A field'));
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(async () => expect(document.activeElement).toBe(await box()));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('A field')));
});

test('the button opens it; without a search it lists the screen’s commands and where to go', async () => {
  const { user } = showDesk();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await box();
  expect(screen.getByRole('button', { name: 'Tidy up' })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Go to' })).getByText('Releases')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Commands' })).toBeNull();
});

test('Enter goes to a desk, opens a page and an entry, and runs the screen’s command', async () => {
  const { user } = showDesk();
  const search = async (words: string, found: string) => {
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await box(), words);
    await screen.findByText(found);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await search('feeds', 'Feeds');
  expect(place()).toBe('/editor/feeds');
  await search('banner-page', '/banner-page');
  expect(place()).toBe('/editor/pages/p2');
  await search('rain', 'Rain');
  expect(place()).toBe('/editor/content/coupons/c%201');
  await search('new: coupon', 'New: Coupon');
  expect(place()).toBe('/editor/content/coupons/new');
  await search('tidy', 'Tidy up');
  expect(tidy).toHaveBeenCalledOnce();
});

test('a new page is named in its dialog', async () => {
  const { user } = showDesk();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await box(), 'new page{Enter}');
  expect(await screen.findByRole('dialog', { name: 'New page' })).toBeTruthy();
});

test('imported things and what the role forbids can’t be added', async () => {
  const { user } = showDesk({ role: 'viewer' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await box(), 'new');
  await screen.findByText('/banner-page');
  expect(screen.queryByRole('region', { name: 'Commands' })).toBeNull();
  cleanup();
  const second = showDesk();
  await second.user.keyboard('{Control>}k{/Control}');
  await second.user.type(await box(), 'new');
  expect(await screen.findByText('New: Coupon')).toBeTruthy();
  expect(screen.queryByText('New: Deal')).toBeNull();
});

test('operators who are limited to an area find that area, and the others’ calls are not made', async () => {
  const requests = answerWith({});
  const { user } = showDesk({ scopes: ['feeds:read'] });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await box(), 'feeds');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(screen.getByRole('link', { name: /^Feeds/ })).toBeTruthy();
  expect(requests.filter(({ url }) => /content-found|editor\/pages/.test(url))).toEqual([]);
});

test('a screen that asks before it is left asks here, too', async () => {
  const held: string[] = [];
  const end = guardScreen((path) => held.push(path) > 0);
  const { user } = showDesk();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await box(), 'feeds{Enter}');
  end();
  expect(held).toEqual(['/editor/feeds']);
  expect(place()).toBe('/editor/inbox');
});
