import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

test('text is escaped for elements and for attributes in either quotes', () => {
  expect(escapeMarkup(`<a title="x" alt='y'>ก & ข</a>`)).toBe(
    '&lt;a title=&quot;x&quot; alt=&#39;y&#39;&gt;ก &amp; ข&lt;/a&gt;',
  );
});
