import type { ProductKind } from '../kinds.ts';
import { AUDIO } from './audio.ts';
import { BABY } from './baby.ts';
import { BEAUTY } from './beauty.ts';
import { CAMERAS } from './cameras.ts';
import { CLEANING } from './cleaning.ts';
import { COMPUTING } from './computing.ts';
import type { Drawer } from './drawer.ts';
import { FASHION } from './fashion.ts';
import { GROCERIES } from './groceries.ts';
import { KITCHEN } from './kitchen.ts';
import { LIVING } from './living.ts';
import { PHONES } from './phones.ts';
import { SPORTS } from './sports.ts';

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
};
