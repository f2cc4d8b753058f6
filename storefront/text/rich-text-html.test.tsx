import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { subCardClick } from '#client/analytics/clicks.ts';
import { sanitizeRichText } from '#schemas/content/rich-text.ts';
import { fixtureContext } from '../fixtures.ts';
import { RichTextHtml } from './rich-text-html.tsx';

const ctx = fixtureContext({ lang: 'en' });

const shown = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(<RichTextHtml ctx={ctx} html={sanitizeRichText(html)} />);
  return root;
};

test('each table stands in a scroller of its own, which has a name and the keyboard reaches', () => {
  const cell = '<tbody><tr><td>1</td></tr></tbody>';
  const root = shown(`<p>a</p><table class="x">${cell}</table><p>b</p><TABLE>${cell}`);
  const tables = [...root.querySelectorAll('table')];
  expect(tables).toHaveLength(2);
  for (const table of tables) {
    const scroller = table.parentElement;
    expect(scroller?.getAttribute('tabindex')).toBe('0');
    expect(scroller?.getAttribute('aria-label')).toBe('Table');
    expect(scroller?.childNodes).toHaveLength(1);
    expect(scroller?.parentElement?.dataset.testid).toBe('rich-text');
  }
});

test('words about tables stay words', () => {
  const text = 'a &lt;table&gt; and its &lt;/table&gt;';
  const root = shown(`<p>${text}</p><img src="/media/a.webp" alt="<table>">`);
  expect(root.querySelector('p')?.innerHTML).toBe(text);
  expect(root.querySelector('img')?.alt).toBe('<table>');
  expect(root.querySelector('[tabindex]')).toBeNull();
});

test('[Y8] links to deals and products have the class by which their clicks are counted, others none', () => {
  const links = [
    '/content/d17',
    '/en/product/p%2018?x=1',
    '/deals',
    '/article/content',
    'https://x.example/content/1',
  ];
  const root = shown(links.map((href) => `<a class="mine" href="${href}">a</a>`).join(' '));
  const events = [...root.querySelectorAll('a')].map((link) => [link.className, subCardClick(link)?.name]);
  expect(events).toEqual([
    ['sub_card_deal-d17', 'sub_card_deal_click'],
    ['sub_card_goods-p%2018', 'sub_card_goods_click'],
    ['', undefined],
    ['', undefined],
    ['', undefined],
  ]);
});
