import { localize, type Text } from '#locales/format/localize.ts';
import { manifest } from '#modules/all.ts';
import type { EndpointData } from '#schemas/api/endpoint.ts';
import type { pageTemplates } from '#schemas/api/invented/editor-pages.ts';
import { findModule, type Props } from '#schemas/module/define.ts';
import type { ModuleNode, PageDocument } from '#schemas/page/document.ts';
import { seedNode, stackedDocument } from './stacked-document.ts';

/** A template for new pages; its document is valid as it is. */
export type PageTemplate = Pick<EndpointData<typeof pageTemplates>[number], 'id' | 'name' | 'description'> & {
  document: PageDocument;
};

function template(id: string, name: Text, description: Text, modules: readonly ModuleNode[]): PageTemplate {
  return {
    id,
    name: localize(name),
    description: localize(description),
    document: stackedDocument({ title: localize(name), description: {} }, modules),
  };
}

/** A module with its defaults, so that it shows something in any shop. */
const fresh = (type: string, props: Props = {}, id = type) =>
  seedNode(type, { ...defaultsOf(type), ...props }, id);
const defaultsOf = (type: string) => findModule(manifest, type)?.defaults as Props;
const titled = (type: string, title: Text, id = type) => fresh(type, { title: localize(title) }, id);
const notice = (...texts: Text[]) =>
  seedNode('notice', { items: texts.map((text) => ({ text: localize(text) })) });
const text = (id: string, title: Text, html: Text) =>
  seedNode('rich-text', { title: localize(title), text: localize(html) }, id);

const terms = text(
  'terms',
  ['เงื่อนไข', 'Terms', 'Syarat dan ketentuan'],
  [
    '<ul><li>ราคาและจำนวนสินค้าเปลี่ยนได้ตามที่ร้านค้ากำหนด</li><li>หนึ่งบัญชีใช้สิทธิ์ได้หนึ่งครั้ง</li></ul>',
    '<ul><li>Prices and stock are set by the shops and may change</li><li>Once per account</li></ul>',
    '<ul><li>Harga dan stok ditentukan toko dan dapat berubah</li><li>Satu kali untuk setiap akun</li></ul>',
  ],
);

const campaign = template(
  'campaign',
  ['หน้าแคมเปญ', 'Campaign', 'Kampanye'],
  [
    'แบนเนอร์ ประกาศ สินค้าเด่น ดีล และเงื่อนไข สำหรับเทศกาลลดราคา',
    'Banner, notice, highlights, deals and terms for a sales event',
    'Banner, pengumuman, produk unggulan, promo, dan syarat untuk pesta diskon',
  ],
  [
    seedNode('banner'),
    notice(['เริ่มเที่ยงคืนนี้', 'Starts at midnight', 'Dimulai tengah malam ini']),
    titled('goods-list', ['สินค้าเด่น', 'Highlights', 'Produk unggulan'], 'highlights'),
    titled('deals', ['ดีลเด็ด', 'Top deals', 'Promo pilihan'], 'top-deals'),
    {
      ...seedNode('navigation-tabs', {
        tabs: [
          { slot: 'more', label: localize(['สินค้าเพิ่มเติม', 'More products', 'Produk lainnya']) },
          { slot: 'guides', label: localize(['อ่านก่อนซื้อ', 'Read before you buy', 'Baca dulu']) },
        ],
      }),
      slots: { more: [], guides: [] },
    },
    terms,
  ],
);

const guide = template(
  'guide',
  ['คู่มือเลือกซื้อ', 'Buying guide', 'Panduan membeli'],
  [
    'คำแนะนำพร้อมสินค้าที่เลือกมาแล้ว',
    'Advice in words, with the products that follow from it',
    'Saran memilih beserta produk yang disarankan',
  ],
  [
    seedNode('picture'),
    text(
      'advice',
      ['ก่อนซื้อควรดูอะไร', 'What to look at', 'Yang perlu diperhatikan'],
      [
        '<p>บอกผู้อ่านว่าควรดูอะไรก่อน แล้วค่อยดูราคา</p>',
        '<p>Say what matters first, and only then what it costs.</p>',
        '<p>Jelaskan dulu apa yang penting, baru bahas harganya.</p>',
      ],
    ),
    titled('goods-list', ['ตัวเลือกของเรา', 'Our picks', 'Pilihan kami'], 'picks'),
    titled('content-list', ['อ่านต่อ', 'Read on', 'Baca juga'], 'reading'),
  ],
);

const information = template(
  'information',
  ['หน้าข้อมูล', 'Information', 'Halaman informasi'],
  ['ข้อความและรูปภาพ ไม่มีสินค้า', 'Text and a picture, nothing to buy', 'Teks dan gambar, tanpa produk'],
  [
    seedNode('picture'),
    text(
      'text',
      ['หัวข้อ', 'Heading', 'Judul'],
      ['<p>เขียนข้อความที่นี่</p>', '<p>Write here.</p>', '<p>Tulis di sini.</p>'],
    ),
  ],
);

const deals = template(
  'deals',
  ['หน้ารวมดีล', 'Deals', 'Halaman promo'],
  [
    'ดีลประจำวัน คอลเลกชัน อันดับสินค้า และดีลแนะนำ อัปเดตเอง',
    'Daily specials, a collection, leaderboards and recommended deals; it keeps itself up to date',
    'Promo harian, koleksi, peringkat, dan rekomendasi yang diperbarui otomatis',
  ],
  [
    seedNode('banner'),
    fresh('category-tiles'),
    seedNode('daily-special'),
    fresh('deals'),
    fresh('leaderboard-strip'),
    seedNode('recommended-deals'),
  ],
);

const reading = template(
  'reading',
  ['หน้ารวมบทความ', 'Reading', 'Halaman bacaan'],
  [
    'บทความแนะนำ บทความเด่น และบทความใหม่ อัปเดตเอง',
    'Recommended, featured and new articles; it keeps itself up to date',
    'Artikel rekomendasi, unggulan, dan terbaru yang diperbarui otomatis',
  ],
  [
    seedNode('banner'),
    seedNode('article-categories'),
    titled('recommended-articles', ['แนะนำ', 'Recommended', 'Rekomendasi']),
    seedNode('featured-articles'),
    seedNode('newest-articles'),
  ],
);

const welcome = text(
  'welcome',
  ['เพิ่งเปิดร้าน', 'We have just opened', 'Kami baru buka'],
  [
    '<p>กำลังนำดีลชุดแรกขึ้นร้าน แวะมาดูใหม่เร็ว ๆ นี้นะ</p>',
    '<p>The first deals are on their way. Please come back soon.</p>',
    '<p>Promo pertama sedang disiapkan. Silakan mampir lagi.</p>',
  ],
);

/** A template as the first page of a new shop, which has no pictures for a banner yet. */
function starter({ document: { meta, nodes, slots } }: PageTemplate): PageDocument {
  const own = (slots.main ?? []).flatMap((id) => (id === 'banner' || !nodes[id] ? [] : [nodes[id]]));
  return stackedDocument(meta, [welcome, ...own]);
}

/** The first pages of a new shop. */
export function starterPages(type: 'GENERAL' | 'ARTICLE'): { path: string; document: PageDocument }[] {
  const [ofDeals, ofArticles] = type === 'GENERAL' ? ['/', '/articles'] : ['/deals', '/'];
  return [
    { path: ofDeals, document: starter(deals) },
    { path: ofArticles, document: starter(reading) },
  ];
}

export const generalTemplates: readonly PageTemplate[] = [campaign, deals, guide, information];
export const articleTemplates: readonly PageTemplate[] = [reading, guide, campaign, information];
