import { expect, test } from 'vitest';
import { CANVAS_SCRIPTS_SCRIPT, LATE_SCRIPTS_SCRIPT, putOffScripts } from './late-scripts.ts';

const END = `<script>${LATE_SCRIPTS_SCRIPT}</script></body></html>`;

test('only the page’s script files wait for its first paint', () => {
  const page = (scripts: string) =>
    `<head><link rel="preload" as="image" href="/a.webp"/>${scripts}<script src="/old.js" noModule=""></script></head><body><p>ตลาด</p><script>self.__next_f.push([1,"x"])</script>`;
  const preloads =
    '<link rel="preload" as="script" fetchPriority="low" href="/b.js"/><link rel="preload" href="/c.js" as="script" fetchPriority="low"/>';
  const scripts =
    '<script src="/a.js" async=""></script><script src="/b.js" id="_R_" async=""></script><script src="/c.js" async="" id="c"></script>';
  const late =
    '<script src="/a.js" type="late"></script><script src="/b.js" id="_R_" type="late"></script><script src="/c.js" id="c" type="late"></script>';
  expect(putOffScripts(`${page(preloads + scripts)}</body></html>`)).toBe(page(late) + END);
});

test('the starter script is put at the real end of the page', () => {
  expect(putOffScripts('<body><template></body></template></body></html>')).toBe(
    `<body><template></body></template>${END}`,
  );
});

test('a given starter script takes the default’s place', () => {
  const html = putOffScripts('<body><script src="/a.js" async=""></script></body>', CANVAS_SCRIPTS_SCRIPT);
  expect(html).toBe(
    `<body><script src="/a.js" type="late"></script><script>${CANVAS_SCRIPTS_SCRIPT}</script></body>`,
  );
});

test('HTML that is not a page is left unchanged', () => {
  expect(putOffScripts('<script src="/a.js" async=""></script>')).toBe(
    '<script src="/a.js" async=""></script>',
  );
});
