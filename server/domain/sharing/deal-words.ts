import { formatRange } from '#locales/format/price.ts';
import { reductionText } from '#locales/format/reduction.ts';
import { textFor } from '#locales/text.ts';
import type { Language } from '#schemas/constants.ts';
import type { ResolvedDeal } from '#schemas/resolve-deal.ts';
import type { TenantPublic } from '#schemas/tenant.ts';

/** Texts on a shared deal's picture, with any content. */
export type DealWords = {
  lang: Language;
  site: string;
  title: string;
  /** Price or range; '' while the price is held. */
  price: string;
  /** Recorded reduction with the price before it; '' without one. */
  reduction: string;
  /** Colour as `#rgb` or `#rrggbb`. */
  colour: string;
};

const BRAND_COLOUR = '#1a1c22';

/** Texts of a deal for its shared picture. */
export function dealWords(deal: ResolvedDeal, tenant: TenantPublic, lang: Language): DealWords {
  const { name, defaultLanguage, currency: usual, theme } = tenant;
  const currency = deal.currency ?? usual;
  const context = { lang, tenant, t: textFor(lang) };
  return {
    lang,
    site: name[lang] ?? name[defaultLanguage] ?? tenant.id,
    title: deal.title,
    price: deal.priceHeld
      ? ''
      : formatRange({ lowest: deal.currentPrice, highest: deal.maxPrice }, currency, context),
    reduction: deal.expired ? '' : reductionText({ ...deal, currency }, context),
    colour: theme.brand?.primary ?? BRAND_COLOUR,
  };
}
