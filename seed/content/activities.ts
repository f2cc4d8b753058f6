import type { Text } from '#locales/format/localize.ts';
import type { ChanceReason } from '#schemas/enums/activity.ts';
import type { ProductKind } from '../draw/kinds.ts';

type Rule = { reason: ChanceReason; chances: number; times: number; per: 'DAY' | 'ACTIVITY' };
/** A prize; `won` of them have been given out already, and `value` is in baht. */
type PrizeData = {
  id: string;
  /** Product in the picture; without it there is none. */
  kind?: ProductKind;
  name: Text;
  value: number;
  weight: number;
  stock: number;
  won?: number;
  needsAddress: boolean;
};
/** Fields of all types; it runs from the start of one day to the end of another, counted from the seed's day. */
type Shared = {
  id: string;
  kind: ProductKind;
  title: Text;
  summary: Text;
  rules: readonly Text[];
  from: number;
  to: number;
};
type LotteryData = Shared & {
  mode: 'INSTANT' | 'SCHEDULED';
  /** Number of the licence without its year, that of the lottery's start. */
  licenceNumber?: string;
  licenceExemption?: string;
  nothing: number;
  chanceRules: readonly Rule[];
  prizes: readonly PrizeData[];
};

const SENT: Text = [
  'จัดส่งของรางวัลภายใน 14 วันทำการหลังได้รับที่อยู่',
  'Prizes are sent within 14 working days after we have the address.',
  'Hadiah dikirim dalam 14 hari kerja setelah alamat diterima.',
];
const FREE: Text = [
  'ร่วมสนุกฟรี ไม่ต้องซื้อของ สมาชิกหนึ่งคนได้รับรางวัลสูงสุด 1 ชิ้น',
  'Taking part is free and no purchase is needed. A member wins one prize at most.',
  'Ikut serta gratis tanpa wajib belanja. Satu anggota memenangkan paling banyak satu hadiah.',
];
const SOLD_OUT: Text = [
  'สุ่มตามตารางน้ำหนักที่ล็อกไว้ก่อนเริ่ม หากสุ่มได้รางวัลที่หมดแล้ว ถือว่าไม่ได้รางวัลในครั้งนั้น',
  'Draws follow a weight table fixed before the start. A prize that has run out counts as no prize.',
  'Undian mengikuti tabel bobot yang dikunci sebelum mulai. Hadiah yang sudah habis dihitung sebagai tidak menang.',
];
const TICKETS: Text = [
  'หนึ่งสิทธิ์แลกสลากได้ 1 ใบ จับรางวัลพร้อมกันหลังปิดรับ สลากทุกใบมีโอกาสเท่ากัน',
  'Each chance becomes a numbered ticket. All are drawn together after the end, each equally likely.',
  'Setiap kesempatan menjadi satu tiket bernomor. Semua diundi bersama setelah ditutup, peluangnya sama.',
];
const ORDERS: Text = [
  'ร้านค้ายืนยันคำสั่งซื้อในวันถัดไป สิทธิ์จึงเข้าหลังจากนั้น',
  'Shops confirm an order the day after. Its chances come then.',
  'Toko mengonfirmasi pesanan sehari setelahnya, lalu kesempatannya masuk.',
];

const VISIT: Rule = { reason: 'DAILY_VISIT', chances: 1, times: 1, per: 'DAY' };
const SHARE: Rule = { reason: 'SHARE', chances: 1, times: 3, per: 'DAY' };
const ALERT: Rule = { reason: 'ALERT', chances: 1, times: 2, per: 'ACTIVITY' };
const APP: Rule = { reason: 'APP_DOWNLOAD', chances: 2, times: 1, per: 'ACTIVITY' };
const ORDER: Rule = { reason: 'ORDER', chances: 2, times: 10, per: 'ACTIVITY' };

const PHONE: Text = ['มือถือ Novalink N7', 'Novalink N7 phone', 'Ponsel Novalink N7'];
const FRYER: Text = ['หม้อทอดไร้น้ำมัน Lumo 5.5 ลิตร', 'Lumo air fryer, 5.5 litres', 'Air fryer Lumo 5,5 liter'];
const HEADPHONES: Text = ['หูฟัง Mello H2', 'Mello H2 headphones', 'Headphone Mello H2'];
const BACKPACK: Text = ['เป้ Urbanaut 24 ลิตร', 'Urbanaut backpack, 24 litres', 'Ransel Urbanaut 24 liter'];
const COUPON: Text = ['คูปอง ฿50 ใช้ได้ทุกร้าน', '฿50 coupon for every shop', 'Kupon ฿50 untuk semua toko'];

/** Lotteries of the demonstration shop: one with tickets, one with instant draws, one coming and one ended. */
export const LOTTERIES: readonly LotteryData[] = [
  {
    id: '1',
    kind: 'phone',
    from: -3,
    to: 4,
    mode: 'SCHEDULED',
    licenceNumber: 'DEMO 0001',
    nothing: 0,
    title: ['ลุ้นมือถือ Novalink N7', 'Win a Novalink N7 phone', 'Menangkan ponsel Novalink N7'],
    summary: [
      'มือถือ หม้อทอด หูฟัง และคูปอง รวม 557 รางวัล ไม่ต้องซื้อของ',
      'A phone, air fryers, headphones and coupons: 557 prizes, no purchase needed',
      'Ponsel, air fryer, headphone, dan kupon: 557 hadiah, tanpa wajib belanja',
    ],
    rules: [FREE, TICKETS, ORDERS, SENT],
    chanceRules: [VISIT, SHARE, ALERT, APP, ORDER],
    prizes: [
      { id: 'phone', kind: 'phone', name: PHONE, value: 12_900, weight: 0, stock: 1, needsAddress: true },
      { id: 'fryer', kind: 'air-fryer', name: FRYER, value: 2_490, weight: 0, stock: 6, needsAddress: true },
      {
        id: 'headphones',
        kind: 'headphones',
        name: HEADPHONES,
        value: 1_790,
        weight: 0,
        stock: 50,
        needsAddress: true,
      },
      { id: 'coupon', name: COUPON, value: 50, weight: 0, stock: 500, needsAddress: false },
    ],
  },
  {
    id: '2',
    kind: 'air-fryer',
    from: -2,
    to: 5,
    mode: 'INSTANT',
    nothing: 50,
    licenceExemption: 'ตัวอย่างสำหรับสาธิต ไม่มีการแจกรางวัลจริง · Demonstration only: no prize is given',
    title: ['เปิดกล่องลุ้นโชคทุกวัน', 'Open a lucky box every day', 'Buka kotak keberuntungan tiap hari'],
    summary: [
      'รู้ผลทันที หม้อทอด หูฟัง และคูปองรออยู่',
      'See at once what you have won: air fryers, headphones and coupons',
      'Langsung tahu hasilnya: air fryer, headphone, dan kupon',
    ],
    rules: [FREE, SOLD_OUT, SENT],
    chanceRules: [VISIT, SHARE, APP],
    prizes: [
      { id: 'fryer', kind: 'air-fryer', name: FRYER, value: 2_490, weight: 2, stock: 10, needsAddress: true },
      {
        id: 'headphones',
        kind: 'headphones',
        name: HEADPHONES,
        value: 1_790,
        weight: 8,
        stock: 37,
        needsAddress: true,
      },
      { id: 'coupon', name: COUPON, value: 50, weight: 40, stock: 412, needsAddress: false },
    ],
  },
  {
    id: '3',
    kind: 'headphones',
    from: 18,
    to: 22,
    mode: 'SCHEDULED',
    licenceNumber: 'DEMO 0002',
    nothing: 0,
    title: ['ลุ้นหูฟัง Mello H2', 'Win Mello H2 headphones', 'Menangkan headphone Mello H2'],
    summary: ['เปิดรับสลากเร็ว ๆ นี้', 'Tickets are coming soon', 'Tiket segera dibuka'],
    rules: [FREE, TICKETS, ORDERS, SENT],
    chanceRules: [VISIT, SHARE, ORDER],
    prizes: [
      {
        id: 'headphones',
        kind: 'headphones',
        name: HEADPHONES,
        value: 1_790,
        weight: 0,
        stock: 20,
        needsAddress: true,
      },
    ],
  },
  {
    id: '4',
    kind: 'backpack',
    from: -40,
    to: -33,
    mode: 'INSTANT',
    nothing: 90,
    licenceExemption: 'ตัวอย่างสำหรับสาธิต ไม่มีการแจกรางวัลจริง · Demonstration only: no prize is given',
    title: ['ลุ้นเป้ Urbanaut', 'Win an Urbanaut backpack', 'Menangkan ransel Urbanaut'],
    summary: ['ประกาศผลแล้ว', 'The winners are out', 'Pemenang sudah diumumkan'],
    rules: [FREE, SOLD_OUT, SENT],
    chanceRules: [VISIT],
    prizes: [
      {
        id: 'backpack',
        kind: 'backpack',
        name: BACKPACK,
        value: 1_290,
        weight: 2,
        stock: 2,
        won: 2,
        needsAddress: true,
      },
      { id: 'coupon', name: COUPON, value: 50, weight: 8, stock: 10, won: 4, needsAddress: false },
    ],
  },
];

/** Bonus for sharing. */
export const BONUS: Shared & { percent: number; minimumPayout: number } = {
  id: '5',
  kind: 'speaker',
  from: -20,
  to: 38,
  percent: 2,
  minimumPayout: 100,
  title: ['แชร์ดีล รับโบนัส', 'Share deals, earn a bonus', 'Bagikan promo, dapat bonus'],
  summary: [
    'รับ 2% ของยอดที่เพื่อนซื้อผ่านลิงก์ของคุณ',
    'Get 2% of what friends buy through your links',
    'Dapatkan 2% dari belanja teman lewat tautan Anda',
  ],
  rules: [
    ORDERS,
    [
      'โบนัสคิดเมื่อพ้นช่วงคืนสินค้า คำสั่งซื้อที่คืนไม่ได้โบนัส',
      'A bonus counts once the order can’t be returned any more; returned orders bring none.',
      'Bonus dihitung setelah masa pengembalian lewat; pesanan yang dikembalikan tidak mendapat bonus.',
    ],
  ],
};

type BadgeData = {
  id: string;
  reason: ChanceReason;
  goal: number;
  kind: ProductKind;
  name: Text;
  text: Text;
};

/** Badges for active shoppers. */
export const BADGES: Shared & { badges: readonly BadgeData[] } = {
  id: '6',
  kind: 'smart-watch',
  from: -30,
  to: 60,
  title: ['เหรียญตรานักช้อปฉลาด', 'Smart shopper badges', 'Lencana belanja cerdas'],
  summary: [
    'สะสมเหรียญตราจากการแชร์ ตั้งแจ้งเตือน และแวะมาทุกวัน เหรียญตราไม่หมดอายุ',
    'Collect badges by sharing, setting alerts and visiting every day. They never expire.',
    'Kumpulkan lencana dengan berbagi, memasang notifikasi, dan mampir tiap hari. Tidak pernah kedaluwarsa.',
  ],
  rules: [
    [
      'นับเฉพาะสิ่งที่ทำระหว่างกิจกรรม เหรียญตราที่ได้แล้วเป็นของคุณตลอดไป',
      'Only what you do while it runs counts. A badge you have earned stays yours.',
      'Yang dihitung adalah kegiatan selama acara berlangsung. Lencana yang sudah diraih tetap milik Anda.',
    ],
  ],
  badges: [
    {
      id: 'regular',
      reason: 'DAILY_VISIT',
      goal: 7,
      kind: 'lamp',
      name: ['ขาประจำ', 'Regular', 'Pelanggan setia'],
      text: ['แวะมาลุ้นรางวัลครบ 7 วัน', 'Visit the draws on 7 days', 'Mampir ke undian selama 7 hari'],
    },
    {
      id: 'generous',
      reason: 'SHARE',
      goal: 5,
      kind: 'speaker',
      name: ['คนใจดี', 'Generous', 'Dermawan'],
      text: ['แชร์ดีลให้เพื่อน 5 ครั้ง', 'Share 5 deals with friends', 'Bagikan 5 promo kepada teman'],
    },
    {
      id: 'watchful',
      reason: 'ALERT',
      goal: 3,
      kind: 'camera',
      name: ['ตาไว', 'Watchful', 'Jeli'],
      text: ['ตั้งแจ้งเตือนดีล 3 รายการ', 'Set up 3 deal alerts', 'Pasang 3 notifikasi promo'],
    },
  ],
};
