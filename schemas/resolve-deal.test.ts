import { expect, test } from 'vitest';
import { dealSchema } from './entities/deal.ts';
import { resolveDeal } from './resolve-deal.ts';

const own = {
  id: 1,
  code: 'd1',
  platform: 'Shopee',
  goodsLink: 'https://own.example/',
  goodsTraceLink: 'https://trace.example/',
  mainPic: { url: '/media/own.jpg' },
  title: 'Air fryer',
  summary: 'Own summary',
  originalPrice: '1990',
  currentPrice: 1290,
  currency: 'THB',
  expired: false,
  labels: [{ code: 'free_shipping' }],
};
const resolve = (wire: object) => resolveDeal(dealSchema.parse(wire));

test('without dynamic data a deal shows its own fields', () => {
  expect(resolve(own)).toMatchObject({
    id: '1',
    code: 'd1',
    platform: 'SHOPEE',
    title: 'Air fryer',
    buyLink: 'https://trace.example/',
    imageUrl: '/media/own.jpg',
    originalPrice: 1990,
    currentPrice: 1290,
    currency: 'THB',
    labels: [{ code: 'FREE_SHIPPING' }],
    expired: false,
    invalid: false,
  });
});

test('dynamic data overrides platform, links, prices, currency, picture, summary and expiry', () => {
  const dynamicData = {
    platform: 'Lazada',
    goodsLink: 'https://new.example/',
    goodsTraceLink: 'https://new-trace.example/',
    originalPrice: 50,
    currentPrice: '42.50',
    currentPriceUnit: 'USD',
    coverImage: { url: '/media/new.jpg' },
    summary: 'New summary',
    expired: true,
  };
  expect(resolve({ ...own, dynamicData })).toMatchObject({
    platform: 'LAZADA',
    goodsLink: 'https://new.example/',
    goodsTraceLink: 'https://new-trace.example/',
    buyLink: 'https://new-trace.example/',
    originalPrice: 50,
    currentPrice: 42.5,
    currency: 'USD',
    imageUrl: '/media/new.jpg',
    summary: 'New summary',
    title: 'Air fryer',
    expired: true,
  });
});

test('fields that are missing or null in dynamic data keep the deal’s own values', () => {
  const { currentPrice, originalPrice, currency, expired } = resolve({
    ...own,
    expired: true,
    dynamicData: { currentPrice: 0, originalPrice: null },
  });
  expect({ currentPrice, originalPrice, currency, expired }).toEqual({
    currentPrice: 0,
    originalPrice: 1990,
    currency: 'THB',
    expired: true,
  });
});

test('a newer plain link is not overtaken by the older trace link', () => {
  const deal = resolve({ ...own, dynamicData: { goodsLink: 'https://new.example/' } });
  expect(deal.buyLink).toBe('https://new.example/');
  expect(deal.goodsTraceLink).toBeUndefined();
});

test('title falls back to the summary shown, code to the id, Buy to the plain link', () => {
  expect(resolve({ id: 'x', summary: 'S', dynamicData: { summary: 'Newer' } }).title).toBe('Newer');
  expect(resolve({ id: 'x', title: '', summary: 'S' }).title).toBe('S');
  expect(resolve({ id: 'x' })).toMatchObject({ title: '', code: 'x', labels: [] });
  expect(resolve({ id: 'x', goodsLink: 'https://own.example/' }).buyLink).toBe('https://own.example/');
});

test.each([
  ['the deal’s own', '/media/own.jpg', { url: '' }, '/media/own.jpg'],
  ['the newer one', '', { url: '/media/new.jpg' }, '/media/new.jpg'],
  ['none', '', { url: '' }, undefined],
])('an empty address is no picture: %s is shown', (_, url, coverImage, imageUrl) => {
  const wire = { ...own, mainPic: { url }, dynamicData: { coverImage } };
  expect(resolve(wire).imageUrl).toBe(imageUrl);
});
