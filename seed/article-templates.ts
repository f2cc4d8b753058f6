import { compose, type Text } from '#locales/format/localize.ts';
import { about, baht, closing, figure, heading, paragraph, sentenceCase, type Template } from './draft.ts';

const BUDDHIST_ERA = 543;

const OPENINGS: readonly ((name: string) => Text)[] = [
  (name) => [
    `${name}มีให้เลือกนับร้อยรุ่นบนมาร์เก็ตเพลส ราคาต่างกันหลายเท่า แต่ของแพงไม่ได้เหมาะกับทุกคนเสมอไป เราสรุปสิ่งที่ควรดูก่อนกดใส่ตะกร้าไว้ให้แล้ว`,
    `Marketplaces list hundreds of ${name} at wildly different prices, and the dearest is not always the right one. Here is what to look at before you add to cart.`,
    `Ada ratusan ${name} di marketplace dengan harga yang jauh berbeda, dan yang termahal belum tentu paling cocok. Inilah yang perlu dilihat sebelum checkout.`,
  ],
  (name) => [
    `ถ้ากำลังมองหา${name}อยู่ อย่าเพิ่งดูแค่ป้ายลดราคา เพราะราคาตั้งต้นอาจถูกขยับขึ้นก่อนลด บทความนี้ช่วยให้เลือกจากสิ่งที่ใช้จริงและราคาย้อนหลัง`,
    `Looking for ${name}? Do not stop at the discount sticker: the list price may have been raised first. This guide starts from daily use and the price history.`,
    `Sedang mencari ${name}? Jangan hanya melihat stiker diskon karena harga awalnya bisa saja dinaikkan dulu. Panduan ini mulai dari pemakaian sehari-hari dan riwayat harga.`,
  ],
  (name) => [
    `ทีมงานลองใช้และอ่านรีวิวจากผู้ซื้อจริงหลายร้อยคน แล้วคัดมาเฉพาะเรื่องที่ทำให้คนพอใจหรือผิดหวังกับ${name}มากที่สุด`,
    `We read hundreds of buyers’ reviews and kept only what makes people happy, or sorry, about their ${name}.`,
    `Kami membaca ratusan ulasan pembeli dan hanya menyimpan hal yang paling membuat orang puas atau kecewa dengan ${name}.`,
  ],
];

/** Buying guide: points to check before buying, one section each. */
export const guide: Template = ({ subject, facts, year, picture, shelf, random }) => {
  const opening = random.pick(OPENINGS);
  return {
    title: about(subject, (name) => [
      `วิธีเลือก${name}ให้คุ้ม ปี ${year + BUDDHIST_ERA}`,
      `How to choose ${name} in ${year}`,
      `Cara memilih ${name} yang tepat di ${year}`,
    ]),
    summary: compose((pick) => {
      const points = subject.choose.map((point) => pick(point.heading)).join(' · ');
      return pick([
        `4 เรื่องที่ต้องดูก่อนซื้อ${pick(subject.name)}: ${points}`,
        `Four things to check before buying ${pick(subject.name)}: ${points}.`,
        `Empat hal yang perlu dicek sebelum membeli ${pick(subject.name)}: ${points}.`,
      ]);
    }),
    body: compose((pick) => {
      const name = pick(subject.name);
      return [
        paragraph(pick(opening(name))),
        figure(picture, sentenceCase(name)),
        ...subject.choose.flatMap((point, i) => [
          heading(`${i + 1}. ${pick(point.heading)}`),
          paragraph(pick(point.body)),
        ]),
        heading(pick(['งบเท่าไรถึงพอ', 'How much to spend', 'Berapa budget yang pas'])),
        paragraph(
          pick([
            `จาก ${facts.count} รุ่นที่เราติดตามราคา ราคาเฉลี่ยตอนนี้อยู่ที่ ${baht(facts.average)} และต่ำสุดที่เคยเห็นในรอบ 180 วันคือ ${baht(facts.lowest)}`,
            `Of the ${facts.count} models whose prices we follow, the average is ${baht(facts.average)} today and the lowest seen in 180 days was ${baht(facts.lowest)}.`,
            `Dari ${facts.count} model yang kami pantau, rata-ratanya kini ${baht(facts.average)} dan yang terendah dalam 180 hari adalah ${baht(facts.lowest)}.`,
          ]),
        ),
        closing(pick, subject, shelf),
      ].join('');
    }),
  };
};

/** Care article: how to use the product well and make it last. */
export const care: Template = ({ subject, picture, shelf }) => ({
  title: about(subject, (name) =>
    subject.consumable
      ? [
          `ใช้${name}ให้ได้ผลและคุ้มทุกบาท`,
          `Using ${name} the right way`,
          `Cara pakai ${name} yang benar dan hemat`,
        ]
      : [`ใช้${name}ให้คุ้มและอยู่ได้นาน`, `Making ${name} last`, `Merawat ${name} supaya awet`],
  ),
  summary: compose((pick) => {
    const points = subject.care.map((point) => pick(point.heading)).join(' · ');
    return pick([
      `ทำตามได้ทันทีสามข้อ: ${points}`,
      `Three simple habits: ${points}.`,
      `Tiga kebiasaan sederhana: ${points}.`,
    ]);
  }),
  body: compose((pick) => {
    const [end, advice] = subject.consumable ? STOCK_UP : REPLACE;
    return [
      paragraph(
        pick([
          'ของดีใช้ผิดวิธีก็เสียเปล่า สามข้อนี้ใช้เวลาไม่ถึงสิบนาทีและทำตามได้ตั้งแต่วันนี้',
          'Even good things disappoint when used wrongly. These three habits take under ten minutes and can start today.',
          'Barang bagus pun mengecewakan bila salah pakai. Tiga kebiasaan ini tidak sampai sepuluh menit dan bisa dimulai hari ini.',
        ]),
      ),
      ...subject.care.flatMap((point, i) => [
        heading(`${i + 1}. ${pick(point.heading)}`),
        paragraph(pick(point.body)),
      ]),
      figure(picture, sentenceCase(pick(subject.name))),
      heading(pick(end)),
      paragraph(pick(advice)),
      closing(pick, subject, shelf),
    ].join('');
  }),
});

/** Heading and closing paragraph of a care article. */
const STOCK_UP: readonly [Text, Text] = [
  ['ซื้อตุนเมื่อไรดี', 'When to stock up', 'Kapan sebaiknya menyetok'],
  [
    'ดูวันหมดอายุและอัตราการใช้ต่อเดือนก่อน แล้วรอช่วงราคาต่ำสุดในรอบ 30 วัน ซื้อพอใช้สองเดือนจะคุ้มและของยังสดใหม่',
    'Look at the expiry date and your monthly use, then wait for a 30-day low. Two months’ worth saves money and stays fresh.',
    'Lihat tanggal kedaluwarsa dan pemakaian bulanan, lalu tunggu harga terendah 30 hari. Stok dua bulan sudah hemat dan tetap segar.',
  ],
];
const REPLACE: readonly [Text, Text] = [
  ['เมื่อไรควรซื้อใหม่', 'When to replace it', 'Kapan perlu beli baru'],
  [
    'ถ้าค่าซ่อมเกินครึ่งของราคาใหม่ หรืออะไหล่หายาก ซื้อใหม่ช่วงราคาต่ำสุดจะคุ้มกว่า ตั้งแจ้งเตือนราคาไว้ล่วงหน้าได้เลย',
    'When a repair costs more than half a new one, or parts are gone, wait for a low and replace it. A price alert does the waiting for you.',
    'Kalau biaya servis lebih dari setengah harga baru atau suku cadang sulit, lebih baik beli baru saat harga terendah. Pasang notifikasi harga dari sekarang.',
  ],
];
