import { LANGUAGES } from '#schemas/constants.ts';
import { type SeedPage, seedNode, stackedDocument } from '../page-document.ts';

/** The home page of deals (S1 §2). */
export function dealsHome(tenantId: string, id: string, path: string): SeedPage {
  return {
    id,
    path,
    document: stackedDocument(
      {
        title: {
          th: 'ดีลและส่วนลดวันนี้ เช็กราคาย้อนหลังก่อนซื้อ',
          en: 'Today’s deals, checked against price history',
          id: 'Promo hari ini, dicek dengan riwayat harga',
        },
        description: {
          th: 'รวมดีลจาก Lazada, Shopee และ TikTok Shop พร้อมประวัติราคา รู้ทันทีว่าถูกจริงหรือแค่ติดป้ายลดราคา',
          en: 'Deals from Lazada, Shopee and TikTok Shop with their price history, so you know a real low from a sale sticker.',
          id: 'Promo dari Lazada, Shopee, dan TikTok Shop lengkap dengan riwayat harga, jadi tahu mana yang benar-benar murah.',
        },
      },
      [seedNode('banner', { slides: bannerSlides(tenantId) })],
    ),
  };
}

function bannerSlides(tenantId: string) {
  return BANNERS.map(({ name, ...slide }) => ({
    ...slide,
    picture: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        {
          url: `/media/${tenantId}/banners/${name}-${language}.svg`,
          width: 1500,
          height: 500,
          alt: slide.title,
        },
      ]),
    ),
  }));
}

const BANNERS = [
  {
    name: 'mega-sale',
    link: '/daily-special-offers',
    title: {
      th: 'ดีลพิเศษประจำวัน ลดจริงทุกเที่ยงวัน',
      en: 'Daily specials, new every noon',
      id: 'Promo harian, baru setiap siang',
    },
  },
  {
    name: 'gadgets',
    link: '/products',
    title: {
      th: 'แกดเจ็ตราคาต่ำสุดในรอบครึ่งปี',
      en: 'Gadgets at their lowest in half a year',
      id: 'Gadget termurah dalam setengah tahun',
    },
  },
  {
    name: 'home-living',
    link: '/leaderboard',
    title: {
      th: 'ของใช้ในบ้านขายดี จัดอันดับจากยอดขายจริง',
      en: 'Best sellers for your home, ranked by real sales',
      id: 'Perlengkapan rumah terlaris, diurutkan dari penjualan nyata',
    },
  },
  {
    name: 'beauty',
    link: 'https://www.lazada.co.th/',
    advertised: true,
    title: {
      th: 'เครื่องสำอางแบรนด์ดัง ลดสูงสุด 60% ที่ Lazada',
      en: 'Beauty brands up to 60% off at Lazada',
      id: 'Merek kecantikan diskon hingga 60% di Lazada',
    },
  },
  {
    name: 'guides',
    link: '/topic',
    title: {
      th: 'ก่อนซื้อ อ่านคู่มือช้อปปิ้งของเรา',
      en: 'Read our shopping guides before you buy',
      id: 'Baca panduan belanja kami sebelum membeli',
    },
  },
];
