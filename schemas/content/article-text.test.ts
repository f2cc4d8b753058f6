import { expect, test } from 'vitest';
import { articleText } from './article-text.ts';
import { HOSTILE_HTML } from './hostile.fixtures.ts';
import { sanitizeRichText } from './rich-text.ts';

test('headings get ids in order and are listed without markup; empty ones are left out', () => {
  const { html, headings } = articleText('<h2>A &amp; <b>B</b></h2><h2></h2><h2>C</h2><h3>no</h3><h2>D</h2>');
  expect(headings).toEqual([
    { id: 'part-1', text: 'A & B' },
    { id: 'part-2', text: 'C' },
    { id: 'part-3', text: 'D' },
  ]);
  expect(html).toBe(
    '<h2 id="part-1">A &amp; <b>B</b></h2><h2></h2><h2 id="part-2">C</h2><h3>no</h3><h2 id="part-3">D</h2>',
  );
});

test('a short text needs no table', () => {
  expect(articleText('<h2>A</h2><p>text</p><h2>B</h2>').headings).toEqual([]);
});

test('a heading brings no attribute of its own, pictures load late', () => {
  expect(articleText('<h2 id="x" onclick="y">A</h2><img src="/media/a.webp" alt="a">').html).toBe(
    '<h2 id="part-1">A</h2><img loading="lazy" decoding="async" src="/media/a.webp" alt="a" />',
  );
});

test.each(HOSTILE_HTML)('nothing passes that the sanitiser refuses: %s', (html) => {
  const text = articleText(html).html;
  const plain = text
    .replace(/ id="part-\d+"/g, '')
    .replaceAll('<img loading="lazy" decoding="async" ', '<img ');
  expect(plain).toBe(sanitizeRichText(html));
});
