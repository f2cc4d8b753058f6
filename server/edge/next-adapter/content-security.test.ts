import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { THEME_SCRIPT } from '../inline-scripts/theme-script.ts';
import { PLAIN_POLICY, pagePolicy } from './content-security.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
/** The inline scripts that this page's policy allows. */
const allowed = (html: string) =>
  /script-src 'self'([^;]*);/.exec(pagePolicy(html))?.[1]?.split(' ').filter(Boolean);

const DATA = 'self.__next_f.push([1,"0:{\\"title\\":\\"ดีล \\u003c/script\\u003e\\"}\\n"])';
const START = '(self.__next_f=self.__next_f||[]).push([0])';
const CHUNKS = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});';

describe('inline scripts that the policy allows', () => {
  test('page data, Next’s list of files and the theme script, by their hashes', () => {
    const page = `<script>${THEME_SCRIPT}</script><p>x</p><script id="_R_">${CHUNKS}</script><script>${START}</script><script>${DATA}</script>`;
    expect(allowed(page)).toEqual([THEME_SCRIPT, CHUNKS, START, DATA].map(hash));
  });

  test('repeated scripts have one hash', () => {
    expect(allowed(`<script>${START}</script><script>${START}</script>`)).toEqual([hash(START)]);
  });

  test.each([
    'alert(1)',
    `${THEME_SCRIPT};alert(1)`,
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"a"+alert(1)+"b"])',
    'self.__next_f.push(...alert(1))',
    `self.__next_f.push([1,'a'])`,
    'x.push([1,"a"])',
    `alert(1)//\n${START}`,
    '',
  ])('not %j', (code) => {
    expect(allowed(`<script>${code}</script>`)).toEqual([]);
  });

  test('JSON data and script files of the site need no hash', () => {
    const page = `<script type="application/ld+json">{"a":1}</script><script src="/_next/x.js" async=""></script>`;
    expect(pagePolicy(page)).toBe(PLAIN_POLICY);
  });
});

const directives = Object.fromEntries(
  pagePolicy(`<script>${START}</script>`)
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
);

test('script-src allows nothing else', () => {
  expect(directives['script-src']).toEqual(["'self'", hash(START)]);
});

test.each(['default-src', 'connect-src', 'frame-src', 'base-uri', 'form-action', 'frame-ancestors'])(
  '%s allows only the site itself',
  (name) => {
    expect(directives[name]).toEqual(["'self'"]);
  },
);

test('images may come from marketplaces or the visitor’s device, and style attributes are allowed', () => {
  expect(directives['img-src']).toEqual(["'self'", 'data:', 'blob:', 'https:']);
  expect(directives['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
});
