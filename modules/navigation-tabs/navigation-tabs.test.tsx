import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NavigationBridge } from '#client/navigation-bridge.tsx';
import { HOSTILE_LINKS } from '#schemas/content/hostile.fixtures.ts';
import { describeModule, showFixture } from '#tests/module-kit.tsx';
import { navigationTabsFixtures } from './fixtures.ts';
import { NavigationTabs, SectionBar } from './island-body.tsx';
import { navigationTabs } from './module.ts';
import { NavigationTabsView } from './view.tsx';

const label = { th: 'x' };

describeModule(navigationTabs, NavigationTabsView, navigationTabsFixtures, [
  ...HOSTILE_LINKS.map((link) => ({ tabs: [{ slot: 'a', label, link }] })),
  { show: 'boxes' },
  { tabs: [{ slot: '__proto__', label }] },
  { tabs: [{ slot: 'a b', label }] },
  {
    tabs: [
      { slot: 'a', label },
      { slot: 'a', label },
    ],
  },
  { tabs: Array.from({ length: 11 }, (_, index) => ({ slot: `a${index}`, label })) },
  { tabs: [{ slot: 'a', label: { th: 'x'.repeat(41) } }] },
]);

afterEach(() => {
  cleanup();
  window.location.hash = '';
});

test('without script the bar of sections and tabs on one page have different names', async () => {
  const names = (['default', 'sections'] as const).map(async (fixture) => {
    const body = await showFixture(NavigationTabsView, { ...navigationTabsFixtures[fixture], lang: 'en' });
    return body.querySelector('nav')?.getAttribute('aria-label');
  });
  expect(await Promise.all(names)).toEqual(['Tabs', 'Sections']);
});

test('without script every panel is in the HTML, and every tab a link', async () => {
  const body = await showFixture(NavigationTabsView, { ...navigationTabsFixtures.default, lang: 'en' });
  const links = [...body.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#node-1-deals', '#node-1-guides', '/en/brands']);
  const panels = [...body.querySelectorAll('[data-testid=tab-panel]')];
  expect(panels.map((panel) => [panel.id, panel.textContent, panel.hasAttribute('hidden')])).toEqual([
    ['node-1-deals', 'Deals of the day', false],
    ['node-1-guides', 'Shopping guides', false],
  ]);
});

describe('in the browser', () => {
  const tabs = [
    { id: 'n-a', label: 'A', panel: 'Panel A' },
    { id: 'n-b', label: 'B', panel: 'Panel B' },
    { id: 'n-c', label: 'C', jump: { href: '/brands' } },
  ];
  const labels = { list: 'Sections', previous: 'Previous', next: 'Next' };
  const show = (shown = tabs) => render(<NavigationTabs tabs={shown} labels={labels} />);

  test('a tab shows its panel and hides the others', async () => {
    show();
    expect(screen.getByRole('tablist', { name: 'Sections' })).toBeDefined();
    expect(screen.getByRole('tabpanel').textContent).toBe('Panel A');
    await userEvent.click(screen.getByRole('tab', { name: 'B' }));
    expect(screen.getByRole('tabpanel', { name: 'B' }).textContent).toBe('Panel B');
    expect(screen.getByRole('tab', { selected: true }).getAttribute('aria-controls')).toBe('n-b');
  });

  test('starts at the tab in the address', () => {
    window.location.hash = '#n-b';
    show();
    expect(screen.getByRole('tabpanel').textContent).toBe('Panel B');
  });

  test('a tab that is a page follows its link through the client navigation', async () => {
    const push = vi.fn();
    render(
      <AppRouterContext value={{ push } as unknown as AppRouterInstance}>
        <SearchParamsContext value={new URLSearchParams()}>
          <PathnameContext value="/">
            <NavigationBridge />
            <NavigationTabs tabs={tabs} labels={labels} />
          </PathnameContext>
        </SearchParamsContext>
      </AppRouterContext>,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'C' }));
    expect(push.mock.calls).toEqual([['/brands', { scroll: true }]]);
    expect(screen.getByRole('tabpanel').textContent).toBe('Panel A');
  });

  test('tabs that are all pages stay links', () => {
    show(tabs.slice(2));
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.getByRole('link', { name: 'C' }).getAttribute('href')).toBe('/brands');
  });
});

describe('parts below each other', () => {
  test('are all shown, under a link to each, with and without script', async () => {
    const body = await showFixture(NavigationTabsView, { ...navigationTabsFixtures.sections, lang: 'en' });
    const links = [...body.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#node-1-deals', '#node-1-guides', '/en/brands']);
    const sections = [...body.querySelectorAll('[data-testid=tab-section]')];
    expect(sections.map(({ id, textContent }) => [id, textContent])).toEqual([
      ['node-1-deals', 'Deals of the day'],
      ['node-1-guides', 'Shopping guides'],
    ]);
  });

  test('the bar marks the last one whose top has passed the upper part of the window', () => {
    const labels = { list: 'Sections', previous: 'Previous', next: 'Next' };
    const tops: Record<string, number> = { a: 400, b: 900 };
    const links = Object.keys(tops).map((id) => ({ id, label: id, jump: { href: `#${id}` } }));
    const { container } = render(
      <>
        <SectionBar links={links} labels={labels} />
        <section id="a" />
        <section id="b" />
      </>,
    );
    for (const id of Object.keys(tops)) {
      const section = container.querySelector(`#${id}`);
      if (section) section.getBoundingClientRect = () => ({ top: tops[id] }) as DOMRect;
    }
    const scrollTo = (a: number, b: number) => {
      Object.assign(tops, { a, b });
      fireEvent.scroll(window);
      return screen.queryByRole('link', { current: 'location' })?.textContent;
    };
    expect(scrollTo(400, 900)).toBeUndefined();
    expect(scrollTo(100, 600)).toBe('a');
    expect(scrollTo(-500, 100)).toBe('b');
    expect(scrollTo(400, 900)).toBeUndefined();
  });
});
