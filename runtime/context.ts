import type { Text } from '#locales/translate.ts';
import type { TenantPublic } from '#schemas/tenant.ts';
import type { Variant } from '#schemas/variant.ts';

/** What every universal piece (card, section, module view) may know about the request. Handed down as a prop. */
export type ViewContext = {
  lang: Variant['lang'];
  tenant: TenantPublic;
  terminal: Variant['terminal'];
  device: Variant['device'];
  /** The server's clock when the page was rendered, milliseconds. */
  now: number;
  t: Text;
};
