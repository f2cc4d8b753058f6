import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import type { MenuLink } from '#schemas/tenant.ts';
import { jumpLink } from '../links/jump-link.ts';

type Props = { ctx: ViewContext; entry: MenuLink; className?: string | undefined };

/** Link of an operator's menu in the page's language; nothing without a text in it or in the default language. */
export function MenuAnchor({ ctx, entry, className }: Props): ReactNode {
  const label = entry.label[ctx.lang] || entry.label[ctx.tenant.defaultLanguage];
  const link = jumpLink(ctx, entry.link);
  if (!label || !link) return null;
  return (
    <a {...link} className={className}>
      {label}
    </a>
  );
}
