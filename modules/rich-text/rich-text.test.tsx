import { describe, expect, test } from 'vitest';
import { HOSTILE_HTML } from '#schemas/content/hostile.fixtures.ts';
import { describeModule, renderFixture, showFixture } from '#tests/module-kit.tsx';
import { richTextFixtures } from './fixtures.ts';
import { richText } from './module.ts';
import { RichTextView } from './view.tsx';

const hostile = [
  { title: {}, text: '<p>x</p>' },
  { title: {}, text: { fr: '<p>x</p>' } },
  { title: {}, text: { th: 'x'.repeat(65_537) } },
  { title: { th: 'x'.repeat(81) }, text: {} },
];

describeModule(richText, RichTextView, richTextFixtures, hostile);

describe('rich text', () => {
  test.each(HOSTILE_HTML)('nothing of %j reaches the page', async (html) => {
    const props = richText.schema.parse({ title: {}, text: { th: `<p>ok</p>${html}` } });
    const body = await showFixture(RichTextView, { props, data: undefined });
    expect(body.querySelector('p')?.textContent).toBe('ok');
    expect(body.querySelector('script, iframe, object, embed, svg, style, form, input')).toBeNull();
    for (const element of body.querySelectorAll('[data-testid=rich-text] *'))
      for (const { name, value } of element.attributes)
        expect(`${name}=${value}`).not.toMatch(/^on|^style|^id=|javascript:/i);
  });

  test('shows the tenant’s default language where its own is missing, without a heading if there is none', async () => {
    const { props } = richTextFixtures.missingImage;
    const html = await renderFixture(RichTextView, { props, data: undefined, lang: 'en' });
    expect(html).toContain('ไม่มีรูปนี้');
    expect(html).not.toContain('<h2');
    expect(html).not.toContain('aria-labelledby');
  });
});
