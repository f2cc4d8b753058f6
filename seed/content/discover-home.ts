import { type SeedPage, seedNode, stackedDocument } from '#server/domain/pages/stacked-document.ts';

/** Home page of articles (S1 §2). */
export function discoverHome(id: string, path: string): SeedPage {
  return {
    id,
    path,
    document: stackedDocument(
      {
        title: {
          th: 'รีวิวและคู่มือช้อปปิ้ง อ่านก่อนซื้อ',
          en: 'Reviews and shopping guides to read before you buy',
          id: 'Ulasan dan panduan belanja sebelum membeli',
        },
        description: {
          th: 'บทความเปรียบเทียบสินค้า คู่มือเลือกซื้อ และทริกจากผู้ใช้จริง อ้างอิงราคาย้อนหลัง ไม่ใช่ป้ายลดราคา',
          en: 'Comparisons, buying guides and tips from people who use things, based on price history rather than sale stickers.',
          id: 'Perbandingan produk, panduan memilih, dan tips dari pemakai, berdasarkan riwayat harga, bukan label diskon.',
        },
      },
      [
        seedNode('article-categories'),
        seedNode('recommended-articles', { title: { th: 'แนะนำ', en: 'Recommended', id: 'Rekomendasi' } }),
        seedNode('featured-articles'),
        seedNode('newest-articles'),
      ],
      [seedNode('popular-articles'), seedNode('hot-keywords')],
    ),
  };
}
