import type { Language } from '#schemas/constants.ts';
import type { Localized } from '#schemas/page/localized.ts';
import type { ProductKind } from './kinds.ts';
import { mix } from './paint.ts';
import { placeProduct, SHADOW, words } from './scene.ts';
import { circle, path, rect, repeat, svg } from './svg.ts';

/** Two lines of title and one line below. */
type Lines = readonly [string, string, string];
type Texts = Localized<Lines> & { en: Lines };
type Campaign = {
  ground: string;
  shape: string;
  ink: string;
  accent: string;
  products: readonly [ProductKind, ProductKind, ProductKind];
  texts: Texts;
};

/** Campaigns with their colours, products, title and line. */
export const CAMPAIGNS = {
  'mega-sale': {
    ground: '#C9360E',
    shape: '#E2551F',
    ink: '#FFF6EC',
    accent: '#FFD27A',
    products: ['air-fryer', 'headphones', 'fan'],
    texts: {
      th: ['ดีลพิเศษ', 'ประจำวัน', 'ทุกเที่ยงวันและเที่ยงคืน'],
      en: ['Daily', 'specials', 'At noon and midnight'],
      id: ['Promo', 'harian', 'Siang & tengah malam'],
    },
  },
  gadgets: {
    ground: '#1D2B53',
    shape: '#2A3D73',
    ink: '#EEF4FF',
    accent: '#7CE3FF',
    products: ['phone', 'smart-watch', 'earbuds'],
    texts: {
      th: ['แกดเจ็ต', 'ราคาต่ำสุด', 'ในรอบครึ่งปี'],
      en: ['Gadgets at', 'their lowest', 'In half a year'],
      id: ['Gadget', 'termurah', 'Dalam setengah tahun'],
    },
  },
  'home-living': {
    ground: '#E9DCC3',
    shape: '#F4EBD8',
    ink: '#4A3420',
    accent: '#B4532A',
    products: ['sofa', 'lamp', 'pillow'],
    texts: {
      th: ['ของใช้ในบ้าน', 'ขายดี', 'จัดอันดับจากยอดขายจริง'],
      en: ['Best sellers', 'for your home', 'Ranked by real sales'],
      id: ['Terlaris', 'untuk rumah', 'Dari penjualan nyata'],
    },
  },
  beauty: {
    ground: '#F6C9CF',
    shape: '#FBDDE0',
    ink: '#5B1F33',
    accent: '#C2334D',
    products: ['serum', 'lipstick', 'sunscreen'],
    texts: {
      th: ['เครื่องสำอาง', 'แบรนด์ดัง', 'สกินแคร์และเมคอัพของแท้'],
      en: ['Beauty', 'brands', 'Skincare and makeup'],
      id: ['Merek', 'kecantikan', 'Skincare dan makeup'],
    },
  },
  guides: {
    ground: '#BFE3EC',
    shape: '#D8F0F5',
    ink: '#12424F',
    accent: '#E0662F',
    products: ['coffee-machine', 'sneakers', 'backpack'],
    texts: {
      th: ['อ่านก่อนซื้อ', 'คุ้มกว่า', 'คู่มือช้อปปิ้งของเรา'],
      en: ['Read first,', 'buy better', 'Our shopping guides'],
      id: ['Baca dulu,', 'baru beli', 'Panduan belanja kami'],
    },
  },
  'free-shipping': {
    ground: '#0B7A63',
    shape: '#149178',
    ink: '#F1FFF8',
    accent: '#FFD66B',
    products: ['diapers', 'detergent', 'snack'],
    texts: {
      th: ['ส่งฟรี', 'ทั่วไทย', 'ของกินของใช้ครบในที่เดียว'],
      en: ['Free', 'shipping', 'Groceries delivered'],
      id: ['Gratis', 'ongkir', 'Kebutuhan rumah lengkap'],
    },
  },
  'weekend-trip': {
    ground: '#CDE5C3',
    shape: '#E0F0D8',
    ink: '#24452B',
    accent: '#D9662B',
    products: ['tent', 'suitcase', 'bicycle'],
    texts: {
      th: ['สุดสัปดาห์นี้', 'ไปแคมป์กัน', 'เต็นท์ กระเป๋า อุปกรณ์แคมป์'],
      en: ['Ready for', 'the weekend', 'Tents, bags, gear'],
      id: ['Siap', 'akhir pekan', 'Tenda, tas, dan alat'],
    },
  },
} as const satisfies Record<string, Campaign>;
export type CampaignName = keyof typeof CAMPAIGNS;

/** Campaign art, 1600 × 900 or 1800 × 600 when wide; without a language it has no words. */
export function drawBanner(name: CampaignName, wide: boolean, language?: Language): string {
  const campaign: Campaign = CAMPAIGNS[name];
  const [width, height] = wide ? [1800, 600] : [1600, 900];
  const floor = height * 0.88;
  const scale = height / 640;
  const middle = language ? width * 0.73 : width / 2;
  const place = (id: string, kind: ProductKind, seed: number, offset: number, size: number, lower: number) =>
    placeProduct(id, kind, seed, middle + offset * scale - 200 * size, floor + lower - 342 * size, size);
  const [first, second, third] = campaign.products;
  return svg(
    width,
    height,
    `<defs>${SHADOW}</defs>`,
    rect(0, 0, width, height, 0, campaign.ground),
    circle(middle, height * 0.5, height * 0.56, campaign.shape),
    circle(middle, height * 0.5, height * 0.42, mix(campaign.shape, '#ffffff', 0.12)),
    path(
      `M0 ${floor} Q${width / 2} ${floor - 40} ${width} ${floor} V${height} H0 Z`,
      mix(campaign.ground, '#000000', 0.1),
    ),
    confetti(middle, width, height, campaign),
    place('b', second, 5, -205, scale * 0.66, 4),
    place('c', third, 9, 205, scale * 0.66, 4),
    place('a', first, 2, 0, scale, 26),
    language ? headline(campaign, language, width, height) : '',
  );
}

/** Texts of a banner, clear of the carousel's arrow at the left edge and of the products. */
function headline(
  { texts, ink, accent }: Campaign,
  language: Language,
  width: number,
  height: number,
): string {
  const [first, second, below] = texts[language] ?? texts.en;
  const wide = width / height > 2;
  const left = width * (wide ? 0.09 : 0.145);
  const room = width * (wide ? 0.42 : 0.37);
  const longest = Math.max(...[first, second].map((line) => line.replaceAll(MARKS, '').length));
  const size = Math.min(height * 0.12, room / (longest * 0.56));
  const base = height * 0.44;
  return [
    rect(left, base - size * 1.5, size * 0.9, size * 0.1, size * 0.05, accent),
    words(left, base, size, ink, first),
    words(left, base + size * 1.32, size, ink, second),
    words(left, base + size * 2.25, size * 0.42, ink, below, { 'font-weight': 400 }),
  ].join('');
}

/** Pattern of vowels and tone marks above and below a letter, which take no width. */
const MARKS = /\p{M}/gu;

/** Paper scraps around the products, clear of the words. */
function confetti(middle: number, width: number, height: number, { accent, ink }: Campaign): string {
  const reach = Math.min(width - middle, width * 0.45);
  return repeat(18, (i) => {
    const x = middle + (((i * 389) % 1000) / 500 - 1) * reach;
    const y = height * (0.04 + ((i * 613) % 600) / 1000);
    const fill = i % 3 === 0 ? ink : accent;
    const opacity = 0.35 + (i % 4) * 0.12;
    if (i % 2) return circle(x, y, 5 + (i % 5) * 2, fill, { opacity });
    return rect(x, y, 26, 9, 4.5, fill, { opacity, transform: `rotate(${(i * 47) % 180} ${x} ${y})` });
  });
}
