import { expect, test } from 'vitest';
import { inlineSmallStyles } from './small-styles.ts';

const link = (name: string, more = '') =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"${more}/>`;
const files: Record<string, string> = {
  small: '.a{color:red}',
  large: `.b{content:"${'x'.repeat(3_000)}"}`,
  pictured: '.c{mask:url(../media/a.svg)}',
  closing: '.d{content:"</style><script>"}',
};
const inline = (html: string) =>
  inlineSmallStyles(html, (path) => files[path.replace('static/chunks/', '').replace('.css', '')]);

test('a small style sheet stands in the page, in its place; its link requests nothing', () => {
  const html = `<head>${link('large')}${link('small')}<title>a</title></head>`;
  expect(inline(html)).toBe(
    `<head>${link('large')}<style>.a{color:red}</style>${link('small', ' media="print" disabled=""')}<title>a</title></head>`,
  );
});

test.each(['large', 'pictured', 'closing', 'missing'])('a %s one stays a link', (name) => {
  expect(inline(link(name))).toBe(link(name));
});

test('without a build the page is as it was', () => {
  expect(inlineSmallStyles(link('none'))).toBe(link('none'));
});
