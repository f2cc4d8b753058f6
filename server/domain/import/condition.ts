import { z } from 'zod';
import { textFor } from '#locales/text.ts';
import type { TextKey } from '#locales/translate.ts';
import type { Attribute } from '#schemas/entities/attribute.ts';
import { perLanguage } from '#schemas/per-language.ts';

/** Spellings of conditions in feeds, in lower case without schema.org's address, spaces, `_` and `-`. */
const SPELLINGS = {
  NEW: 'new newcondition brandnew ใหม่ มือหนึ่ง มือ1 ของใหม่ baru',
  REFURBISHED: 'refurbished refurbishedcondition renewed reconditioned ปรับสภาพ ปรับสภาพใหม่ รีเฟอร์บิช rekondisi',
  USED: 'used usedcondition secondhand preowned preloved likenew openbox มือสอง มือ2 ใช้แล้ว สภาพดี bekas',
} as const;
type Condition = keyof typeof SPELLINGS;

const BY_SPELLING = new Map(
  Object.entries(SPELLINGS).flatMap(([condition, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, condition as Condition] as const),
  ),
);
const TEXTS: Partial<Record<Condition, TextKey>> = {
  REFURBISHED: 'feeds.attribute.refurbished',
  USED: 'feeds.attribute.used',
};

/** Condition of an item in any spelling. */
export const condition = z.string().transform((value, context) => {
  const folded = value
    .normalize('NFC')
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[\s_-]+/g, '');
  const found = BY_SPELLING.get(folded);
  if (found !== undefined) return found;
  context.addIssue('NO_CONDITION');
  return z.NEVER;
});

/** Row of the specification table for a condition other than new. */
export function conditionAttribute(found: Condition | undefined): Attribute[] {
  const key = found && TEXTS[found];
  if (!key) return [];
  const inAll = (text: TextKey) => perLanguage((lang) => textFor(lang)(text));
  return [{ name: inAll('feeds.attribute.condition'), value: inAll(key) }];
}
