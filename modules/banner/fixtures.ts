import type { ModuleFixtures } from '#runtime/module.ts';
import type { BannerProps } from './module.ts';

type Slide = BannerProps['slides'][number];

const picture = (name: string) => ({
  url: `/media/zest/banners/${name}.svg`,
  width: 1500,
  height: 500,
  alt: {},
});

const slide = (name: string, rest: Partial<Slide> = {}): Slide => ({
  picture: { th: picture(`${name}-th`), en: picture(`${name}-en`) },
  advertised: false,
  title: { th: `ลดราคา ${name}`, en: `Sale ${name}` },
  ...rest,
});

const of = (...slides: Slide[]) => ({ props: { slides }, data: undefined });

export const bannerFixtures: ModuleFixtures<BannerProps> = {
  default: of(
    slide('eleven', { link: '/topic/eleven' }),
    slide('partner', { link: 'https://partner.example/sale', advertised: true }),
    slide('plain'),
  ),
  empty: of(),
  longestThai: of(
    slide('pump', { title: { th: 'ปั๊มน้ำอัตโนมัติ กู้ภัยที่นี่ ฎุฏู น้ำปั๊ม ที่ชาร์จเร็วสุดคุ้ม รุ่นใหม่ล่าสุด รับประกันศูนย์ไทย' } }),
  ),
  longestIndonesian: {
    ...of(
      slide('kipas', {
        title: { id: 'Penghematan energi sepanjang masa dengan pertanggungjawaban penuh dan garansi resmi' },
      }),
    ),
    lang: 'id',
  },
  /** The second slide has no picture in any language and is left out. */
  missingImage: of(slide('eleven'), slide('none', { picture: {} })),
};
