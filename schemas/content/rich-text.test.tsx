import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE_HTML, HOSTILE_LINKS } from './hostile.fixtures.ts';
import { parseLink } from './link.ts';
import { isMediaUrl } from './media-url.ts';
import { parse } from './no-style-parser.ts';
import { sanitizeRichText } from './rich-text.ts';

const ALLOWED: Record<string, readonly string[]> = {
  A: ['href', 'rel', 'target'],
  IMG: ['src', 'alt', 'width', 'height'],
  TH: ['colspan', 'rowspan'],
  TD: ['colspan', 'rowspan'],
};
const PLAIN =
  'P BR HR H2 H3 H4 UL OL LI STRONG B EM I U S SUB SUP BLOCKQUOTE PRE CODE TABLE THEAD TBODY TR FIGURE FIGCAPTION'.split(
    ' ',
  );

const inert = document.implementation.createHTMLDocument();

/** Forbidden elements and attributes that a browser's parser finds in the HTML, inside a container as pages use it. */
function dangers(html: string): string[] {
  const host = inert.createElement('div');
  host.innerHTML = html;
  const nodes = inert.createTreeWalker(host);
  const found: string[] = [];
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node === host || node.nodeName === '#text') continue;
    const element = node as Element;
    const allowed = ALLOWED[node.nodeName] ?? (PLAIN.includes(node.nodeName) ? [] : undefined);
    if (!allowed || element.namespaceURI !== host.namespaceURI) {
      found.push(node.nodeName);
      continue;
    }
    for (const { name, value } of element.attributes) {
      const isSafe =
        allowed.includes(name) &&
        (name !== 'href' || parseLink(value) !== null) &&
        (name !== 'src' || isMediaUrl(value));
      if (!isSafe) found.push(`${node.nodeName} ${name}=${value}`);
    }
  }
  return found;
}

describe('hostile HTML', () => {
  test('the corpus has at least 120 payloads, each once, and the unsanitised ones are found', () => {
    expect(new Set(HOSTILE_HTML).size).toBe(HOSTILE_HTML.length);
    expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(120);
    const found = HOSTILE_HTML.filter((html) => dangers(html).length > 0);
    expect(found.length).toBeGreaterThanOrEqual(120);
  });

  test.each(HOSTILE_HTML)('%s', (html) => {
    const clean = sanitizeRichText(html);
    expect(dangers(clean)).toEqual([]);
    expect(sanitizeRichText(clean)).toBe(clean);
  });

  test('no hostile link or image source survives', () => {
    for (const link of HOSTILE_LINKS) {
      const quoted = link.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      const clean = sanitizeRichText(`<a href="${quoted}">x</a><img src="${quoted}">`);
      expect(dangers(clean), link).toEqual([]);
    }
  });
});

describe('articles', () => {
  test('plain markup is kept as it is', () => {
    const html =
      '<h2>หัวข้อ</h2><p>ลด <strong>50%</strong> &amp; more<br /></p><ul><li>a</li></ul>' +
      '<table><tbody><tr><td colspan="2">1 &lt; 2</td></tr></tbody></table>';
    expect(sanitizeRichText(html)).toBe(html);
  });

  test('a foreign link opens a new window and is marked sponsored', () => {
    expect(sanitizeRichText('<a href="https://other.example/x">x</a>')).toBe(
      '<a href="https://other.example/x" rel="noopener sponsored" target="_blank">x</a>',
    );
  });

  test('a link of the site stays in the window; its absolute form becomes a path', () => {
    const clean = '<a href="/deals" rel="noopener">x</a>';
    expect(sanitizeRichText('<a href="/deals" target="_blank" rel="opener">x</a>')).toBe(clean);
    expect(sanitizeRichText('<a href="https://shop.example/deals">x</a>', 'https://shop.example')).toBe(
      clean,
    );
  });

  test('a refused link keeps its text', () => {
    expect(sanitizeRichText('<a href="javascript:alert(1)">read me</a>')).toBe('<a>read me</a>');
  });

  test('images come from our media or https, and always have an alt', () => {
    expect(sanitizeRichText('<img src="/media/a.png" width="300" height="200px">')).toBe(
      '<img src="/media/a.png" alt="" width="300" />',
    );
    expect(sanitizeRichText('<img src="https://cdn.example/a.png" alt="A" />')).toBe(
      '<img src="https://cdn.example/a.png" alt="A" />',
    );
    expect(sanitizeRichText('a<img src="http://cdn.example/a.png">b')).toBe('ab');
  });

  test('cells may span, by whole numbers', () => {
    const row = (attributes: string) =>
      `<table><tbody><tr><th${attributes}>a</th><td${attributes}>b</td></tr></tbody></table>`;
    expect(sanitizeRichText(row(' colspan="2" rowspan="99999"'))).toBe(row(' colspan="2"'));
    expect(sanitizeRichText(row(' colspan="-1" rowspan="1;x"'))).toBe(row(''));
  });

  test('the text of an embed goes with it, that of other markup stays', () => {
    expect(sanitizeRichText('<title>a</title><svg><text>b</text></svg><iframe>c</iframe>')).toBe('');
    expect(sanitizeRichText('<div><font color=red>a</font></div>')).toBe('a');
  });

  test('nesting ends at 32 levels', () => {
    const clean = sanitizeRichText(`${'<b>'.repeat(10_000)}x`);
    expect(clean.split('<b>').length - 1).toBeLessThanOrEqual(32);
    expect(clean).toContain('x');
  });
});

test('styles are dropped unread: browsers have no parser for them', () => {
  expect(parse).toBeUndefined();
  expect(sanitizeRichText('<p style="color:red;}">a</p>')).toBe('<p>a</p>');
});

test('sanitising any input is idempotent and safe', () => {
  const tokens = [
    ...'<,>,</,/>,",\',=, ,&,&amp;,&lt;,&#60;,<!--,-->,--!>,<![CDATA[,]]>,x'.split(','),
    ...'<p>,</p>,<b>,</b>,<a href=",<img src=",onerror=,<svg>,<math>,<style>,</style>,<script>,</script>'.split(
      ',',
    ),
    ...'<table>,<td>,<textarea>,</textarea>,<template>,<select>,<plaintext>,<mglyph>,javascript:,/media/,https://'.split(
      ',',
    ),
  ];
  const soup = fc
    .array(fc.constantFrom(...tokens, ...HOSTILE_HTML), { maxLength: 12 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(soup, fc.string({ unit: 'binary' })), (html) => {
      const clean = sanitizeRichText(html);
      expect(sanitizeRichText(clean)).toBe(clean);
      expect(dangers(clean)).toEqual([]);
    }),
    { numRuns: 3_000 },
  );
});
