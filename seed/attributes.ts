import { type LocalizedText, localize, type Text } from '#locales/format/localize.ts';
import type { Attribute } from '#schemas/entities/attribute.ts';
import type { Family } from './content/family.ts';
import { HOME } from './content/specifications/home.ts';
import { NAMES, type Specification } from './content/specifications/specification.ts';
import { STYLE } from './content/specifications/style.ts';
import { TECHNOLOGY } from './content/specifications/technology.ts';
import type { Product } from './titles.ts';

const SPECIFICATIONS: Partial<Record<string, Specification>> = { ...TECHNOLOGY, ...HOME, ...STYLE };

/** Words of a title's specification that the attribute's name says already. */
const SAID: LocalizedText = {
  th: '^(?:สี|ไซซ์ |จอ |ห้อง |แบต (?=\\d+ ชม)|ฟังนาน |รส|(?:รับ)?ประกัน ?)',
  en: '^(?:Size |for )|(?: Battery| Playtime| Display| Screen| Room| Warranty)$',
  id: '^(?:Ukuran |Baterai |(?:Tahan|Layar|Isi) (?=\\d)|Ruang |Rasa |untuk |Garansi )',
};

/** Attributes of a product: its type and model, a value of each axis of its specification, and facts of its family. */
export function attributesOf({ category, noun, specs }: Family, product: Product): Attribute[] {
  const { axes, facts } = SPECIFICATIONS[category] ?? { axes: [], facts: [] };
  const warranty = localize(product.extra).th.includes('ประกัน') && product.extra;
  const rows: (readonly [name: Text, value: Text])[] = [
    [NAMES.type, noun],
    [NAMES.model, product.model],
    ...axes.map((name, i) => [name, short(name, product.specs[i] ?? specs[i]?.[0] ?? '')] as const),
    ...(product.colour ? [[NAMES.colour, short(NAMES.colour, product.colour)] as const] : []),
    ...facts,
    ...(warranty ? [[NAMES.warranty, short(NAMES.warranty, warranty)] as const] : []),
  ];
  return rows.map(([name, value]) => ({ name: localize(name), value: localize(value) }));
}

/** The value without words that its name says. A feature is told whole. */
function short(name: Text, value: Text): Text {
  if (name === NAMES.feature) return value;
  const { th, en, id } = localize(value);
  const cut = (text: string, language: keyof LocalizedText) => text.replace(new RegExp(SAID[language]), '');
  return [cut(th, 'th'), cut(en, 'en'), cut(id, 'id')];
}
