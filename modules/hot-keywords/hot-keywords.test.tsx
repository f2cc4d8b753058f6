import { describe, expect, test } from 'vitest';
import { decideNavigation } from '#client/navigation.ts';
import { describeModule, loadWith, showFixture } from '#tests/module-kit.tsx';
import { hotKeywordsFixtures } from './fixtures.ts';
import { loadHotKeywords } from './load.ts';
import { hotKeywords } from './module.ts';
import { HotKeywordsView } from './view.tsx';

describeModule(hotKeywords, HotKeywordsView, hotKeywordsFixtures, [
  { count: 10_000 },
  { count: 'all' },
  { count: {} },
]);

async function firstTag(type: 'GENERAL' | 'ARTICLE') {
  const body = await showFixture(HotKeywordsView, hotKeywordsFixtures.default, {
    lang: 'en',
    tenant: { type },
  });
  return body.querySelector('li a') as HTMLAnchorElement;
}

describe.each([
  ['GENERAL', '/en/article-tag/'],
  ['ARTICLE', '/en/tag/'],
] as const)('%s tenant', (type, prefix) => {
  const follow = async (from: string) => {
    const { href, dataset } = await firstTag(type);
    const click = { href, target: '', hreflang: '', isDownload: false, isModified: false };
    return decideNavigation({ ...click, replaceWithin: dataset.replaceWithin }, new URL(from, href));
  };

  test('a tag leads to its articles', async () => {
    expect((await firstTag(type)).getAttribute('href')).toBe(`${prefix}air-fryer`);
  });

  test('on a tag’s page it replaces the address, elsewhere it pushes', async () => {
    expect(await follow(`${prefix}fans`)).toMatchObject({ kind: 'replace', href: `${prefix}air-fryer` });
    expect(await follow('/en/articles')).toMatchObject({ kind: 'push', href: `${prefix}air-fryer` });
  });
});

test('loads the hot tags, no more than it shows', async () => {
  const hotTags = Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, keyword: `tag ${index}` }));
  const loaded = await loadWith(loadHotKeywords, { count: 10 }, { hotTags });
  expect(loaded.data.hotKeywords).toEqual(hotTags.slice(0, 10));
  expect(loaded.tags).toEqual(['keywords']);
});
