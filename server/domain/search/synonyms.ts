import { textWords } from './words.ts';

/**
 * Synonyms of shoppers and sellers: one line each, in any language and script. Names of brands and categories are
 * already among the words of their items; this list has what the catalogue doesn't contain.
 */
const SAME = [
  'โทรศัพท์, มือถือ, โทรศัพท์มือถือ, สมาร์ทโฟน, smartphone, mobile phone, handphone, ponsel',
  'โทรทัศน์, ทีวี, tv, television, televisi',
  'โน้ตบุ๊ก, โน๊ตบุ๊ค, แล็ปท็อป, laptop, notebook',
  'แท็บเล็ต, tablet',
  'หูฟัง, headphone, earphone, headset',
  'เอียร์บัด, earbud, tws',
  'พาวเวอร์แบงค์, แบตสำรอง, power bank, powerbank',
  'หม้อทอดไร้น้ำมัน, แอร์ฟรายเออร์, air fryer',
  'เครื่องปรับอากาศ, air conditioner',
  'ตู้เย็น, fridge, refrigerator, kulkas',
  'เครื่องซักผ้า, washing machine, mesin cuci',
  'หุ่นยนต์ดูดฝุ่น, robot vacuum, robot vacum',
  'ครีมกันแดด, กันแดด, sunscreen, sunblock, tabir surya',
  'ลิปสติก, ลิป, lipstick',
  'ผ้าอ้อม, แพมเพิส, แพมเพิร์ส, diaper, popok',
  'เสื้อยืด, t-shirt, tshirt, kaos',
  'รองเท้าผ้าใบ, สนีกเกอร์, sneaker',
  'ไอโฟน, iphone',
  'ไอแพด, ipad',
  'แมคบุ๊ค, macbook',
  'กาแลคซี่, กาแล็กซี่, galaxy',
  'แอปเปิล, apple',
  'ซัมซุง, samsung',
  'หัวเว่ย, huawei',
  'เสียวหมี่, xiaomi',
  'ออปโป้, oppo',
  'วีโว่, vivo',
  'เรียลมี, realme',
  'โซนี่, sony',
  'ฟิลิปส์, philips',
  'พานาโซนิค, panasonic',
  'โลจิเทค, logitech',
];

type Forms = readonly string[];
type Synonym = { forms: Forms; others: readonly Forms[] };

const byFirst = Map.groupBy(SAME.flatMap(synonyms), ({ forms }) => forms[0] ?? '');

function synonyms(line: string): Synonym[] {
  const all = line.split(', ').map((name) => textWords(name).map(({ form }) => form));
  return all.map((forms) => ({ forms, others: all.filter((other) => other !== forms) }));
}

/** Longest name that begins at word `start`, with its synonyms. */
export function synonymsAt(words: readonly { form: string }[], start: number): Synonym | undefined {
  const first = words[start]?.form ?? '';
  const named = (byFirst.get(first) ?? []).filter(({ forms }) =>
    forms.every((form, i) => words[start + i]?.form === form),
  );
  return named.toSorted((a, b) => b.forms.length - a.forms.length)[0];
}
