import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { expect, test } from 'vitest';
import { clientMessages } from '#locales/text.ts';
import { ViewProvider } from '#runtime/view-context.tsx';
import type { Article } from '#schemas/entities/article.ts';
import { articles, FIXTURE_NOW, fixtureContext } from '../fixtures.ts';
import { ArticleDetail } from './article-detail.tsx';

const DAY = 86_400_000;
const ctx = fixtureContext({ lang: 'en' });
const none = { deals: [], goods: [], articles: [], videos: [] };

async function show(content: Partial<Article['content']>, over: Partial<Article> = {}) {
  const { t: _, ...value } = ctx;
  const { prelude } = await prerenderToNodeStream(
    <ViewProvider value={value} messages={clientMessages('en')}>
      <ArticleDetail
        ctx={ctx}
        article={{ ...articles.default, ...over, content: { ...articles.default.content, ...content } }}
        categories={[{ id: '1', name: 'Speakers', level: 1, code: 'spk' }]}
        html="<p>text</p>"
        headings={[{ id: 'part-1', text: 'First' }]}
        related={none}
        comments={<p id="comments" />}
      />
    </ViewProvider>,
  );
  return new DOMParser().parseFromString(await text(prelude), 'text/html').body;
}

const find = (body: HTMLElement, id: string) => body.querySelector(`[data-testid=${id}]`);

test('[R6, R7] articles and notes have one heading, a table of long texts, and a place for comments', async () => {
  const body = await show({ contentTypeCode: 'ARTICLE' });
  expect(find(body, 'article-detail')).not.toBeNull();
  expect(body.querySelectorAll('h1')).toHaveLength(1);
  expect(find(body, 'contents')?.querySelector('a')?.getAttribute('href')).toBe('#part-1');
  expect(body.querySelector('#comments')).not.toBeNull();
  expect(find(await show({ contentTypeCode: 'NOTE' }), 'note-detail')).not.toBeNull();
});

test('the day of the last change is named, unless the article came out that day', async () => {
  const times = async (updateTime: number) => {
    const body = await show({ publishTime: FIXTURE_NOW }, { updateTime });
    return [...body.querySelectorAll('header time')].map(({ textContent }) => textContent);
  };
  expect(await times(FIXTURE_NOW)).toHaveLength(1);
  expect(await times(FIXTURE_NOW + DAY)).toEqual([
    expect.stringContaining('/'),
    expect.stringContaining('/'),
  ]);
});
