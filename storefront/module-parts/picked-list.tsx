import type { ComponentProps, ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { type Localized, pickLocalized } from '#schemas/page/localized.ts';
import { SectionHeader } from '#ui/section-header.tsx';
import { CardList } from '../card-list/card-list.tsx';
import { jumpLink } from '../links/jump-link.ts';

type Texts = {
  title: Localized<string>;
  /** Target of "see all". */
  link?: string | undefined;
};
type Heading = { id: string; title: string; href: string | undefined };

/** Heading of the list in node `id`, if its operator gave it a title. */
export function pickedHeading(ctx: ViewContext, id: string, { title, link }: Texts): Heading | undefined {
  const text = pickLocalized(title, ctx.lang, ctx.tenant.defaultLanguage);
  return text ? { id: `${id}-title`, title: text, href: jumpLink(ctx, link)?.href } : undefined;
}

type Props = Pick<ComponentProps<typeof CardList>, 'ctx' | 'size' | 'columns' | 'cards'> & {
  layout: 'strip' | 'grid' | 'waterfall' | undefined;
  heading: Heading | undefined;
};

/** Cards that an operator picked, usually in two to five columns. */
export function PickedList({ heading, layout = 'grid', ...list }: Props): ReactNode {
  return (
    <>
      {heading && <SectionHeader {...heading} linkLabel={list.ctx.t('action.seeAll')} />}
      <CardList {...list} layout={layout} href={heading?.href} />
    </>
  );
}
