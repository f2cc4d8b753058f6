import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { InlineIcons, InlineJson, InlineScript } from '../inline-json.tsx';
import { Kept } from './kept.tsx';
import { findPartsBy } from './kept-parts.ts';

afterEach(() => findPartsBy(() => undefined));

const markup = (...children: ReactNode[]) =>
  renderToStaticMarkup(
    createElement(AppRouterContext, { value: {} as unknown as AppRouterInstance }, ...children),
  );

/** Markup of elements of one page, and the content that its parts keep. */
function rendered(...elements: (() => ReactNode)[]) {
  const parts: ReactNode[] = [];
  findPartsBy(() => parts);
  return { html: elements.map((element) => markup(element())), parts };
}

test('the document has the elements where they stand, each its own', () => {
  const { html, parts } = rendered(
    () => Kept({ className: 'card', children: 'Fan' }),
    () => Kept({ tag: 'a', href: '/fan', children: 'To the fan' }),
  );
  expect(html).toEqual(['<article class="card">Fan</article>', '<a href="/fan">To the fan</a>']);
  expect(parts).toHaveLength(2);
});

test('scripts and drawings are in the document, and stay out of the page’s data', () => {
  const { html, parts } = rendered(
    () => InlineScript({ code: 'a < b' }),
    () => InlineJson({ value: { name: '</script>' } }),
    InlineIcons,
  );
  const [script, json, icons] = html;
  expect(script).toBe('<script>a < b</script>');
  expect(json).toBe('<script type="application/ld+json">{"name":"\\u003c/script\\u003e"}</script>');
  expect(icons).toMatch(/^<div hidden=""><svg.*<\/svg><\/div>$/su);
  expect(parts).toHaveLength(3);
});

test('the page’s data names the element, its number and, where it isn’t an article, its tag', () => {
  const parts: ReactNode[] = ['another'];
  findPartsBy(() => parts);
  const propsOf = (node: ReactNode) => (node as { props: unknown }).props;
  expect(propsOf(Kept({ children: 'Fan' }))).toEqual({ part: 1 });
  expect(propsOf(Kept({ tag: 'a', children: 'Fan' }))).toEqual({ part: 2, tag: 'a' });
  expect(propsOf(InlineScript({ code: 'a' }))).toEqual({ tag: 'script', part: 3 });
  expect(propsOf(InlineJson({ value: 1 }))).toEqual({ tag: 'script', type: 'application/ld+json', part: 4 });
  expect(propsOf(InlineIcons())).toEqual({ tag: 'div', hidden: true, part: 5 });
});

test('an element whose parts are gone is empty, and nothing fails', () => {
  const parts: ReactNode[] = [];
  findPartsBy(() => parts);
  const elements = [Kept({ children: 'Fan' }), InlineScript({ code: 'a' })];
  findPartsBy(() => undefined);
  expect(markup(...elements)).toBe('<script></script>');
});
