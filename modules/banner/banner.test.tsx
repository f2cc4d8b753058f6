import { describe, expect, test } from 'vitest';
import { describeModule, showFixture } from '#tests/module-kit.tsx';
import { bannerFixtures } from './fixtures.ts';
import { banner } from './module.ts';
import { BannerView } from './view.tsx';

const picture = { url: '/media/a.svg', alt: {} };

describeModule(banner, BannerView, bannerFixtures, [
  { slides: [{ picture: { th: { ...picture, url: 'javascript:alert(1)' } } }] },
  { slides: [{ picture: { th: { ...picture, url: 'http://other.example/a.svg' } } }] },
  { slides: [{ picture: { th: picture }, link: 'javascript:alert(1)' }] },
  { slides: [{ picture: { th: picture }, link: '//other.example' }] },
  { slides: [{ picture: { th: picture }, title: { th: 'x'.repeat(201) } }] },
  { slides: Array.from({ length: 21 }, () => ({ picture: { th: picture } })) },
  { slides: 'all' },
]);

const slidesOf = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>('[data-testid="banner-slide"]'),
];

describe('slides', () => {
  test('all are in the HTML, those without a picture are left out', async () => {
    expect(slidesOf(await showFixture(BannerView, bannerFixtures.default))).toHaveLength(3);
    expect(slidesOf(await showFixture(BannerView, bannerFixtures.missingImage))).toHaveLength(1);
  });

  test('the first image is eager and urgent, the others lazy', async () => {
    const root = await showFixture(BannerView, bannerFixtures.default);
    const images = [...root.querySelectorAll('img')];
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
    expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual(['high', null, null]);
  });

  test('a link of this site keeps the language, another one opens a new window, none is no link', async () => {
    const root = await showFixture(BannerView, bannerFixtures.default, { lang: 'en' });
    const links = slidesOf(root).map((slide) => slide.querySelector('a'));
    expect(links[0]?.getAttribute('href')).toBe('/en/topic/eleven');
    expect(links[0]?.target).toBe('');
    expect(links[1]?.getAttribute('href')).toBe('https://partner.example/sale');
    expect(links[1]?.target).toBe('_blank');
    expect(links[1]?.rel).toBe('noopener');
    expect(links[2]).toBeNull();
  });

  test.each([
    ['th', 'โฆษณา'],
    ['en', 'Ad'],
    ['id', 'Iklan'],
  ] as const)('[X39] the advertised one alone has the Ad tag, in %s: %s', async (lang, text) => {
    const root = await showFixture(BannerView, bannerFixtures.default, { lang });
    const tags = slidesOf(root).map((slide) => slide.querySelector('[data-testid="ad-tag"]')?.textContent);
    expect(tags).toEqual([undefined, text, undefined]);
  });

  test('a slide is named by its title, else by its place', async () => {
    const [first] = slidesOf(await showFixture(BannerView, bannerFixtures.default));
    expect(first?.ariaLabel).toBe('ลดราคา eleven');
    expect(first?.querySelector('img')?.alt).toBe('ลดราคา eleven');
    const [slide] = bannerFixtures.default.props.slides;
    const untitled = { props: { slides: slide ? [{ ...slide, title: {} }] : [] }, data: undefined };
    const root = await showFixture(BannerView, untitled, { lang: 'en' });
    expect(slidesOf(root)[0]?.ariaLabel).toBe('Slide 1 of 1');
  });

  test.each([
    ['phone', '(width > 768px)', '(width >= 1600px)', 'wide.svg@1500x500', 'phone.svg@800x450'],
    ['desktop', '(width <= 768px)', '(width < 500px)', 'phone.svg@800x450', 'wide.svg@1500x500'],
  ] as const)(
    'on a %s’s page %s gets the other source, in its quality',
    async (device, media, step, other, own) => {
      const th = {
        url: '/media/phone.svg',
        alt: {},
        wide: { url: '/media/wide.svg', focalPoint: { x: 0, y: 1 } },
      };
      const props = { slides: [{ picture: { th }, advertised: false, title: {} }] };
      const root = await showFixture(BannerView, { props, data: undefined }, { device });
      const sources = [...root.querySelectorAll('source')].slice(0, 2);
      const image = root.querySelector('img');
      expect(sources.map((source) => source.media)).toEqual([`${media} and ${step}`, media]);
      for (const { srcset } of sources) expect(srcset).toContain(other);
      expect(image?.getAttribute('src')).toContain(own);
      expect(image?.getAttribute('style')).toBe('--focus-wide:0% 100%');
    },
  );

  test.each([
    ['th', '/media/zest/banners/eleven-th.svg'],
    ['en', '/media/zest/banners/eleven-en.svg'],
    ['id', '/media/zest/banners/eleven-en.svg'],
  ] as const)('%s shows %s', async (lang, url) => {
    const [first] = slidesOf(await showFixture(BannerView, bannerFixtures.default, { lang }));
    expect(first?.querySelector('img')?.getAttribute('src')).toContain(`${url}@1500x500`);
  });
});
