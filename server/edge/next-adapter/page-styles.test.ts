import { expect, test } from 'vitest';
import { inlineStyles } from './page-styles.ts';

const link = (name: string, more = '') =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"${more}/>`;
const whole = (name: string) => link(name, ' media="print" disabled=""');
const late = (name: string) => link(name, ' media="print" disabled="" data-late=""');
const long = 'x'.repeat(3_000);
const files: Record<string, string> = {
  small: '.a{color:red}',
  large: `.b{color:red}.c{content:"${long}"}`,
  pictured: '.d{mask:url(../media/a.svg)}',
  fonts: `@font-face{src:url(../media/a.woff2)}.c{content:"${long}"}`,
  closing: '.e{content:"</style><script>"}',
};
const inline = (html: string) =>
  inlineStyles(html, (path) => files[path.replace('static/chunks/', '').replace('.css', '')]);

test('a small style sheet stands whole in the page, in its place; its link requests nothing', () => {
  expect(inline(`<head>${link('small')}<title>a</title></head>`)).toBe(
    `<head><style>.a{color:red}</style>${whole('small')}<title>a</title></head>`,
  );
});

test('of a large one stand the rules for the page’s classes; scripts load the rest', () => {
  const page = (head: string) => `<head>${head}</head><body><p class="a b"></p></body>`;
  expect(inline(page(link('large') + link('small')))).toBe(
    page(`<style>.b{color:red}</style>${late('large')}<style>.a{color:red}</style>${whole('small')}`),
  );
});

test('a large one of which the page uses nothing is a late link alone', () => {
  expect(inline(link('large'))).toBe(late('large'));
});

test('the link of an island’s style sheet, written in another order, is found', () => {
  const island = '<link href="/_next/static/chunks/small.css" rel="stylesheet" as="style"/>';
  expect(inline(island)).toBe(
    '<style>.a{color:red}</style><link href="/_next/static/chunks/small.css" rel="stylesheet" as="style" media="print" disabled=""/>',
  );
});

test('addresses in a style sheet lead where they led', () => {
  expect(inline(link('pictured'))).toContain('.d{mask:url(/_next/static/media/a.svg)}');
});

test('one with fonts stands whole', () => {
  expect(inline(link('fonts'))).toBe(
    `<style>@font-face{src:url(/_next/static/media/a.woff2)}.c{content:"${long}"}</style>${whole('fonts')}`,
  );
});

test.each(['closing', 'missing'])('a %s one stays a link', (name) => {
  expect(inline(link(name))).toBe(link(name));
});

test('without a build the page is as it was', () => {
  expect(inlineStyles(link('none'))).toBe(link('none'));
});
