import type { Text } from '#locales/format/localize.ts';
import type { SaleDay } from '../draw/campaign-art.ts';

export type SaleDayData = {
  day: SaleDay;
  tone: string;
  /** First day and the day after the last, as month and day. */
  from: string;
  until: string;
  title: Text;
  description: Text;
  kicker: Text;
  heading: Text;
  text: Text;
  ended: Text;
  /** Way on once it is over. */
  next: { link: string; button: Text };
  deals: Text;
};

const HONEST: Text = [
  'ทุกดีลวางคู่กับราคาปกติ 90 วัน จะได้เห็นว่าลดจริงหรือแค่ติดป้าย',
  'Every deal is shown with its usual price over 90 days, so you can see what is really reduced.',
  'Setiap promo disandingkan dengan harga biasanya selama 90 hari, jadi terlihat mana yang benar-benar turun.',
];

export const SALE_DAYS: readonly SaleDayData[] = [
  {
    day: '11-11',
    tone: 'red',
    from: '11-11',
    until: '11-13',
    title: ['เทศกาลช้อป 11.11', '11.11 shopping festival', 'Festival belanja 11.11'],
    description: [
      'ดีล 11.11 ที่คัดจากประวัติราคา พร้อมโค้ดส่วนลด คู่มือเลือกซื้อ และอันดับขายดี',
      '11.11 deals picked by their price history, with coupons, buying guides and best sellers.',
      'Promo 11.11 pilihan berdasarkan riwayat harga, lengkap dengan kupon, panduan, dan daftar terlaris.',
    ],
    kicker: ['11–12 พฤศจิกายน', '11–12 November', '11–12 November'],
    heading: [
      '11.11 ลดจริง เทียบกับราคาที่เคยเห็น',
      '11.11, checked against real prices',
      '11.11, dibandingkan dengan harga sebenarnya',
    ],
    text: HONEST,
    ended: [
      '11.11 ปีนี้จบแล้ว ของข้างล่างคือดีลที่ยังคุ้มวันนี้',
      '11.11 is over for this year. Below is what is still worth buying today.',
      '11.11 tahun ini sudah selesai. Di bawah ini yang masih layak dibeli hari ini.',
    ],
    next: {
      link: '/campaign/12-12',
      button: ['ดู 12.12', 'See 12.12', 'Lihat 12.12'],
    },
    deals: ['ดีลที่ต่ำกว่าราคาปกติ', 'Below their usual prices', 'Di bawah harga biasa'],
  },
  {
    day: '12-12',
    tone: 'navy',
    from: '12-12',
    until: '12-14',
    title: ['ส่งท้ายปี 12.12', '12.12 year-end sale', 'Obral akhir tahun 12.12'],
    description: [
      'เตรียมของขวัญและของใช้ก่อนปีใหม่กับดีล 12.12 ที่เช็กราคาย้อนหลังแล้ว',
      'Gifts and essentials before the new year: 12.12 deals checked against their price history.',
      'Hadiah dan kebutuhan tahun baru: promo 12.12 yang sudah dicek riwayat harganya.',
    ],
    kicker: ['12–13 ธันวาคม', '12–13 December', '12–13 Desember'],
    heading: [
      '12.12 รอบสุดท้ายของปี ซื้อเฉพาะที่คุ้ม',
      '12.12, the last of the year: buy what’s worth it',
      '12.12, terakhir tahun ini: beli yang memang layak',
    ],
    text: HONEST,
    ended: [
      '12.12 จบแล้ว ของข้างล่างคือดีลที่ยังคุ้มวันนี้',
      '12.12 is over. Below is what is still worth buying today.',
      '12.12 sudah selesai. Di bawah ini yang masih layak dibeli hari ini.',
    ],
    next: {
      link: '/daily-special-offers',
      button: ['ดีลพิเศษประจำวัน', 'Daily specials', 'Promo harian'],
    },
    deals: ['ซื้อวันนี้ก็คุ้มแล้ว', 'Worth it today already', 'Sudah layak hari ini'],
  },
];

/** Parts of a sale day's page by category: the codes of the catalogue's top categories. */
export const SALE_PARTS: readonly { slot: string; label: Text; categories: readonly string[] }[] = [
  {
    slot: 'tech',
    label: ['มือถือและแกดเจ็ต', 'Phones & gadgets', 'HP & gadget'],
    categories: ['c1', 'c2', 'c3'],
  },
  { slot: 'home', label: ['บ้านและครัว', 'Home & kitchen', 'Rumah & dapur'], categories: ['c4', 'c5'] },
  { slot: 'beauty', label: ['ความงาม', 'Beauty', 'Kecantikan'], categories: ['c6'] },
  {
    slot: 'family',
    label: ['แฟชั่นและครอบครัว', 'Fashion & family', 'Fashion & keluarga'],
    categories: ['c7', 'c8'],
  },
];

export const SALE_LABELS = {
  coupons: ['โค้ดส่วนลด', 'Coupons', 'Kupon'],
  deals: ['ดีลเด่น', 'Top deals', 'Promo unggulan'],
  lottery: ['ลุ้นรางวัล', 'Win', 'Undian'],
  guides: ['อ่านก่อนซื้อ', 'Read first', 'Baca dulu'],
} as const satisfies Record<string, Text>;

export const SALE_TEXTS = {
  coupons: ['โค้ดที่ใช้ได้ตอนนี้', 'Coupons you can use now', 'Kupon yang berlaku sekarang'],
  button: ['ดีลพิเศษวันนี้', 'Today’s specials', 'Promo hari ini'],
  brands: ['แบรนด์ที่ร่วมรายการ', 'Brands', 'Merek'],
  guides: ['อ่านก่อนซื้อ', 'Read before you buy', 'Baca sebelum membeli'],
  articles: ['บทความ', 'Articles', 'Artikel'],
  boards: ['อันดับขายดี', 'Best sellers', 'Terlaris'],
  allBoards: ['อันดับทั้งหมด', 'All leaderboards', 'Semua peringkat'],
  rules: ['ช้อปอย่างไรให้คุ้ม', 'How to shop it wisely', 'Cara belanja hemat'],
  rulesText: [
    '<p>ป้ายลดราคาบอกได้ไม่หมด เราจดราคาทุกวัน จึงรู้ว่าอะไร<strong>ถูกที่สุดในรอบครึ่งปี</strong>จริง</p><ul><li>ดูป้าย “ถูกที่สุดใน … วัน” บนการ์ดดีลก่อนกดซื้อ</li><li>เทียบราคาหลายแพลตฟอร์มได้ที่หน้า <a href="/leaderboard">อันดับสินค้า</a></li><li>เก็บคูปองของร้านก่อนชำระเงิน</li></ul>',
    '<p>A sale sticker tells half the story. We note prices every day, so we know what really is at its <strong>lowest in half a year</strong>.</p><ul><li>Look for “Lowest in … days” on a deal before you buy</li><li>Compare marketplaces on the <a href="/leaderboard">leaderboards</a></li><li>Collect the shop’s coupons before you pay</li></ul>',
    '<p>Label diskon tidak menceritakan semuanya. Kami mencatat harga setiap hari, jadi kami tahu mana yang benar-benar <strong>termurah dalam setengah tahun</strong>.</p><ul><li>Cari label “Terendah … hari” sebelum membeli</li><li>Bandingkan marketplace di <a href="/leaderboard">peringkat produk</a></li><li>Klaim kupon toko sebelum membayar</li></ul>',
  ],
  alert: ['ไม่พลาดดีลที่รอ', 'Never miss the deal you’re waiting for', 'Jangan lewatkan promo incaran'],
  alertText: [
    'บอกเราว่ากำลังหาอะไร มีดีลใหม่เมื่อไรเราส่งอีเมลให้',
    'Tell us what you are looking for. We mail you when it is on offer.',
    'Beri tahu kami apa yang Anda cari. Kami kirim email saat ada promo.',
  ],
  share: ['ชวนเพื่อนมาช้อปด้วยกัน', 'Bring your friends', 'Ajak teman belanja bareng'],
  shareText: [
    'แชร์ลิงก์ของคุณให้เพื่อน แล้วมาหาดีลเด็ดด้วยกัน',
    'Share your link and find the best deals together.',
    'Bagikan tautan Anda dan temukan promo terbaik bersama.',
  ],
} as const satisfies Record<string, Text>;

export const ALERT_KEYWORDS: readonly Text[] = [
  ['หูฟัง', 'headphones', 'headphone'],
  ['หม้อทอดไร้น้ำมัน', 'air fryer', 'air fryer'],
  ['มือถือ', 'phone', 'ponsel'],
];
