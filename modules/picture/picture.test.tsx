import { describe, expect, test } from 'vitest';
import { HOSTILE_LINKS } from '#schemas/content/hostile.fixtures.ts';
import { describeModule, showFixture } from '#tests/module-kit.tsx';
import { pictureFixtures } from './fixtures.ts';
import type { PictureProps } from './module.ts';
import { picture } from './module.ts';
import { PictureView } from './view.tsx';

const valid = { url: '/media/a.png', alt: {} };
const hostile = [
  ...HOSTILE_LINKS.map((link) => ({ link })),
  ...HOSTILE_LINKS.map((url) => ({ picture: { ...valid, url } })),
  { picture: { ...valid, url: '/api/logout' } },
  { picture: { ...valid, width: 0 } },
  { picture: { ...valid, wide: { url: 'javascript:alert(1)' } } },
  { picture: { ...valid, wide: valid } },
  { picture: { ...valid, onerror: 'alert(1)' } },
];

describeModule(picture, PictureView, pictureFixtures, hostile);

async function show(props: PictureProps) {
  const body = await showFixture(PictureView, { props, data: undefined, lang: 'en' });
  return { link: body.querySelector('a'), image: body.querySelector('img') };
}

describe('picture', () => {
  test('its link stays in the page’s language, another site opens a new window', async () => {
    const own = await show({ picture: valid, link: '/brands' });
    expect(own.link?.outerHTML).toMatch(/^<a href="\/en\/brands">/);
    const other = await show({ picture: valid, link: 'https://shop.example/' });
    expect(other.link?.outerHTML).toMatch(
      /^<a href="https:\/\/shop.example\/" target="_blank" rel="noopener">/,
    );
  });

  test('a link has a name even where the picture has no text', async () => {
    expect((await show({ picture: valid, link: '/brands' })).image?.alt).toBe('/en/brands');
    expect((await show({ picture: valid })).image?.alt).toBe('');
  });

  test('another source takes its place in wide windows, with its own size', async () => {
    const wide = { url: '/media/wide.png', width: 1500, height: 500 };
    const body = await showFixture(PictureView, { props: { picture: { ...valid, wide } }, data: undefined });
    expect(body.querySelector('picture')?.innerHTML).toMatch(
      /^<source media="\(width &gt; 768px\)" srcset="\/media\/wide.png" width="1500" height="500"><img src="\/media\/a.png"/,
    );
    const plain = await showFixture(PictureView, { props: { picture: valid }, data: undefined });
    expect(plain.querySelector('picture, source')).toBeNull();
  });

  test('keeps its place while it loads', async () => {
    const { image } = await show({ picture: { ...valid, width: 1280, height: 400 } });
    expect([image?.width, image?.height, image?.getAttribute('loading')]).toEqual([1280, 400, 'lazy']);
  });
});
