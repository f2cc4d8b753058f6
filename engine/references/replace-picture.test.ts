import { expect, test } from 'vitest';
import { emptyDocument } from '#schemas/page/document.ts';
import { replaceCommands, replacePicture } from './replace-picture.ts';

const from = '/media/zest/a.webp';
const to = { url: '/media/zest/b.webp', width: 4, height: 2 };

test.each([
  ['the address alone', from, to.url],
  ['its size in an address', `${from}@200x0q70.webp`, `${to.url}@200x0q70.webp`],
  ['a text with it', `<img src="${from}"><img src="${from}">`, `<img src="${to.url}"><img src="${to.url}">`],
  [
    'a picture, without the old size and focal point',
    { url: from, alt: { th: 'ก' }, width: 9, height: 9, focalPoint: { x: 1, y: 1 } },
    { ...to, alt: { th: 'ก' } },
  ],
  [
    'its other source alone',
    { url: '/media/zest/c.webp', wide: { url: from, width: 9 } },
    { url: '/media/zest/c.webp', wide: to },
  ],
  ['a picture cut by its address', { url: `${from}@750x250q70.webp` }, to],
])('%s', (_, value, expected) => {
  expect(replacePicture(value, from, to)).toEqual(expected);
});

test('a value without the picture is the same value', () => {
  for (const value of [null, 1, 'x', { url: '/media/zest/c.webp' }, [{ a: [1] }]])
    expect(replacePicture(value, from, to)).toBe(value);
});

test('the items of a list change one by one', () => {
  const document = {
    ...emptyDocument('COMMON_PAGE'),
    meta: { title: {}, description: {}, image: from },
    nodes: {
      b: {
        id: 'b',
        type: 'banner',
        v: 1,
        props: { title: 'x', slides: [{ a: 1 }, { picture: { url: from } }] },
      },
    },
    slots: { main: ['b'] },
  };
  expect(replaceCommands(document, from, to)).toEqual([
    { type: 'setProp', id: 'b', path: ['slides', 1], value: { picture: to } },
    { type: 'setMeta', name: 'image', value: to.url },
  ]);
});
