import type { ViewContext } from '#runtime/context.ts';
import { parseLink } from '#schemas/content/link.ts';
import { localHref } from './paths.ts';

/** Attributes of an `<a>` for an operator's link. */
export type JumpLink = { href: string; target?: '_blank'; rel?: 'noopener' };

/**
 * An operator's link as attributes: a path stays in the page's language, another site opens a new window (S1 §2).
 * Undefined without a link, or for one that `parseLink` refuses.
 */
export function jumpLink(
  ctx: Pick<ViewContext, 'lang' | 'tenant'>,
  value: string | undefined,
): JumpLink | undefined {
  const link = value === undefined ? null : parseLink(value, ctx.tenant.siteOrigin);
  if (!link) return undefined;
  if (link.kind === 'path') return { href: localHref(ctx, link.href) };
  return link.kind === 'url' ? { href: link.href, target: '_blank', rel: 'noopener' } : { href: link.href };
}
