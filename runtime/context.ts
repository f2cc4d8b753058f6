import type { Text } from '#locales/translate.ts';
import type { TenantPublic } from '#schemas/tenant.ts';
import type { Variant } from '#schemas/variant.ts';

/** Request data for universal pieces (card, section, module view), passed down as a prop. */
export type ViewContext = {
  lang: Variant['lang'];
  tenant: TenantPublic;
  terminal: Variant['terminal'];
  device: Variant['device'];
  /** Server's time of the render, in ms. */
  now: number;
  t: Text;
};
