import { textFor } from '#locales/text.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Article } from '#schemas/entities/article.ts';
import type { Brand } from '#schemas/entities/brand.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import type { GoodsGroup } from '#schemas/entities/goods-group.ts';
import type { ItemGroup } from '#schemas/entities/item-group.ts';
import type { Topic } from '#schemas/entities/topic.ts';

/** 1 August 2026, 12:00 in Bangkok. */
export const FIXTURE_NOW = Date.UTC(2026, 7, 1, 5);

const tenant: ViewContext['tenant'] = {
  id: 'zest',
  type: 'GENERAL',
  name: { th: 'เซสต์', en: 'Zest', id: 'Zest' },
  languages: ['th', 'en', 'id'],
  defaultLanguage: 'th',
  timezone: 'Asia/Bangkok',
  dateFormat: 'DD/MM/YYYY',
  currency: 'THB',
  year: 'gregorian',
  numberStyle: 'spec',
  theme: {},
  consent: { mode: 'off' },
  appLinks: {},
  shareSwitch: true,
  siteOrigin: 'http://zest.localhost:3000',
};

type ContextChanges = Partial<Omit<ViewContext, 'tenant' | 't'>> & {
  tenant?: Partial<ViewContext['tenant']>;
};

/** Context of a shopper on the general tenant's Thai desktop site; `changes` override single values. */
export function fixtureContext({ tenant: tenantChanges, ...changes }: ContextChanges = {}): ViewContext {
  const lang = changes.lang ?? 'th';
  return {
    terminal: 'h5',
    device: 'desktop',
    now: FIXTURE_NOW,
    ...changes,
    lang,
    tenant: { ...tenant, ...tenantChanges },
    t: textFor(lang),
  };
}

const speaker: Deal = {
  id: '1',
  code: 'D1',
  platform: 'LAZADA',
  goodsLink: 'https://www.lazada.co.th/products/i1.html',
  goodsTraceLink: 'https://s.lazada.co.th/s.1?trace=1',
  mainPic: { url: '/media/zest/goods/speaker-1.svg' },
  title: 'ลำโพงบลูทูธกันน้ำพกพา JBL Go 4 เสียงดังเบสแน่น ที่ชาร์จเร็ว',
  originalPrice: 1990,
  currentPrice: 1290,
  currency: 'THB',
  labels: [{ code: 'HALF_YEAR_LOW' }, { code: 'FREE_SHIPPING' }],
  priceDeduct: { priceReduction: 210, priceDeductRate: 0.14 },
  updateTime: FIXTURE_NOW,
};

/** One deal per thing that can go wrong in a card. */
export const deals = {
  default: speaker,
  longestThai: {
    ...speaker,
    id: '2',
    code: 'D2',
    platform: 'TIKTOK',
    title:
      'ปั๊มน้ำอัตโนมัติ กู้ภัยที่นี่ ฎุฏู น้ำปั๊ม ที่ชาร์จเร็วสุดคุ้ม รุ่นใหม่ล่าสุด รับประกันศูนย์ไทย 2 ปี ส่งฟรีทั่วประเทศ ผ่อน 0% นาน 10 เดือน',
    originalPrice: 39_900,
    currentPrice: 12_999.99,
    labels: [{ code: 'LOWEST_170_DAYS' }],
    priceDeduct: { priceReduction: 3000, priceDeductRate: 0.1875 },
  },
  longestIndonesian: {
    ...speaker,
    id: '3',
    code: 'D3',
    platform: 'TOKOPEDIA',
    title:
      'Kipas angin portabel USB-C 5000mAh tiga kecepatan dengan lampu tidur berpenghematan energi, garansi resmi, pertanggungjawaban penuh',
    originalPrice: 39_900_000,
    currentPrice: 12_999_000,
    currency: 'IDR',
    labels: [{ code: 'ALL_TIME_LOW' }],
  },
  missingImage: {
    ...speaker,
    id: '4',
    code: 'D4',
    platform: 'SHOPEE',
    mainPic: undefined,
    labels: [{ code: 'FREE_SHIPPING' }],
  },
  expired: { ...speaker, id: '5', code: 'D5', expired: true, labels: [{ code: 'BEST_SELLER' }] },
  noTraceLink: {
    ...speaker,
    id: '6',
    code: 'D6',
    platform: 'AMAZON',
    goodsTraceLink: undefined,
    labels: [{ code: 'HIGHLY_RATED' }],
  },
  /** Every figure of its own is contradicted by `dynamicData`. */
  dynamicDataConflict: {
    ...speaker,
    id: '7',
    code: 'D7',
    title: undefined,
    summary: 'Old summary',
    expired: true,
    dynamicData: {
      platform: 'SHOPEE',
      goodsLink: 'https://shopee.co.th/i.7',
      goodsTraceLink: 'https://s.shopee.co.th/7',
      originalPrice: 200,
      currentPrice: 142,
      currentPriceUnit: 'SGD',
      coverImage: { url: '/media/zest/goods/earbuds-2.svg' },
      summary: 'New summary',
      expired: false,
    },
  },
} satisfies Record<string, Deal>;

const fryer: Goods = {
  id: '11',
  code: 'P11',
  goodsName: 'หม้อทอดไร้น้ำมัน 5.5 ลิตร จอสัมผัส รับประกัน 2 ปี',
  pictureUrls: ['/media/zest/goods/air-fryer-1.svg', '/media/zest/goods/air-fryer-1-2.svg'],
  platformName: 'SHOPEE',
  originUrl: 'https://shopee.co.th/i.11',
  discount: 0.35,
  usualPrice: 1692,
  priceRange: { currencyCode: 'THB', minSalePrice: 1099.5, maxSalePrice: 1290 },
  monthSales: 1234,
  totalSales: 12_345,
  averageScore: 4.83,
  reviewCount: 950,
  labels: [{ code: 'ALL_TIME_LOW' }],
};

export const goods = {
  default: fryer,
  longestIndonesian: {
    ...fryer,
    id: '12',
    code: 'P12',
    goodsName: deals.longestIndonesian.title,
    platformName: 'ALIEXPRESS',
    priceRange: { currencyCode: 'IDR', minSalePrice: 12_999_000, maxSalePrice: 15_999_000 },
    usualPrice: 19_999_000,
  },
  missingImage: { ...fryer, id: '13', code: undefined, pictureUrls: [], labels: undefined },
  invalid: { ...fryer, id: '14', code: 'P14', invalid: true },
  soldOut: { ...fryer, id: '17', code: 'P17', availability: 'OUT_OF_STOCK' },
  unknownPlatform: {
    ...fryer,
    id: '15',
    code: 'P15',
    platformName: 'UNKNOWN',
    originUrl: 'javascript:alert(1)',
  },
  bare: { id: '16' },
} satisfies Record<string, Goods>;

export const goodsGroup: GoodsGroup = {
  groupId: '21',
  groupCode: 'L21',
  groupName: 'หม้อทอดไร้น้ำมันขายดี',
  sortValue: 2,
};

const jbl: Brand = {
  id: '31',
  code: 'jbl',
  name: 'JBL',
  cover: '/media/zest/brands/jbl-cover.svg',
  logo: '/media/zest/brands/jbl.svg',
  online: true,
};

export const brands = {
  default: jbl,
  logoOnly: {
    ...jbl,
    id: '32',
    code: undefined,
    cover: undefined,
    name: 'Perlengkapan Rumah Tangga Nusantara',
  },
  missingImage: {
    ...jbl,
    id: '33',
    code: 'b33',
    cover: undefined,
    logo: undefined,
    name: 'เครื่องใช้ไฟฟ้าไทยรุ่งเรือง',
  },
  offline: { ...jbl, id: '34', code: 'b34', online: false },
} satisfies Record<string, Brand>;

const MINUTE = 60_000;

const guide: Article = {
  id: '41',
  code: 'A41',
  updateTime: FIXTURE_NOW - 60 * MINUTE,
  content: {
    contentTypeCode: 'ARTICLE',
    title: 'เลือกหม้อทอดไร้น้ำมันอย่างไรให้คุ้ม คู่มือฉบับปี 2026',
    summary: 'เปรียบเทียบความจุ กำลังไฟ และค่าไฟต่อเดือนของหม้อทอดสิบรุ่นที่ขายดีที่สุด',
    publishTime: FIXTURE_NOW - 180 * MINUTE,
    coverImage: { url: '/media/zest/articles/air-fryer-1.svg', width: 800, height: 600 },
    keywords: ['air fryer', 'หม้อทอด', 'ครัว', 'ประหยัดไฟ'],
    author: 'มะลิ',
  },
};

export const articles = {
  default: guide,
  longest: {
    ...guide,
    id: '42',
    code: 'A42',
    content: { ...guide.content, title: deals.longestThai.title, summary: 'ที่ปั๊มน้ำกู้ '.repeat(40) },
  },
  missingImage: {
    ...guide,
    id: '43',
    code: undefined,
    content: { ...guide.content, coverImage: undefined, keywords: [] },
  },
} satisfies Record<string, Article>;

const picnic: Article = {
  ...guide,
  id: '51',
  code: 'N51',
  content: {
    ...guide.content,
    contentTypeCode: 'NOTE',
    coverImage: { url: '/media/zest/articles/tent-1-tall.svg', width: 600, height: 800 },
  },
};

export const notes = {
  default: picnic,
  lying: { ...picnic, id: '52', content: { ...guide.content, contentTypeCode: 'NOTE' } },
  untitled: { ...picnic, id: '53', content: { ...picnic.content, title: undefined } },
  invalid: { ...picnic, id: '54', content: { ...picnic.content, invalid: true } },
} satisfies Record<string, Article>;

export const topics = {
  default: {
    id: '61',
    title: 'แต่งคอนโดใหม่',
    subtitle: 'แต่งห้อง งบ 5000',
    coverImage: { url: '/media/zest/topics/sofa-1.svg' },
  },
  longest: { id: '62', title: deals.longestThai.title, subtitle: deals.longestIndonesian.title },
} satisfies Record<string, Topic>;

const bestSellers: ItemGroup = {
  id: '71',
  code: 'L71',
  name: 'หม้อทอดไร้น้ำมันขายดี',
  refs: [{ itemName: 'หม้อทอด', goodsDetail: { goods: fryer } }],
  genType: 'AUTO',
  autoRule: { orderType: 'SOLD_QUANTITY' },
  sortDate: FIXTURE_NOW - 3 * 60 * MINUTE,
};

export const boards = {
  default: bestSellers,
  manual: { ...bestSellers, id: '72', code: undefined, genType: 'MANUAL', name: deals.longestThai.title },
  empty: { id: '73' },
} satisfies Record<string, ItemGroup>;
