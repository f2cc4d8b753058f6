import { localize, type Text } from '#locales/format/localize.ts';
import type { ContentRelation } from '#schemas/fields/content-relation.ts';
import type { ModuleNode } from '#schemas/page/document.ts';
import { perLanguage } from '#schemas/per-language.ts';
import { type SeedPage, seedNode, stackedDocument } from '#server/domain/pages/stacked-document.ts';
import { isLive } from '../deals.ts';
import type { SeedRows } from '../rows.ts';

/** Items of the tenant's catalogue on the campaign page, by code; topics by subtitle. */
export type CampaignPicks = {
  goods: readonly string[];
  deals: readonly string[];
  articles: readonly string[];
  topics: readonly string[];
  /** A running lottery. */
  lottery?: string | undefined;
};

/** Picks available items of the catalogue, spread evenly over it. */
export function campaignPicks(
  {
    goods,
    deals,
    contents,
    topics,
    activities,
  }: Pick<SeedRows, 'goods' | 'deals' | 'contents' | 'topics' | 'activities'>,
  now: number,
): CampaignPicks {
  const articles = contents.filter(
    ({ contentTypeCode, invalid }) => contentTypeCode === 'ARTICLE' && !invalid,
  );
  return {
    goods: spread(
      goods.filter(({ invalid }) => !invalid),
      20,
    ).map(({ code }) => code),
    deals: spread(
      deals.filter((deal) => isLive(deal, now)),
      10,
    ).map(({ code }) => code),
    articles: spread(articles, 4).map(({ code }) => code),
    topics: topics.slice(0, 1).map(({ subtitle }) => subtitle),
    lottery: activities.find(
      ({ type, startsAt, endsAt }) => type === 'LOTTERY' && +startsAt <= now && now < +endsAt,
    )?.id,
  };
}

/** Picks `count` of the rows at equal distances. */
function spread<Row>(rows: readonly Row[], count: number): Row[] {
  const step = Math.max(1, Math.floor(rows.length / count));
  return rows.filter((_, i) => i % step === 0).slice(0, count);
}

/** A campaign page of general modules. */
export function campaign(tenantId: string, picks: CampaignPicks): SeedPage {
  const half = Math.ceil(picks.goods.length / 2);
  const panels = [
    seedNode('goods-list', { source: { pick: picks.goods.slice(half) } }, 'more-goods'),
    seedNode(
      'content-list',
      { source: { pick: [...relations('ARTICLE', picks.articles), ...relations('TOPIC', picks.topics)] } },
      'guides',
    ),
  ];
  const document = stackedDocument({ title: localize(TITLE), description: localize(DESCRIPTION) }, [
    heroNode(tenantId),
    seedNode('notice', { items: NOTICES.map((text) => ({ text: localize(text) })) }),
    ...(picks.lottery ? [seedNode('activity', { activity: picks.lottery })] : []),
    seedNode('rich-text', { title: localize(RULES_TITLE), text: localize(RULES) }),
    seedNode('content-list', {
      title: localize(DEALS_TITLE),
      link: '/daily-special-offers',
      source: { pick: relations('CONTENT', picks.deals) },
    }),
    seedNode('goods-list', {
      title: localize(GOODS_TITLE),
      link: '/products',
      source: { pick: picks.goods.slice(0, half) },
    }),
    {
      ...seedNode('navigation-tabs', {
        tabs: TABS.map(({ label, ...tab }) => ({ ...tab, label: localize(label) })),
      }),
      slots: { goods: ['more-goods'], guides: ['guides'] },
    },
    seedNode('alert-sign-up', {
      title: localize(ALERT_TITLE),
      text: localize(ALERT_TEXT),
      keywords: ALERT_KEYWORDS.map((keyword) => ({ keyword: localize(keyword) })),
    }),
    seedNode('share-invitation', {
      title: localize(SHARE_TITLE),
      text: localize(SHARE_TEXT),
      ...(picks.lottery && { activity: picks.lottery }),
    }),
  ]);
  const nodes = { ...document.nodes, ...Object.fromEntries(panels.map((node) => [node.id, node])) };
  return { id: 'campaign-11-11', path: '/campaign/11-11', document: { ...document, nodes } };
}

/** Picture at the top, which has words in it: one for each language. */
function heroNode(tenantId: string): ModuleNode {
  const picture = perLanguage((lang) => ({
    url: `/media/${tenantId}/banners/mega-sale-${lang}.svg`,
    alt: {},
  }));
  const slide = { picture, title: localize(PICTURE_TEXT), link: '/daily-special-offers', advertised: false };
  return seedNode('banner', { slides: [slide] });
}

function relations(type: ContentRelation['type'], codes: readonly string[]): ContentRelation[] {
  return codes.map((code) => ({ type, code }));
}

const TITLE: Text = ['เทศกาลช้อป 11.11', '11.11 shopping festival', 'Festival belanja 11.11'];
const DESCRIPTION: Text = [
  'ดีล 11.11 ที่คัดจากประวัติราคา พร้อมคู่มือเลือกซื้อและอันดับขายดี',
  '11.11 deals picked by their price history, with buying guides and best sellers.',
  'Promo 11.11 pilihan berdasarkan riwayat harga, lengkap dengan panduan dan daftar terlaris.',
];
const PICTURE_TEXT: Text = [
  'ดีลพิเศษประจำวัน รอบใหม่ทุกเที่ยงวันและเที่ยงคืน',
  'Daily specials, new at noon and midnight',
  'Promo harian, baru setiap siang dan tengah malam',
];

const NOTICES: readonly Text[] = [
  [
    'ส่งฟรีทุกร้านที่ร่วมรายการ ถึงเที่ยงคืนวันที่ 11',
    'Free shipping at all participating shops until midnight on the 11th',
    'Gratis ongkir di semua toko peserta sampai tengah malam tanggal 11',
  ],
  [
    'ดีลพิเศษรอบใหม่ทุกเที่ยงวันและเที่ยงคืน',
    'A new round of daily specials at noon and midnight',
    'Promo harian baru setiap pukul 12 siang dan 12 malam',
  ],
  [
    'ราคาและจำนวนสินค้าเปลี่ยนได้ตามที่ร้านค้ากำหนด',
    'Prices and stock are set by the shops and may change',
    'Harga dan stok ditentukan toko dan dapat berubah',
  ],
];

const RULES_TITLE: Text = ['ช้อปอย่างไรให้คุ้ม', 'How to shop it well', 'Cara belanja hemat'];
const RULES: Text = [
  '<p>ป้ายลดราคาบอกได้ไม่หมด เราจดราคาทุกวัน จึงรู้ว่าอะไร<strong>ถูกที่สุดในรอบครึ่งปี</strong>จริง</p><ul><li>ดูป้าย “ถูกที่สุดใน … วัน” บนการ์ดดีลก่อนกดซื้อ</li><li>เทียบราคาหลายแพลตฟอร์มได้ที่หน้า <a href="/leaderboard">อันดับสินค้า</a></li><li>เก็บคูปองของร้านก่อนชำระเงิน</li></ul>',
  '<p>A sale sticker tells half the story. We note prices every day, so we know what really is at its <strong>lowest in half a year</strong>.</p><ul><li>Look for “Lowest in … days” on a deal before you buy</li><li>Compare marketplaces on the <a href="/leaderboard">leaderboards</a></li><li>Collect the shop’s coupons before you pay</li></ul>',
  '<p>Label diskon tidak menceritakan semuanya. Kami mencatat harga setiap hari, jadi kami tahu mana yang benar-benar <strong>termurah dalam setengah tahun</strong>.</p><ul><li>Cari label “Terendah … hari” sebelum membeli</li><li>Bandingkan platform di <a href="/leaderboard">papan peringkat</a></li><li>Klaim kupon toko sebelum membayar</li></ul>',
];

const DEALS_TITLE: Text = ['ดีลเด็ด 11.11', '11.11 top deals', 'Promo unggulan 11.11'];
const GOODS_TITLE: Text = ['สินค้าน่าซื้อ', 'Worth buying', 'Layak dibeli'];

const ALERT_TITLE: Text = [
  'ไม่พลาดดีลที่รอ',
  'Never miss the deal you wait for',
  'Jangan lewatkan promo incaran',
];
const ALERT_TEXT: Text = [
  'บอกเราว่ากำลังหาอะไร มีดีลใหม่เมื่อไรเราส่งอีเมลให้',
  'Tell us what you are looking for. We mail you when it is on offer.',
  'Beri tahu kami apa yang Anda cari. Kami kirim email saat ada promo.',
];
const ALERT_KEYWORDS: readonly Text[] = [
  ['หูฟัง', 'headphones', 'headphone'],
  ['หม้อทอดไร้น้ำมัน', 'air fryer', 'air fryer'],
  ['มือถือ', 'phone', 'ponsel'],
];
const SHARE_TITLE: Text = ['ชวนเพื่อนมาช้อปด้วยกัน', 'Bring your friends', 'Ajak teman belanja bareng'];
const SHARE_TEXT: Text = [
  'แชร์ลิงก์ของคุณให้เพื่อน แล้วมาหาดีลเด็ดด้วยกัน',
  'Share your link and find the best deals together.',
  'Bagikan tautan Anda dan temukan promo terbaik bersama.',
];

const TABS: readonly { slot: string; label: Text; link?: string }[] = [
  { slot: 'goods', label: ['สินค้าเพิ่มเติม', 'More products', 'Produk lainnya'] },
  { slot: 'guides', label: ['อ่านก่อนซื้อ', 'Read before you buy', 'Baca sebelum membeli'] },
  { slot: 'boards', label: ['อันดับสินค้า', 'Leaderboards', 'Papan peringkat'], link: '/leaderboard' },
];
