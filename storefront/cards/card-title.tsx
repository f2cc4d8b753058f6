import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import card from './card.module.css';

type Props = {
  ctx: Pick<ViewContext, 't'>;
  className?: string | undefined;
  testId?: string;
  /** Address that the whole card links to; an absolute one opens a new window; undefined makes no link. */
  href: string | undefined;
  /** Before the text. */
  badge?: ReactNode;
  children: string | undefined;
};

/** A link needs a text. */
const NAMELESS = '–';

/** A card's title, at most two lines. Its link covers the whole card. */
export function CardTitle({ ctx, className, testId, href, badge, children }: Props) {
  const isOutbound = href !== undefined && !href.startsWith('/');
  const text = (
    <span className={href === undefined ? card.clamp : undefined}>
      {badge}
      {children || NAMELESS}
    </span>
  );
  return (
    <h3 className={className} data-testid={testId}>
      {href === undefined ? (
        text
      ) : (
        <a
          href={href}
          target={isOutbound ? '_blank' : undefined}
          rel={isOutbound ? 'sponsored noopener' : undefined}
        >
          {text}
          {isOutbound && <VisuallyHidden>{`, ${ctx.t('action.newWindow')}`}</VisuallyHidden>}
        </a>
      )}
    </h3>
  );
}
