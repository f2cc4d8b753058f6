import { describe, expect, test } from 'vitest';
import { manifest } from '#modules/all.ts';
import type { PageFacts } from '#schemas/entities/page-facts.ts';
import { emptyDocument, type ModuleNode, type PageDocument } from '#schemas/page/document.ts';
import { type Finding, findingKey } from '#schemas/page/finding.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { checkPage } from './check-page.ts';
import { NO_FACTS } from './facts.ts';
import { referencesOf } from './references.ts';

const tenant = tenantFixture('zest');
const all = { th: 'ไทย', en: 'English', id: 'Indonesia' };
const picture = { url: '/media/zest/a.webp', alt: all };

function page(...nodes: (Partial<ModuleNode> & Pick<ModuleNode, 'type' | 'props'>)[]): PageDocument {
  const named = nodes.map((node, i) => ({ id: `n${i}`, v: 1, ...node }));
  return {
    ...emptyDocument('COMMON_PAGE'),
    meta: { title: all, description: all },
    nodes: Object.fromEntries(named.map((node) => [node.id, node])),
    slots: { main: named.map(({ id }) => id) },
  };
}

const check = (document: unknown, facts: Partial<PageFacts> = {}, path = '/sale') =>
  checkPage(document, { path, manifest, tenant, facts: { ...NO_FACTS, ...facts } });
const told = ({ code, severity, at }: Finding) =>
  [code, severity, at.nodeId ?? '', at.path.join('.'), at.lang ?? ''].join(' ').trimEnd();

test('a sound page has no findings', () => {
  const document = page(
    { type: 'picture', props: { picture, link: '/deals' } },
    { type: 'rich-text', props: { title: all, text: { th: '<p>ก</p>', en: '<p>a</p>', id: '<p>b</p>' } } },
  );
  expect(check(document)).toEqual([]);
});

describe('errors', () => {
  test('a document that isn’t one', () => {
    expect(check({ schemaVersion: 1 }).every(({ severity }) => severity === 'error')).toBe(true);
    expect(check('{').map(({ problem }) => problem)).toEqual(['INVALID_VALUE']);
  });

  test('props that their module can’t read, at their place', () => {
    const document = page({ type: 'goods-list', v: 2, props: { source: 'x' } });
    expect(check(document).map(told)).toEqual(['PROBLEM error n0 source']);
  });
});

test('outdated translations are reported where they are visible', () => {
  const title = { type: 'goods-list', props: { title: all } };
  const document = page(
    title,
    { ...title, hidden: true },
    { ...title, rules: [{ type: 'languages', values: ['th', 'en'] }] },
  );
  const at = (nodeId?: string) =>
    (['en', 'id'] as const).map((lang) => ({ ...(nodeId && { nodeId }), path: ['title'], lang }));
  const outdated = [...at(), ...at('n0'), ...at('n1'), ...at('n2'), ...at('gone')];
  expect(check(document, { outdated }).map(told)).toEqual([
    'OUTDATED_TRANSLATION warning  title en',
    'OUTDATED_TRANSLATION warning  title id',
    'OUTDATED_TRANSLATION warning n0 title en',
    'OUTDATED_TRANSLATION warning n0 title id',
    'OUTDATED_TRANSLATION warning n2 title en',
  ]);
});

describe('references', () => {
  const document = page(
    {
      type: 'content-list',
      props: {
        link: '/gone',
        contents: [
          { type: 'CONTENT', code: 'd1' },
          { type: 'NOTE', code: 'n1' },
        ],
      },
    },
    { type: 'goods-list', props: { goods: ['g1', 'g2'], link: 'http://zest.localhost:3000/gone' } },
    {
      type: 'rich-text',
      props: {
        title: all,
        text: { th: '<a href="/lost?a=1&amp;b=2">x</a> <a href="https://x.example/">y</a>' },
      },
    },
  );

  test('are collected from links, rich texts and relations', () => {
    expect(referencesOf(document, manifest, tenant.siteOrigin)).toEqual({
      links: ['/gone', 'http://zest.localhost:3000/gone', '/lost?a=1&b=2'],
      relations: [
        { type: 'CONTENT', code: 'd1' },
        { type: 'NOTE', code: 'n1' },
        { type: 'GOODS', code: 'g1' },
        { type: 'GOODS', code: 'g2' },
      ],
    });
  });

  test('to missing pages, deleted or ended things are reported at their field', () => {
    const facts = {
      deadLinks: ['/gone', '/lost?a=1&b=2'],
      missing: ['GOODS g2', 'NOTE n1'],
      expired: ['CONTENT d1'],
    };
    const found = check(document, facts).filter(({ code }) => code !== 'MISSING_LANGUAGE');
    expect(found.map((one) => `${told(one)} ${one.params.target}`)).toEqual([
      'DEAD_LINK error n0 link /gone',
      'RELATION_MISSING error n0 source NOTE n1',
      'RELATION_MISSING error n1 source GOODS g2',
      'DEAD_LINK error n2 text /lost?a=1&b=2',
      'RELATION_EXPIRED warning n0 source CONTENT d1',
    ]);
  });
});

describe('texts', () => {
  test('a language missing beside others is reported; a text in no language isn’t', () => {
    const document = page(
      { type: 'goods-list', props: { title: { th: 'ก', id: '' } } },
      { type: 'goods-list', props: {} },
    );
    expect(check(document).map(told)).toEqual([
      'MISSING_LANGUAGE warning n0 title en',
      'MISSING_LANGUAGE warning n0 title id',
    ]);
  });

  test('the English picture serves Indonesian readers too, other languages need their own', () => {
    const found = (cover: object) =>
      check(page({ type: 'leaderboard-strip', props: { cover, boards: [{ code: 'b1' }] } })).map(told);
    expect(found({ th: picture, en: picture })).toEqual([]);
    expect(found({ th: picture })).toEqual([
      'MISSING_LANGUAGE warning n0 cover en',
      'MISSING_LANGUAGE warning n0 cover id',
    ]);
    expect(found({ en: picture })).toEqual(['MISSING_LANGUAGE warning n0 cover th']);
  });

  test('the page’s title and description must be there in every language', () => {
    const document = { ...page(), meta: { title: { th: 'ก' }, description: all } };
    expect(check(document).map(told)).toEqual([
      'MISSING_LANGUAGE warning  meta.title en',
      'MISSING_LANGUAGE warning  meta.title id',
    ]);
  });

  test('a module for one language needs no other', () => {
    const rules: ModuleNode['rules'] = [{ type: 'languages', values: ['th'] }];
    expect(check(page({ type: 'goods-list', props: { title: { th: 'ก' } }, rules }))).toEqual([]);
  });

  test('a short label over 20 characters of Indonesian is reported', () => {
    const tab = (id: string) => ({ slot: 's', label: { ...all, id } });
    const tabs = (id: string) => page({ type: 'navigation-tabs', props: { tabs: [tab(id)] } });
    expect(check(tabs('Rekomendasi terbaik!'))).toEqual([]);
    expect(check(tabs('Rekomendasi terbaiknya')).map(told)).toEqual([
      'LABEL_TOO_LONG warning n0 tabs.0.label id',
    ]);
  });

  test('headings of a text that leave out a level are reported in each language, below the module’s title if it has one', () => {
    const text = { th: '<h2>ก</h2><h4>ข</h4>', en: '<h3>A</h3><h4>B</h4>', id: '<h2>A</h2><h3>B</h3>' };
    const words = (title: object) => check(page({ type: 'rich-text', props: { title, text } }));
    expect(words(all).map(told)).toEqual(['HEADING_SKIPPED warning n0 text th']);
    expect(words(all)[0]?.params).toEqual({ level: 4, above: 2 });
    expect(words({}).map(told)).toEqual([
      'HEADING_SKIPPED warning n0 text th',
      'HEADING_SKIPPED warning n0 text en',
    ]);
    const rules: ModuleNode['rules'] = [{ type: 'languages', values: ['id'] }];
    expect(check(page({ type: 'rich-text', props: { title: all, text }, rules }))).toEqual([]);
    expect(check(page({ type: 'rich-text', props: { title: all, text }, hidden: true }))).toEqual([]);
  });

  test('a picture without alternative text is reported, unless its title names it or it is decorative', () => {
    const bare = { url: '/media/zest/a.webp', alt: {} };
    const slides = [
      { picture: { th: bare, en: bare, id: bare }, title: all },
      { picture: { th: bare, en: picture, id: picture } },
    ];
    const document = page(
      { type: 'picture', props: { picture: bare } },
      { type: 'banner', props: { slides } },
      { type: 'daily-special', props: { titleImage: { th: bare, en: bare, id: bare } } },
    );
    expect(check(document).map(told)).toEqual([
      'MISSING_ALT warning n0 picture.alt',
      'MISSING_ALT warning n1 slides.1.picture.th.alt',
    ]);
  });

  test('hidden modules have no findings', () => {
    expect(check(page({ type: 'goods-list', props: { title: { th: 'ก' } }, hidden: true }))).toEqual([]);
  });
});

describe('a category’s page', () => {
  const topics = { type: 'topics', props: {} };
  const own = { type: 'own-part', props: {} };
  const codes = (document: PageDocument, path: string) => check(document, {}, path).map(({ code }) => code);

  test.each(['/products/*', '/products/phones', '/articles/*'])(
    'at %s says that it shows no list of its own',
    (path) => {
      expect(check(page(topics), {}, path).map(told)).toEqual(['NO_OWN_LIST warning']);
      expect(codes(page(topics, { ...own, hidden: true }), path)).toEqual(['NO_OWN_LIST']);
      expect(codes(page(topics, own), path)).toEqual([]);
      // Of no modules the screen is as it is.
      expect(codes(page({ ...topics, hidden: true }), path)).toEqual([]);
    },
  );

  test.each(['/products-copy', '/topic/mega', '/product/*', '/search'])('at %s there is none', (path) => {
    expect(codes(page(topics), path)).toEqual([]);
  });
});

describe('required fields', () => {
  test.each([
    ['picture', {}, ['picture']],
    ['deals', { source: { pick: [] } }, ['source']],
    ['rich-text', { title: all, text: { th: '' } }, ['text']],
    ['content-list', { source: { pick: [] } }, ['source']],
    [
      'banner',
      { slides: [{ picture: {} }, { picture: { th: picture, en: picture } }] },
      ['slides', 0, 'picture'],
    ],
  ])('of %s with %o are filled in', (type, props, path) => {
    const errors = check(page({ type, props })).filter(({ severity }) => severity === 'error');
    expect(errors).toMatchObject([{ code: 'REQUIRED_MISSING', at: { nodeId: 'n0', path } }]);
    expect(check(page({ type, props, hidden: true }))).toEqual([]);
  });

  test('in one language alone are filled in', () => {
    const text = { th: '<p>ก</p>' };
    const found = check(page({ type: 'rich-text', props: { title: all, text } }));
    expect(found.every(({ code }) => code === 'MISSING_LANGUAGE')).toBe(true);
  });
});

test('a relation that ends before its module’s last day is a warning', () => {
  const contents = [{ type: 'CONTENT', code: 'd1' }];
  const until = (to: string): ModuleNode['rules'] => [{ type: 'time', to }];
  const props = { title: all, contents };
  const document = page(
    { type: 'content-list', props, rules: until('2027-01-03T00:00:00Z') },
    { type: 'content-list', props, rules: until('2027-01-01T00:00:00Z') },
    { type: 'content-list', props },
  );
  const ends = [{ relation: 'CONTENT d1', at: Date.parse('2027-01-02T00:00:00Z') }];
  expect(check(document, { ends }).map(told)).toEqual(['RELATION_ENDS warning n0 source']);
});

test('things that will have ended at the previewed or scheduled time are warned of, by name', () => {
  const props = { title: all, source: { list: 'm' } };
  const rules = (from: string): ModuleNode['rules'] => [{ type: 'time', from }];
  const document = page(
    { type: 'deals', v: 2, props },
    { type: 'deals', v: 2, props, rules: rules('2027-01-09T00:00:00Z') },
    { type: 'deals', v: 2, props, hidden: true },
  );
  const noon = Date.parse('2027-01-02T12:00:00Z');
  const ends = [-2, -1, 0, 0, 1].map((hours, i) => ({ name: `Deal ${i}`, at: noon + hours * 3_600_000 }));
  const timed = ['n0', 'n1', 'n2'].map((nodeId) => ({ nodeId, path: ['source'], total: 12, ends }));
  const facts = { ...NO_FACTS, timed };
  const found = (at?: number) => checkPage(document, { path: '/sale', manifest, tenant, facts, at });
  expect(found(noon)).toEqual([
    {
      code: 'ITEMS_END',
      severity: 'warning',
      at: { nodeId: 'n0', path: ['source'] },
      params: { ended: 4, total: 12, at: noon, target: 'Deal 0, Deal 1, Deal 2' },
    },
  ]);
  expect(found(noon - 9 * 3_600_000)).toEqual([]);
  expect(found()).toEqual([]);
});

describe('the rendered page', () => {
  const document = page(...Array.from({ length: 3 }, () => ({ type: 'deals', props: { moduleId: 'm' } })));
  const rendered = { empty: [], failed: [], eagerImages: [], scriptBytes: 0, imageBytes: 0 };

  test('empty, failed and unreadable modules are reported, those removed since aren’t', () => {
    const facts = {
      unreadable: ['n0', 'gone'],
      rendered: { ...rendered, empty: ['n1'], failed: ['n2', 'gone'] },
    };
    expect(check(document, facts).map(told)).toEqual([
      'LOW_CONTRAST warning n0',
      'MODULE_FAILED warning n2',
      'EMPTY_MODULE warning n1',
    ]);
  });

  test('a page that wasn’t rendered is reported once, beside the other findings', () => {
    const facts = { unreadable: ['n0'], rendered: 'unavailable' as const };
    expect(check(document, facts).map(told)).toEqual(['LOW_CONTRAST warning n0', 'NOT_RENDERED warning']);
  });

  test('the module with the fifth eager image is reported', () => {
    const eager = (...counts: number[]) => ({
      rendered: { ...rendered, eagerImages: counts.map((count, i) => ({ nodeId: `n${i}`, count })) },
    });
    expect(check(document, eager(1, 3, 0))).toEqual([]);
    expect(check(document, eager(1, 3, 3)).map(told)).toEqual(['EAGER_IMAGES warning n2']);
  });

  test('weights over the budget are reported', () => {
    const facts = { rendered: { ...rendered, scriptBytes: 1_000_000, imageBytes: 1_000_000 } };
    expect(check(document, facts).map(told)).toEqual(['SCRIPT_WEIGHT warning', 'IMAGE_WEIGHT warning']);
  });
});

test('a signature covers a finding at its place with its target, not its figures', () => {
  const fault: Finding = {
    code: 'DEAD_LINK',
    severity: 'warning',
    at: { nodeId: 'a', path: ['link'] },
    params: {},
  };
  const key = findingKey(fault);
  expect(findingKey({ ...fault, params: { size: 3 } })).toBe(key);
  expect(findingKey({ ...fault, params: { target: '/x' } })).not.toBe(key);
  expect(findingKey({ ...fault, at: { nodeId: 'b', path: ['link'] } })).not.toBe(key);
});
