import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InlineJson } from '#runtime/inline-json.tsx';
import { articles, boards, brands, deals, fixtureContext, goods, topics } from '../fixtures.ts';
import { articleNode } from './article.ts';
import { breadcrumbList, graph } from './graph.ts';
import { itemList } from './item-list.ts';
import { dealProduct, goodsProduct } from './product.ts';
import { siteNodes } from './site.ts';

const text = '</script><script>alert(1)</script><!--<script>';
const ctx = fixtureContext({ lang: 'en', tenant: { name: { en: text } } });

const deal = { ...deals.default, code: text, title: text, summary: text, mainPic: { url: text } };
const attributes = [{ name: text, value: text }];
const product = { ...goods.default, code: text, goodsName: text, pictureUrls: [text], attributes };
const { content } = articles.default;
const written = { title: text, summary: text, author: text, keywords: [text], coverImage: { url: text } };
const article = { ...articles.default, code: text, content: { ...content, ...written } };
const named = {
  brand: { id: '1', name: text },
  classifications: [{ id: '1', code: text, name: text, level: 1 }],
};
const listed = [
  { id: '1', type: 'deal' as const, deal },
  { id: '2', type: 'goods' as const, goods: product },
  { id: '3', type: 'article' as const, article },
  { id: '4', type: 'brand' as const, brand: { ...brands.default, name: text, code: text } },
  { id: '5', type: 'topic' as const, topic: { ...topics.default, title: text, subtitle: text } },
  { id: '6', type: 'board' as const, board: { ...boards.default, name: text, code: text } },
];

/** JSON-LD of all kinds of pages, with one text in every place that has a text. */
test.each([
  ['a deal', dealProduct(ctx, { id: '1', subjectType: 'CONTENT', deal, goods: product, ...named }, text)],
  ['a product', goodsProduct(ctx, { id: '1', subjectType: 'GOODS', goods: product, ...named }, text)],
  ['an article', articleNode(ctx, article, text)],
  ['the way to a page', breadcrumbList(ctx, [{ name: text, href: text }])],
  ['a list', itemList(ctx, { content: listed, totalElements: listed.length, hasNext: false }, 1)],
  ['the site', siteNodes(ctx)],
])('no text ends the script that describes %s', (_, nodes) => {
  const value = graph([nodes].flat());
  const html = renderToStaticMarkup(<InlineJson value={value} />);
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  const [script, ...others] = [...head.childNodes, ...body.childNodes];
  expect(others).toEqual([]);
  expect(JSON.parse(script?.textContent ?? '')).toEqual(JSON.parse(JSON.stringify(value)));
  expect(script?.textContent).toContain('alert(1)');
});
