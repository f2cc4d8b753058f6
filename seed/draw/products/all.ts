import type { ProductKind } from '../kinds.ts';
import { AUDIO } from './audio.ts';
import { BABY } from './baby.ts';
import { BEAUTY } from './beauty.ts';
import { CAMERAS } from './cameras.ts';
import { CLEANING } from './cleaning.ts';
import { COMPUTING } from './computing.ts';
import type { Drawer } from './drawer.ts';
import { FASHION } from './fashion.ts';
import { EARBUD_FORMS, POWER_BANK_FORMS, SERUM_FORMS } from './forms.ts';
import { GROCERIES } from './groceries.ts';
import { KITCHEN } from './kitchen.ts';
import { LIVING } from './living.ts';
import { PHONES } from './phones.ts';
import { SPORTS } from './sports.ts';

/** Draws one of several forms of a product. */
const oneOf =
  (...forms: readonly Drawer[]): Drawer =>
  (paint, random) =>
    random.pick(forms)(paint, random);

export const DRAWERS: Record<ProductKind, Drawer> = {
  ...PHONES,
  ...AUDIO,
  ...CAMERAS,
  ...COMPUTING,
  ...KITCHEN,
  ...CLEANING,
  ...LIVING,
  ...BEAUTY,
  ...FASHION,
  ...BABY,
  ...GROCERIES,
  ...SPORTS,
  earbuds: oneOf(AUDIO.earbuds, ...EARBUD_FORMS),
  'power-bank': oneOf(PHONES['power-bank'], ...POWER_BANK_FORMS),
  serum: oneOf(BEAUTY.serum, ...SERUM_FORMS),
};
