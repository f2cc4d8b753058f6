import { expect, test } from 'vitest';
import { sheetParts, usedStyles } from './used-styles.ts';

const used = (css: string, ...classes: string[]) => usedStyles(sheetParts(css), new Set(classes));

test('a rule is used when the page has every class of one of its selectors', () => {
  expect(used('.a{x:1}.b{x:2}', 'a')).toBe('.a{x:1}');
  expect(used('.a .b{x:1}.a.c{x:2}.a>.b:hover{x:3}', 'a', 'b')).toBe('.a .b{x:1}.a>.b:hover{x:3}');
  expect(used('.a,.b,.c{x:1;y:2}', 'a', 'c')).toBe('.a,.c{x:1;y:2}');
});

test('rules without a class always are', () => {
  const css = ':root{--a:1}html[data-theme=dark] body>p::before{x:1}*{x:2}';
  expect(used(css)).toBe(css);
});

test('classes in brackets may be absent', () => {
  const css = '.a:not(.b){x:1}.a:is(.b,:where(.c .d)) i{x:2}:has(.e)>.a{x:3}[data-href=".f"] .a{x:4}';
  expect(used(css, 'a')).toBe(css);
});

test('class names are compared as the page has them', () => {
  expect(used(String.raw`.w-1\/2{x:1}.\@b{x:2}`, 'w-1/2')).toBe(String.raw`.w-1\/2{x:1}`);
});

test('conditions stand around the rules that are used, and nowhere else', () => {
  const css = '@media (width>=9px){.a{x:1}@supports (x:1){.b{x:2}}}@container c (width>1px){.b{x:3}}';
  expect(used(css, 'a')).toBe('@media (width>=9px){.a{x:1}}');
  expect(used(css, 'b')).toBe(
    '@media (width>=9px){@supports (x:1){.b{x:2}}}@container c (width>1px){.b{x:3}}',
  );
});

test('order, animations and statements stay', () => {
  const css = '@layer a,b;.a{x:1}@keyframes k{0%{x:1}to{x:2}}.b{animation:k}.a{x:3}';
  expect(used(css, 'a')).toBe('@layer a,b;.a{x:1}@keyframes k{0%{x:1}to{x:2}}.a{x:3}');
});
