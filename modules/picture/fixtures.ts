import type { ModuleFixtures } from '#runtime/module.ts';
import type { PictureProps } from './module.ts';

const picture = {
  url: '/media/zest/campaign/11-11.svg',
  width: 1280,
  height: 400,
  alt: { th: '11.11 ลดสูงสุด 80%', en: '11.11, up to 80% off', id: '11.11, diskon hingga 80%' },
};

export const pictureFixtures: ModuleFixtures<PictureProps> = {
  default: { props: { picture, link: '/daily-special-offers' }, data: undefined },
  empty: { props: { link: '/daily-special-offers' }, data: undefined },
  longestThai: {
    props: { picture: { ...picture, alt: { th: 'ปั๊มน้ำอัตโนมัติ กู้ภัยที่นี่ ฎุฏู ที่ชาร์จเร็ว '.repeat(4).trim() } } },
    data: undefined,
  },
  longestIndonesian: {
    props: { picture: { ...picture, alt: { id: 'Pertanggungjawaban penuh '.repeat(8).trim() } } },
    data: undefined,
    lang: 'id',
  },
  missingImage: { props: { picture: { ...picture, url: '/media/zest/none.svg' } }, data: undefined },
};
