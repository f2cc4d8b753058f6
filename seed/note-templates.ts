import { compose } from '#locales/format/localize.ts';
import { about, heading, list, paragraph, sentenceCase, type Template } from './draft.ts';

/** Note by a buyer after a month. */
export const month: Template = ({ subject }) => ({
  title: about(subject, (name) => [
    `ใช้${name}มา 1 เดือน ขอเล่าตรง ๆ`,
    `Honest notes after a month: ${name}`,
    `Sebulan pakai ${name}, ini cerita jujurnya`,
  ]),
  summary: compose((pick) =>
    pick([
      `${pick(subject.likes[0])} แต่${pick(subject.dislike)}`,
      `${sentenceCase(pick(subject.likes[0]))}, but ${pick(subject.dislike)}.`,
      `${sentenceCase(pick(subject.likes[0]))}, tapi ${pick(subject.dislike)}.`,
    ]),
  ),
  body: compose((pick) =>
    [
      paragraph(
        pick([
          `ตอนแรกลังเลอยู่นานว่าจะซื้อ${pick(subject.name)}ดีไหม สุดท้ายรอจนราคาลงแล้วกดมา วันนี้ครบเดือนพอดีเลยมาเล่าให้ฟัง`,
          `I went back and forth on buying ${pick(subject.name)}, waited for the price to fall and finally did. A month later, here is how it went.`,
          `Awalnya lama ragu mau beli ${pick(subject.name)} atau tidak, akhirnya menunggu harga turun. Sekarang pas sebulan, jadi mau cerita.`,
        ]),
      ),
      heading(pick(['ที่ชอบ', 'What I like', 'Yang disuka'])),
      list(subject.likes.map((like) => sentenceCase(pick(like)))),
      heading(pick(['ที่ยังไม่ถูกใจ', 'What I do not', 'Yang kurang'])),
      paragraph(sentenceCase(pick(subject.dislike))),
      paragraph(
        pick([
          'โดยรวมให้ 8 เต็ม 10 ถ้าเจอราคาต่ำสุดในรอบเดือนก็จัดได้เลย',
          'Overall an 8 out of 10. At a one-month low I would buy it again.',
          'Secara keseluruhan 8 dari 10. Kalau ketemu harga terendah bulan ini, langsung saja.',
        ]),
      ),
    ].join(''),
  ),
});

/** Note about things to know before buying. */
export const before: Template = ({ subject }) => ({
  title: about(subject, (name) => [
    `ก่อนซื้อ${name} อยากรู้เรื่องนี้เร็วกว่านี้`,
    `What I wish I had known before buying ${name}`,
    `Andai tahu ini sebelum beli ${name}`,
  ]),
  summary: compose((pick) =>
    pick([
      `“${pick(subject.choose[1].heading)}” สำคัญกว่าที่คิด เล่าจากคนที่เลือกผิดมาแล้ว`,
      `“${pick(subject.choose[1].heading)}” matters more than I thought. From someone who chose wrongly once.`,
      `“${pick(subject.choose[1].heading)}” ternyata lebih penting dari dugaan. Cerita dari yang pernah salah pilih.`,
    ]),
  ),
  body: compose((pick) =>
    [
      paragraph(
        pick([
          'ครั้งแรกที่ซื้อดูแต่ราคากับรูปสวย สุดท้ายใช้แล้วไม่ถูกใจ รอบนี้เลยทำการบ้านมาดี',
          'The first time I looked only at the price and the pictures, and was not happy. This time I did my homework.',
          'Pertama kali beli saya hanya melihat harga dan foto, akhirnya tidak puas. Kali ini saya belajar dulu.',
        ]),
      ),
      ...[subject.choose[1], subject.choose[3]].flatMap((point) => [
        heading(pick(point.heading)),
        paragraph(pick(point.body)),
      ]),
      paragraph(
        pick([
          `ตอนนี้ที่ประทับใจที่สุดคือ ${pick(subject.likes[1])}`,
          `What pleases me most now: ${pick(subject.likes[1])}.`,
          `Yang paling bikin puas sekarang: ${pick(subject.likes[1])}.`,
        ]),
      ),
    ].join(''),
  ),
});

/** Note with small tricks. */
export const tricks: Template = ({ subject }) => ({
  title: about(subject, (name) => [
    `ทริคเล็ก ๆ ที่ทำให้${name}ใช้ดีขึ้นเยอะ`,
    `Little tricks that make ${name} so much better`,
    `Trik kecil yang bikin ${name} jauh lebih enak dipakai`,
  ]),
  summary: compose((pick) =>
    pick([
      `${pick(subject.care[0].heading)} กับ${pick(subject.care[2].heading)} ทำตามแล้วเห็นผลจริง`,
      `${pick(subject.care[0].heading)}, and: ${pick(subject.care[2].heading).toLowerCase()}. Both worked for me.`,
      `${pick(subject.care[0].heading)} dan ${pick(subject.care[2].heading).toLowerCase()}. Dua-duanya terbukti.`,
    ]),
  ),
  body: compose((pick) =>
    [
      paragraph(
        pick([
          'รวมสิ่งที่ลองผิดลองถูกมาเอง ไม่ต้องซื้ออะไรเพิ่มสักอย่าง',
          'All of it by trial and error, and nothing extra to buy.',
          'Semua hasil coba-coba sendiri, tanpa perlu beli apa pun lagi.',
        ]),
      ),
      ...[subject.care[0], subject.care[2]].flatMap((point) => [
        heading(pick(point.heading)),
        paragraph(pick(point.body)),
      ]),
      paragraph(
        pick([
          'ใครมีทริคอื่นมาแชร์กันในคอมเมนต์ได้เลยนะ',
          'If you have others, share them in the comments.',
          'Kalau punya trik lain, bagikan di komentar ya.',
        ]),
      ),
    ].join(''),
  ),
});
