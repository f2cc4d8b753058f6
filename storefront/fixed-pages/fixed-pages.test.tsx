import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { builtInText, type FixedPageName, PAGE_SECTIONS } from '#locales/fixed-pages.ts';
import { ViewProvider } from '#runtime/view-context.tsx';
import { LANGUAGES } from '#schemas/constants.ts';
import { deals, fixtureContext } from '../fixtures.ts';
import { localHref } from '../links/paths.ts';
import { renderInView } from '../lists/lists.fixtures.tsx';
import { Footer } from '../shell/footer.tsx';
import { tenantName } from '../text/tenant-name.ts';
import { ContactLinks } from './contact-links.tsx';
import { FixedPage } from './fixed-page.tsx';
import { MissingPage } from './missing-page.tsx';
import { Popular } from './popular.tsx';
import { siteAreas } from './site-areas.ts';
import { Sitemap } from './sitemap.tsx';
import { StoreLinks } from './store-links.tsx';

afterEach(cleanup);

const pages = Object.keys(PAGE_SECTIONS) as FixedPageName[];
const cases = LANGUAGES.flatMap((lang) => pages.map((page) => [lang, page] as const));
const hrefs = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe.each(cases)('%s: %s', (lang, page) => {
  const ctx = fixtureContext({ lang });

  test('one title, then its sections, each named by its heading', () => {
    render(<FixedPage ctx={ctx} page={page} />);
    const { title } = builtInText(ctx.t, page, tenantName(ctx));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const sections = screen.getAllByRole('region');
    expect(sections).toHaveLength(PAGE_SECTIONS[page].length);
    for (const section of sections) expect(section.querySelector('p')?.textContent).toMatch(/\S/);
  });

  test('no placeholder is left, the tenant is named', () => {
    const { container } = render(<FixedPage ctx={ctx} page={page} />);
    expect(container.textContent).not.toMatch(/[{}]/);
    if (page !== 'agreement') expect(container.textContent).toContain(tenantName(ctx));
  });
});

test('a shop’s own text stands in place of the built-in one, with its date', () => {
  const ctx = fixtureContext({ lang: 'en' });
  const own = { title: 'Who we are', body: '<h2>Us</h2><p>Two people.</p>', validFrom: Date.UTC(2026, 0, 1) };
  const { container } = render(<FixedPage ctx={ctx} page="about" own={own} />);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Who we are', 'Us', 'Go on']);
  expect(container.textContent).toContain('Two people.');
  expect(container.textContent).toContain('2026');
});

test.each(['notFound', 'gone'] as const)(
  'a page that is %s says so, with a search and ways on',
  async (kind) => {
    vi.stubGlobal('fetch', async ({ url }: Request) => {
      const data = url.includes('sources')
        ? { items: [{ type: 'CONTENT', code: 'D1', deal: deals.default }] }
        : [{ classificationId: '1', classificationCode: 'c1', classificationName: 'Phones' }];
      return Response.json({ success: true, code: '200', message: '', data });
    });
    const ctx = fixtureContext({ lang: 'en' });
    renderInView(
      <MissingPage ctx={ctx} kind={kind}>
        <Popular title="Popular" />
      </MissingPage>,
      ctx,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(ctx.t(`errors.${kind}.title`));
    const field = screen.getByRole('searchbox');
    expect(field.getAttribute('name')).toBe('keyword');
    expect(field.closest('form')?.getAttribute('action')).toBe('/en/search');
    expect(hrefs(document.body)).toEqual([
      '/en',
      '/en/daily-special-offers',
      '/en/coupons',
      '/en/leaderboard',
    ]);
    await waitFor(() => expect(hrefs(screen.getByTestId('missing-popular'))).toContain('/en/content/D1'));
    expect(hrefs(screen.getByTestId('missing-categories'))).toEqual(['/en/products/Phones-c1']);
    vi.unstubAllGlobals();
  },
);

describe('store links', () => {
  test('lead to the stores that have the app, in a new window', () => {
    const appLinks = { custom: 'zest://open', google: 'https://play.google.com/store/apps/details?id=x' };
    const ctx = fixtureContext({ lang: 'en', device: 'phone', tenant: { appLinks } });
    const { t: _, ...value } = ctx;
    render(
      <ViewProvider value={value} messages={{}}>
        <StoreLinks ctx={ctx} />
      </ViewProvider>,
    );
    expect(screen.getByRole('link', { name: 'Open in the app' })).toBeTruthy();
    const [link, ...rest] = screen.getAllByRole('link', { name: 'Get it from Google Play' });
    expect(rest).toEqual([]);
    expect(link?.getAttribute('href')).toBe(appLinks.google);
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(screen.queryByTestId('download-qr')).toBeNull();
  });

  test('a desktop shows a code for the phone instead of the link into the app', () => {
    const appLinks = { custom: 'zest://open', google: 'https://play.google.com/store/apps/details?id=x' };
    render(<StoreLinks ctx={fixtureContext({ lang: 'en', device: 'desktop', tenant: { appLinks } })} />);
    expect(screen.getByRole('img', { name: 'QR code of this page' })).toBeTruthy();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Google Play']);
  });

  test('each has a drawing of its own', () => {
    const appLinks = { apple: 'https://a.example', google: 'https://g.example', huawei: 'https://h.example' };
    render(<StoreLinks ctx={fixtureContext({ lang: 'en', device: 'desktop', tenant: { appLinks } })} />);
    const marks = screen
      .getAllByTestId('store-link')
      .map((link) => link.querySelector('svg[aria-hidden] > path'));
    expect(new Set(marks.map((mark) => mark?.getAttribute('d')).filter(Boolean)).size).toBe(3);
  });

  test.each([{}, { apple: 'javascript:alert(1)' }])('none for %j', (appLinks) => {
    const { container } = render(<StoreLinks ctx={fixtureContext({ tenant: { appLinks } })} />);
    expect(container.innerHTML).toBe('');
  });
});

describe('contact links', () => {
  test('lead to the mail program and to LINE', () => {
    const contact = { email: 'help@zest.example', line: 'https://line.me/R/ti/p/%40zest' };
    render(<ContactLinks ctx={fixtureContext({ lang: 'en', tenant: { contact } })} />);
    expect(screen.getByRole('link', { name: 'Email help@zest.example' }).getAttribute('href')).toBe(
      'mailto:help@zest.example',
    );
    const line = screen.getByRole('link', { name: 'Chat with us on LINE' });
    expect(line.getAttribute('href')).toBe(contact.line);
    expect(line.getAttribute('target')).toBe('_blank');
  });

  test.each([undefined, {}, { line: 'javascript:alert(1)' }])('none for %j', (contact) => {
    const { container } = render(<ContactLinks ctx={fixtureContext({ tenant: { contact } })} />);
    expect(container.innerHTML).toBe('');
  });

  test('every footer leads to the page that says how to get help', () => {
    render(<Footer ctx={fixtureContext({ lang: 'en' })} />);
    const link = screen.getByRole('link', { name: 'Help and contact' });
    expect(link.getAttribute('href')).toBe('/en/help');
  });
});

describe('sitemap', () => {
  const category = (id: string, level: number, parentId?: string) => ({
    id,
    level,
    parentId,
    code: `c-${id}`,
    name: `Name ${id}`,
    sequenceNumber: '1',
  });
  const categories = [category('1', 1), category('2', 2, '1')];
  const articleCategories = [category('9', 1)];

  test('groups of areas, article categories, product categories and fixed pages, in the page’s language', () => {
    const ctx = fixtureContext({ lang: 'en' });
    render(<Sitemap ctx={ctx} categories={categories} articleCategories={articleCategories} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sitemap');
    const [areas, articles, tree, about] = screen.getAllByRole('region') as HTMLElement[];
    const own = siteAreas('GENERAL').shop.map(([path]) => localHref(ctx, path));
    expect(own.slice(0, 3)).toEqual(['/en', '/en/articles', '/en/deals']);
    expect(hrefs(areas as HTMLElement)).toEqual(own);
    expect(hrefs(articles as HTMLElement)).toEqual(['/en/articles/Name-9-c-9']);
    expect(hrefs(tree as HTMLElement)).toEqual(['/en/products/Name-1-c-1', '/en/products/Name-2-c-2']);
    expect(hrefs(about as HTMLElement)).toContain('/en/privacy-policy');
    expect(
      within(tree as HTMLElement)
        .getByRole('link', { name: 'Name 2' })
        .closest('li li'),
    ).not.toBeNull();
  });

  test('an article tenant’s discover page is its home, its deals have a page of their own', () => {
    const ctx = fixtureContext({ tenant: { type: 'ARTICLE' } });
    render(<Sitemap ctx={ctx} categories={[]} articleCategories={articleCategories} />);
    const [areas, articles] = screen.getAllByRole('region') as HTMLElement[];
    const own = siteAreas('ARTICLE').shop.map(([path]) => path);
    expect(own.slice(0, 2)).toEqual(['/deals', '/']);
    expect(hrefs(areas as HTMLElement)).toEqual(own);
    expect(hrefs(articles as HTMLElement)).toEqual(['/Name-9-c-9']);
    expect(screen.queryByRole('region', { name: ctx.t('navigator.title') })).toBeNull();
  });
});
