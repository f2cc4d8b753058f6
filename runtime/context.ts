import type { Language } from '#schemas/constants.ts';
import type { TenantPublic } from '#schemas/tenant.ts';
import type { Text } from '#locales/translate.ts';

/** The traits of a request that select what is rendered; together with tenant and path they are the page cache's key. */
export type Variant = {
  tenantId: string;
  lang: Language;
  terminal: 'h5' | 'app';
  device: 'phone' | 'desktop';
};

/** What every universal piece (card, section, module view) may know about the request. Handed down as a prop. */
export type ViewContext = {
  lang: Language;
  tenant: TenantPublic;
  terminal: Variant['terminal'];
  device: Variant['device'];
  /** The server's clock when the page was rendered, milliseconds. */
  now: number;
  t: Text;
};
