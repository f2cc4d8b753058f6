import { textFor } from '#locales/text.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Deal } from '#schemas/entities/deal.ts';

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
  appLinks: {},
  siteOrigin: 'http://zest.localhost:3000',
};

type ContextChanges = Partial<Omit<ViewContext, 'tenant' | 't'>> & {
  tenant?: Partial<ViewContext['tenant']>;
};

/** A shopper on the general tenant's desktop site in Thai, or whatever differs from that. */
export function fixtureContext({ tenant: tenantChanges, ...changes }: ContextChanges = {}): ViewContext {
  const lang = changes.lang ?? 'th';
  return {
    lang,
    terminal: 'h5',
    device: 'desktop',
    now: FIXTURE_NOW,
    ...changes,
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
  mainPic: { url: '/media/zest/goods/speaker.svg' },
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
      coverImage: { url: '/media/zest/goods/newer.svg' },
      summary: 'New summary',
      expired: false,
    },
  },
} satisfies Record<string, Deal>;
