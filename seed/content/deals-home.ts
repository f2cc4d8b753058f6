import type { ModuleNode } from '#schemas/page/document.ts';
import type { Localized } from '#schemas/page/localized.ts';
import { type SeedPage, seedNode, stackedDocument } from '#server/domain/pages/stacked-document.ts';
import { BANNERS } from './banners.ts';

/** Home page of deals (S1 §2), with those of its leaderboards that are among `boards`, the codes of the tenant's. */
export function dealsHome(
  tenantId: string,
  boards: readonly (string | undefined)[],
  { id, path }: Pick<SeedPage, 'id' | 'path'>,
): SeedPage {
  const meta = {
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
  };
  return { id, path, document: stackedDocument(meta, modules(tenantId, boards)) };
}

function modules(tenantId: string, boards: readonly (string | undefined)[]): ModuleNode[] {
  return [
    seedNode('banner', { slides: BANNERS.map((slide) => bannerSlide(tenantId, slide)) }),
    seedNode('category-tiles', { source: { list: 'GOODS' } }),
    seedNode('daily-special', { titleImage: titleImage(tenantId, 'daily-special', 160) }),
    seedNode('deals', { source: { list: 'zbc' } }, 'deals-collection'),
    seedNode('leaderboard-strip', {
      source: { pick: LEADERBOARDS.filter((code) => boards.includes(code)) },
      cover: titleImage(tenantId, 'leaderboard', 264, {
        th: 'จัดอันดับสินค้าเด็ด',
        en: 'Top rankings',
        id: 'Peringkat produk terbaik',
      }),
    }),
    seedNode('deals', { source: { list: 'zbe' } }, 'deals-exclusive'),
    seedNode('topics'),
    seedNode('deals', { source: { list: '703' } }, 'deals-gadgets'),
    seedNode('brands'),
    seedNode('recommended-articles'),
    seedNode('recommended-deals'),
  ];
}

/** Codes of the seeded leaderboards, edited and computed ones in turn. */
const LEADERBOARDS = ['b401', 'b402', 'b405', 'b403', 'b404', 'b406', 'b407', 'b408'];

function bannerSlide(tenantId: string, { name, ...slide }: (typeof BANNERS)[number]) {
  const picture = (lang: string) => ({
    url: `/media/${tenantId}/banners/${name}-${lang}.svg`,
    width: 1500,
    height: 500,
    alt: slide.title,
  });
  return { ...slide, picture: { th: picture('th'), en: picture('en'), id: picture('id') } };
}

/** Lettering picture, drawn in Thai and in English (X4). */
function titleImage(tenantId: string, name: string, height: number, alt: Localized<string> = {}) {
  const picture = (lang: string) => ({
    url: `/media/${tenantId}/titles/${name}-${lang}.svg`,
    width: 720,
    height,
    alt,
  });
  return { th: picture('th'), en: picture('en') };
}
