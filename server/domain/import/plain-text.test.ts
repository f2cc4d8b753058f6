import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['<b>ลดหนัก</b> 50% &amp; ส่งฟรี', 'ลดหนัก 50% & ส่งฟรี'],
  ['<p>ดี <b>มาก</b></p><p>จริง</p>', ' ดี มาก  จริง '],
  ['&lt;b&gt;ดี&lt;/b&gt; &amp;amp; ถูก', 'ดี & ถูก'],
  ['a &#3585; &nbsp;b', 'a ก \u00a0b'],
  ['<script>alert(1)</script>x<style>y</style>', 'x'],
  ['&amp;amp;amp;lt;b&amp;amp;amp;gt;x', '&lt;b&gt;x'],
  ['2 < 3 > 1, R&D', '2 < 3 > 1, R&D'],
  ['<img alt="a > b">x<!-- y -->', 'x'],
  ['x<p class="cut', 'x '],
])('the text of %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

/** Pieces of which a text makes a careless reader look at its rest again from each of them. */
const PIECES = [
  '<b>',
  '<a',
  '<a "',
  "<a '",
  '<!--',
  '<script',
  '</script ',
  '<textarea ',
  '&amp;',
  '&a',
  '&#',
  '<',
];

test.each(PIECES)('a text of nothing but %j takes as long as its length', (piece) => {
  for (const start of ['', '<a ', '<script>']) {
    const text = start + piece.repeat(100_000 / piece.length);
    const before = process.cpuUsage();
    plainText(text);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(200);
  }
});
