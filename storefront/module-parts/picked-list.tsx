import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { type Localized, pickLocalized } from '#schemas/page/localized.ts';
import { SectionHeader } from '#ui/section-header.tsx';
import { jumpLink } from '../links/jump-link.ts';
import styles from '../strips/deal-grid.module.css';

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

type Props = {
  ctx: ViewContext;
  heading: Heading | undefined;
  /** One `<li>` per card. */
  children: ReactNode;
};

/** Cards that an operator picked, in two to five columns. */
export function PickedList({ ctx, heading, children }: Props): ReactNode {
  return (
    <>
      {heading && <SectionHeader {...heading} linkLabel={ctx.t('action.seeAll')} />}
      <ul className={styles.grid}>{children}</ul>
    </>
  );
}
