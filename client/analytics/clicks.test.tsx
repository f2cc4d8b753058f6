import { expect, test } from 'vitest';
import { readClick, subCardClick } from './clicks.ts';

function clickOn(html: string, selector: string) {
  document.body.innerHTML = html;
  const target = document.querySelector(selector);
  return readClick({ target, clientX: 10.4, clientY: 20.6 } as unknown as MouseEvent);
}

test('[Y2] a click inside a button is the button’s; one on anything else is none', () => {
  const click = clickOn('<button id="buy" class="primary big">Buy <i class="icon">now</i></button>', '.icon');
  expect(click?.fields).toEqual({
    text: 'Buy now',
    x: 10,
    y: 21,
    element: { tag: 'button', id: 'buy', classList: ['primary', 'big'] },
  });
  expect(clickOn('<div class="icon">Buy</div>', '.icon')).toBeUndefined();
  for (const tag of ['a', 'button', 'input', 'textarea', 'select'])
    expect(clickOn(`<${tag} class="icon"></${tag}>`, '.icon')?.fields.element?.tag).toBe(tag);
});

test('[Y2] its text has at most 500 characters', () => {
  expect(clickOn(`<a class="icon">${'x'.repeat(600)}</a>`, '.icon')?.fields.text).toBe('x'.repeat(500));
});

test('typed texts aren’t recorded', () => {
  expect(clickOn('<textarea class="icon">my secret</textarea>', '.icon')?.fields.text).toBe('');
});

test('a click records its module, its thing and the linked site', () => {
  const link = '<a class="icon" href="https://shopee.co.th/x?token=1">Buy</a>';
  const html = `<section data-node="n1"><article data-id="d1">${link}</article></section>`;
  expect(clickOn(html, '.icon')?.params).toEqual({ module: 'n1', item: 'd1', outbound: 'shopee.co.th' });
  expect(clickOn('<a class="icon" href="/product/x">Buy</a>', '.icon')?.params).toEqual({});
});

test.each([
  ['card sub_card_deal-17', { name: 'sub_card_deal_click', id: '17' }],
  ['sub_card_goods-a-b', { name: 'sub_card_goods_click', id: 'a-b' }],
  ['sub_card_deal', undefined],
  ['sub_card_note-1', undefined],
])('[Y8] the class %j declares its event with the trailing id', (className, event) => {
  const link = document.createElement('a');
  link.className = className;
  expect(subCardClick(link)).toEqual(event);
});
