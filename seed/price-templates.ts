import { compose } from '#locales/format/localize.ts';
import {
  about,
  baht,
  closing,
  figure,
  heading,
  link,
  list,
  paragraph,
  sentenceCase,
  type Template,
  table,
} from './draft.ts';

/** Article that compares the cheapest and the most expensive product of the catalogue. */
export const comparison: Template = ({ subject, facts, picture, shelf }) => {
  const [cheap, dear] = [facts.offers[0], facts.offers.at(-1)];
  const difference = baht((dear?.price ?? 0) - (cheap?.price ?? 0));
  return {
    title: about(subject, (name) => [
      `${name}ตัวประหยัดกับตัวท็อป ต่างกันตรงไหน`,
      `Budget or top-end ${name}: what you really pay for`,
      `${sentenceCase(name)} murah atau premium, apa bedanya?`,
    ]),
    summary: about(subject, (name) => [
      `เทียบ${name}ราคาต่ำสุดและสูงสุดที่ขายอยู่ตอนนี้ สเปก ราคา และใครควรเลือกรุ่นไหน`,
      `The cheapest and the dearest ${name} on sale today: specification, price, and who should pick which.`,
      `${sentenceCase(name)} termurah dan termahal saat ini: spesifikasi, harga, dan siapa yang cocok.`,
    ]),
    body: compose((pick) => {
      const name = pick(subject.name);
      const rows = [cheap, dear].flatMap((offer) =>
        offer
          ? [
              [
                link(offer.path, offer.name),
                pick(offer.spec),
                baht(offer.price),
                offer.score === null ? '–' : String(offer.score),
              ],
            ]
          : [],
      );
      return [
        paragraph(
          pick([
            `ราคาของ${name}ห่างกันได้หลายเท่า เราหยิบรุ่นที่ถูกที่สุดกับแพงที่สุดจาก ${facts.count} รุ่นในระบบมาวางคู่กัน เพื่อดูว่าเงินที่เพิ่มขึ้นซื้ออะไรให้เรา`,
            `Prices of ${name} differ many times over. We put the cheapest and the dearest of ${facts.count} models side by side to see what the extra money buys.`,
            `Harga ${name} bisa berbeda berkali lipat. Kami menyandingkan yang termurah dan termahal dari ${facts.count} model untuk melihat apa yang dibeli dengan uang lebih.`,
          ]),
        ),
        table(
          [
            pick(['รุ่น', 'Model', 'Model']),
            pick(['สเปกหลัก', 'Main spec', 'Spesifikasi']),
            pick(['ราคา', 'Price', 'Harga']),
            pick(['คะแนน', 'Rating', 'Rating']),
          ],
          rows,
        ),
        figure(picture, sentenceCase(name)),
        heading(pick(['เทียบสามเรื่องนี้ก่อนตัดสินใจ', 'Compare these three', 'Bandingkan tiga hal ini'])),
        list(
          subject.choose
            .slice(0, 3)
            .map((point) => `<strong>${pick(point.heading)}</strong> ${pick(point.body)}`),
        ),
        paragraph(
          pick([
            `ถ้าคำตอบส่วนใหญ่คือ “ไม่จำเป็น” ตัวประหยัดก็พอแล้ว เก็บส่วนต่าง ${difference} ไว้ใช้อย่างอื่นดีกว่า`,
            `If most answers are “not needed”, the budget one will do. Keep the difference of ${difference}.`,
            `Kalau kebanyakan jawabannya “tidak perlu”, versi murah sudah cukup. Simpan selisih ${difference}.`,
          ]),
        ),
        closing(pick, subject, shelf),
      ].join('');
    }),
  };
};

/** Article about the prices of 180 days. */
export const prices: Template = ({ subject, facts, shelf }) => ({
  title: about(subject, (name) => [
    `${name}ซื้อตอนไหนถูกสุด ดูจากราคาย้อนหลัง 180 วัน`,
    `The best time to buy ${name}: what 180 days of prices say`,
    `Kapan ${name} paling murah? Jawaban dari riwayat harga 180 hari`,
  ]),
  summary: about(subject, (name) => [
    `ราคา${name}เฉลี่ย ${baht(facts.average)} จาก ${facts.count} รุ่น และต่ำสุดที่เคยลงไปถึง ${baht(facts.lowest)}`,
    `The average price of ${name} is ${baht(facts.average)} over ${facts.count} models; the lowest we saw was ${baht(facts.lowest)}.`,
    `Rata-rata ${name} ${baht(facts.average)} dari ${facts.count} model; terendah yang pernah tercatat ${baht(facts.lowest)}.`,
  ]),
  body: compose((pick) => {
    const name = pick(subject.name);
    const rows = facts.offers
      .slice(0, 6)
      .map((offer) => [
        link(offer.path, offer.name),
        pick(offer.spec),
        baht(offer.price),
        baht(offer.lowest),
      ]);
    return [
      paragraph(
        pick([
          `เราบันทึกราคาทุกครั้งที่ร้านเปลี่ยน จึงเห็นว่า${name}รุ่นไหนลดจริง และรุ่นไหนแค่ปรับราคาขึ้นก่อนติดป้ายลด`,
          `We record every price change, so we can see which ${name} are really cheaper and which were marked up before the sale.`,
          `Kami mencatat setiap perubahan harga, jadi terlihat ${name} mana yang benar-benar turun dan mana yang dinaikkan dulu sebelum diskon.`,
        ]),
      ),
      table(
        [
          pick(['รุ่น', 'Model', 'Model']),
          pick(['สเปก', 'Spec', 'Spesifikasi']),
          pick(['ราคาตอนนี้', 'Price now', 'Harga sekarang']),
          pick(['ต่ำสุด 180 วัน', 'Lowest in 180 days', 'Terendah 180 hari']),
        ],
        rows,
      ),
      heading(pick(['อ่านตารางนี้อย่างไร', 'How to read the table', 'Cara membaca tabel'])),
      paragraph(
        pick([
          'ถ้าราคาตอนนี้เท่ากับหรือใกล้จุดต่ำสุดมาก คือจังหวะที่ควรซื้อ ถ้าห่างเกินร้อยละ 15 และยังไม่รีบ รอแคมเปญกลางเดือนหรือวันเลขซ้ำจะคุ้มกว่า',
          'At or near the low is the moment to buy. More than 15 percent above it, and no hurry? Wait for the mid-month or double-date sales.',
          'Kalau harganya sama atau mendekati titik terendah, itulah waktunya beli. Kalau lebih dari 15 persen di atasnya dan tidak mendesak, tunggu promo tengah bulan atau tanggal kembar.',
        ]),
      ),
      heading(pick(['ดูอะไรนอกจากราคา', 'Beyond the price', 'Selain harga'])),
      list(subject.choose.slice(0, 3).map((point) => pick(point.heading))),
      closing(pick, subject, shelf),
    ].join('');
  }),
});
