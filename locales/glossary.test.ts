import { describe, expect, test } from 'vitest';
import { CATALOGUES } from './text.ts';

/** Words that `docs/glossary-of-texts.md` replaces, in texts that operators read. */
const REPLACED = {
  th: /หน้าเพจ|ตัวแก้ไข|ผู้ซื้อ|มาร์เก็ตเพลส|เก็บเข้าคลัง|คืนค่า|เพิกถอน|ตรวจทาน|ชุดงาน|โมดูลร่วม|ป้อน|ข้อเสนอ|คู่มือช้อป|หัวข้อพิเศษ|การมีของ|ข้อความแทนรูป|โปรด/,
  id: /\b(?:isian|umpan|lokapasar|papan peringkat|pelanggan|penawaran|topik|aktivitas|tarik kembali|nomor telepon)\b/i,
};
const OPERATORS = [
  'editor',
  'content',
  'feeds',
  'media',
  'experiments',
  'reuse',
  'teamwork',
  'site',
  'campaign',
] as const;

const texts = (lang: 'th' | 'id', namespaces: readonly (keyof (typeof CATALOGUES)['th'])[]) =>
  namespaces.flatMap((namespace) => Object.entries(CATALOGUES[lang][namespace]));

describe('the glossary of texts', () => {
  test.each(['th', 'id'] as const)('no operator’s text in %s has a replaced word', (lang) => {
    expect(texts(lang, OPERATORS).filter(([, text]) => REPLACED[lang].test(text))).toEqual([]);
  });

  test('Thai is neutral and has a space beside Latin letters and digits', () => {
    const all = Object.keys(CATALOGUES.th) as (keyof (typeof CATALOGUES)['th'])[];
    const wrong = /ครับ|ค่ะ|[฀-๿]ๆ|[฀-๿][a-z0-9]|[a-z0-9%][฀-๿]/i;
    expect(texts('th', all).filter(([, text]) => wrong.test(text))).toEqual([]);
  });
});
