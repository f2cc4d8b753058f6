import type { Text } from '#locales/format/localize.ts';
import type { Platform } from '#schemas/enums/platform.ts';

export type CouponData = {
  platform: Platform;
  title: Text;
  /** Discount in baht, or in percent if `percent` is true. */
  discount: number;
  percent?: true;
  /** Code for the checkout; without one the discount comes with the link. */
  code?: string;
  link: string;
  /** Days from the seed's time until it ends; never without. */
  ends?: number;
};

const SHOPEE = 'https://shopee.co.th/m/free-shipping';
const LAZADA = 'https://www.lazada.co.th/voucher-center';
const TIKTOK = 'https://shop.tiktok.com/th/coupons';

export const COUPONS: readonly CouponData[] = [
  {
    platform: 'SHOPEE',
    title: [
      'ลูกค้าใหม่ ช้อปครั้งแรกขั้นต่ำ ฿300',
      'First order from ฿300, new customers',
      'Pesanan pertama min. ฿300, pelanggan baru',
    ],
    discount: 100,
    code: 'NEWZ100',
    link: SHOPEE,
  },
  {
    platform: 'LAZADA',
    title: ['สินค้า LazMall ขั้นต่ำ ฿1,500', 'LazMall products from ฿1,500', 'Produk LazMall min. ฿1,500'],
    discount: 12,
    percent: true,
    code: 'MALL12',
    link: LAZADA,
    ends: 9,
  },
  {
    platform: 'TIKTOK',
    title: [
      'ดีลไลฟ์สด เก็บคูปองก่อนดู',
      'Live deals: collect before you watch',
      'Promo live: klaim sebelum menonton',
    ],
    discount: 15,
    percent: true,
    link: TIKTOK,
    ends: 3,
  },
  {
    platform: 'SHOPEE',
    title: ['ส่งฟรีทั่วไทย ไม่มีขั้นต่ำ', 'Free shipping anywhere, no minimum', 'Gratis ongkir tanpa minimum'],
    discount: 40,
    link: SHOPEE,
    ends: 14,
  },
  {
    platform: 'LAZADA',
    title: ['เครื่องใช้ไฟฟ้าในบ้าน ขั้นต่ำ ฿2,000', 'Home appliances from ฿2,000', 'Peralatan rumah min. ฿2,000'],
    discount: 250,
    code: 'HOME250',
    link: LAZADA,
    ends: 6,
  },
  {
    platform: 'LAZADA',
    title: [
      'ความงามและสกินแคร์ ขั้นต่ำ ฿499',
      'Beauty and skin care from ฿499',
      'Kecantikan dan skincare min. ฿499',
    ],
    discount: 60,
    code: 'GLOW60',
    link: LAZADA,
    ends: 21,
  },
  {
    platform: 'SHOPEE',
    title: [
      'แกดเจ็ตและหูฟัง ลดเพิ่มทันที',
      'Gadgets and earphones, instant discount',
      'Gadget dan earphone, potongan langsung',
    ],
    discount: 8,
    percent: true,
    link: SHOPEE,
    ends: 5,
  },
  {
    platform: 'TIKTOK',
    title: ['แฟชั่นผู้หญิง ขั้นต่ำ ฿250', 'Women’s fashion from ฿250', 'Fashion wanita min. ฿250'],
    discount: 50,
    code: 'STYLE50',
    link: TIKTOK,
  },
  {
    platform: 'SHOPEE',
    title: ['ของใช้แม่และเด็ก ขั้นต่ำ ฿800', 'Mother and baby from ฿800', 'Ibu dan bayi min. ฿800'],
    discount: 10,
    percent: true,
    code: 'BABY10',
    link: SHOPEE,
    ends: 11,
  },
  {
    platform: 'LAZADA',
    title: ['จ่ายผ่านวอลเล็ต วันศุกร์', 'Pay by wallet on Fridays', 'Bayar pakai wallet setiap Jumat'],
    discount: 30,
    link: LAZADA,
    ends: 28,
  },
];
