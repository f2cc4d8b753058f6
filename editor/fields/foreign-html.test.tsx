import { Editor } from '@tiptap/react';
import { describe, expect, test } from 'vitest';
import { sanitizeRichText } from '#schemas/content/rich-text.ts';
import clipboards from '#tests/fixtures/clipboard-html.json' with { type: 'json' };
import { translateForeignHtml } from './foreign-html.ts';
import { richTextExtensions } from './rich-text-schema.ts';

/** Text as the editor has it after a paste. */
function pasted(html: string): string {
  const editor = new Editor({
    extensions: richTextExtensions,
    content: sanitizeRichText(translateForeignHtml(html)),
  });
  const out = sanitizeRichText(editor.getHTML());
  editor.destroy();
  return out;
}

describe('clipboard HTML keeps what its source shows', () => {
  test.each(clipboards)('$source', ({ html, text }) => {
    expect(pasted(html)).toBe(text);
  });
});

describe('single forms', () => {
  test.each([
    ['<span style="font-weight:700">a</span>', '<p><strong>a</strong></p>'],
    ['<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
    ['<p style="font-style:italic">a</p>', '<p><em>a</em></p>'],
    ['<span style="text-decoration:line-through">990</span> 490', '<p><s>990</s> 490</p>'],
    ['<p>H<span style="vertical-align:sub">2</span>O</p>', '<p>H<sub>2</sub>O</p>'],
    ['<h1>a</h1><h2>b</h2><h6>c</h6>', '<h2>a</h2><h3>b</h3><h4>c</h4>'],
    ['<h2><span style="font-weight:700">a</span></h2>', '<h2>a</h2>'],
    ['<p style="font-size:20pt">a</p><p style="font-size:11pt">b</p>', '<h2>a</h2><p>b</p>'],
    ['<div>a</div><div><br></div><div>b</div>', '<p>a</p><p>b</p>'],
    ['<div>a<div>b</div>c</div>', '<p>a</p><p>b</p><p>c</p>'],
    ['<span style="white-space:pre-wrap">a\nb</span>', '<p>a<br />b</p>'],
    [
      '<a href="https://www.google.com/url?q=https://a.example/b&sa=D">a</a>',
      '<p><a href="https://a.example/b" rel="noopener sponsored" target="_blank">a</a></p>',
    ],
    ['<p>a&nbsp;&nbsp;b</p>', '<p>a b</p>'],
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['plain', '<p>plain</p>'],
  ])('%s', (html, text) => {
    expect(pasted(html)).toBe(text);
  });

  test('our own markup stays as it is', () => {
    const own = '<p data-pm-slice="1 1 []">a</p><div>b</div>';
    expect(translateForeignHtml(own)).toBe(own);
  });
});
