import type { Text } from '#locales/translate.ts';
import type { TenantPublic } from '#schemas/tenant.ts';
import type { Variant } from '#schemas/variant.ts';

/** Request data for universal pieces (card, section, module view), passed down as a prop. */
export type ViewContext = {
  lang: Variant['lang'];
  tenant: TenantPublic;
  terminal: Variant['terminal'];
  device: Variant['device'];
  /** The server's clock when the page was rendered, milliseconds. */
  now: number;
  t: Text;
};
