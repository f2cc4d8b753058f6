import type { ContentManifest } from '#schemas/content-type/define.ts';
import { brands } from './brands/type.ts';
import { coupons } from './coupons/type.ts';
import { dealLists } from './deal-lists/type.ts';
import { keywords } from './keywords/type.ts';
import { menus } from './menus/type.ts';
import { shop } from './shop/type.ts';
import { theme } from './theme/type.ts';

/** Content types, in the order in which the editor lists them. */
export const contentTypes = {
  'deal-lists': dealLists,
  coupons,
  brands,
  keywords,
  menus,
  theme,
  shop,
} satisfies ContentManifest;

export type ContentTypeName = keyof typeof contentTypes;
