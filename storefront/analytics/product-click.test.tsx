import { afterEach, expect, test } from 'vitest';
import { productClick } from './product-click.ts';

afterEach(() => {
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

/** Event of a click on a link with these attributes on the page at `path`. */
function on(path: string, link: string) {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = `<section data-node="n1"><article data-id="i1"><a ${link}></a></article></section>`;
  return productClick(document.querySelector('a') as Element, window.location.href);
}

test.each([
  ['/', 'href="/search?keyword=air%20fryer"', { name: 'keyword_click', id: 'air fryer' }],
  ['/en', 'href="/en/article-tag/%E0%B8%81"', { name: 'keyword_click', id: 'ก' }],
  ['/', 'href="/tag/x"', { name: 'keyword_click', id: 'x' }],
  ['/', 'href="/tag/%"', { name: 'keyword_click', id: '%' }],
  ['/', 'href="/search"', undefined],
  ['/', 'href="https://other.example/search?keyword=x"', undefined],
  ['/topic/cool', 'href="/content/c1"', { name: 'topic_goods_click', id: 'i1' }],
  ['/en/topic/cool', 'href="/en/product/c1"', { name: 'topic_goods_click', id: 'i1' }],
  ['/topic/cool', 'href="https://shop.example/c1"', { name: 'topic_goods_click', id: 'i1' }],
  ['/topic/cool', 'href="/article/c1"', { name: 'topic_article_click', id: 'i1' }],
  ['/topic/cool', 'href="/note-detail/c1"', { name: 'topic_article_click', id: 'i1' }],
  ['/topic/cool', 'href="/x" data-type="video"', { name: 'topic_video_click', id: 'i1' }],
  ['/topic/cool', 'href="/about-us"', undefined],
  ['/topic', 'href="/content/c1"', undefined],
  ['/', 'href="/content/c1"', undefined],
] as const)('[Y8] at %s a click on %s is %j', (path, link, event) => {
  expect(on(path, link)).toEqual(event);
});
