import type { ViewContext } from '#runtime/context.ts';
import { type Localized, pickLocalized } from '#schemas/page/localized.ts';
import { jumpLink } from '../links/jump-link.ts';

/** Texts of a module that an operator may set. */
export type HeadingTexts = {
  title: Localized<string>;
  /** Target of "see all". */
  link?: string | undefined;
};

/** Heading of the module in node `id`, for `SectionHeader`: the operator's title and link, or else its own. */
export function moduleHeading(
  ctx: ViewContext,
  id: string,
  { title, link }: HeadingTexts,
  own: { title: string; href?: string },
) {
  return {
    id: `${id}-title`,
    title: pickLocalized(title, ctx.lang, ctx.tenant.defaultLanguage) || own.title,
    href: jumpLink(ctx, link)?.href ?? own.href,
    linkLabel: ctx.t('action.seeAll'),
  };
}
