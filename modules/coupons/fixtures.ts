import type { ModuleFixtures } from '#runtime/module.ts';
import type { Coupon } from '#schemas/entities/coupon.ts';
import { FIXTURE_NOW } from '#storefront/fixtures.ts';
import type { CouponsProps } from './module.ts';

const DAY_MS = 86_400_000;

const code: Coupon = {
  id: '1',
  type: 'CODE',
  discountType: 'AMOUNT',
  discount: 100,
  currency: 'THB',
  title: 'ลูกค้าใหม่ ช้อปครั้งแรกขั้นต่ำ ฿300',
  code: 'NEWZ100',
  link: 'https://shopee.co.th/m/free-shipping',
  platform: 'SHOPEE',
  endTime: FIXTURE_NOW + 9 * DAY_MS,
};
const link: Coupon = {
  ...code,
  id: '2',
  type: 'DISCOUNT',
  discountType: 'DISCOUNT',
  discount: 12,
  title: 'สินค้า LazMall ขั้นต่ำ ฿1,500',
  code: undefined,
  platform: 'LAZADA',
  endTime: FIXTURE_NOW + 3 * DAY_MS,
};

const of = (title: CouponsProps['title'], ...data: Coupon[]) => ({
  props: { title, count: 6 as const },
  data,
});

export const couponsFixtures: ModuleFixtures<CouponsProps, readonly Coupon[]> = {
  default: of({ th: 'โค้ดของวันนี้', en: 'Today’s codes', id: 'Kode hari ini' }, code, link),
  empty: of({}),
  longestThai: of(
    {},
    {
      ...code,
      title: 'กู้ภัยที่นี่ ปั๊มน้ำอัตโนมัติและที่ชาร์จเร็ว ฎุฏู ลดราคาพิเศษสุดเฉพาะวันนี้เท่านั้น',
      code: 'SUPERLONGCODEOFSEPTEMBER2026',
    },
  ),
  longestIndonesian: {
    ...of(
      {},
      { ...link, title: 'Pertanggungjawaban pengiriman sepenuhnya ditanggung penjual selama promosi' },
    ),
    lang: 'id',
  },
  /** It has no images. */
  missingImage: of({}, { ...code, platform: undefined, endTime: undefined }),
};
