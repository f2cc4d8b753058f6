import { type ContentTypeName, contentTypes } from '#content/all.ts';
import { AppError } from '#schemas/errors.ts';
import { hasKey } from '#schemas/typed-object.ts';
import type { StoredType } from '../read.ts';
import type { ContentStore, SettingsStore } from '../store.ts';
import { brandStore } from './brands.ts';
import { couponStore } from './coupons.ts';
import { dealListStore } from './deal-lists.ts';
import { keywordStore } from './keywords.ts';
import { menuStore, shopStore, themeStore } from './settings.ts';

const STORES: Readonly<Record<ContentTypeName, ContentStore | SettingsStore>> = {
  'deal-lists': dealListStore,
  coupons: couponStore,
  brands: brandStore,
  keywords: keywordStore,
  menus: menuStore,
  theme: themeStore,
  shop: shopStore,
};

/** All content types with their stores. */
export const storedTypes = (): StoredType[] => Object.keys(contentTypes).map(storedType);

/** @throws AppError NOT_FOUND */
export function storedType(name: string): StoredType {
  if (!hasKey(contentTypes, name)) throw new AppError('NOT_FOUND');
  return { type: contentTypes[name], store: STORES[name] };
}
