import type { ViewContext } from '#runtime/context.ts';
import type { Message } from '#schemas/entities/message.ts';
import { commentAnchor } from '../comments/linked-comment.ts';
import { type JumpLink, jumpLink } from '../links/jump-link.ts';
import { localHref, paths, screenPath } from '../links/paths.ts';

/** Subject types of the shop's messages that lead to their subject; the others lead to the profile. */
const LINKED: ReadonlySet<string> = new Set(['LOTTERY', 'PRIZE', 'CONTENT', 'GOODS']);

type Context = Pick<ViewContext, 'lang' | 'tenant'>;

/** Subject types of messages about a lottery or its prizes; the code is the lottery's. */
const OF_LOTTERIES: ReadonlySet<string> = new Set(['LOTTERY', 'PRIZE']);

/** Link to a message's subject, with the comment in view; undefined without such a page. */
export function messageLink(ctx: Context, message: Message): JumpLink | undefined {
  if (message.type === 'notice') return jumpLink(ctx, message.link);
  if (message.type === 'community_security' && !LINKED.has(message.subjectType ?? ''))
    return {
      href: localHref(ctx, screenPath(message.subjectType === 'SECURITY' ? '/security' : '/profile')),
    };
  const path = subjectPath(message);
  if (path === undefined) return undefined;
  const { replyId } = message;
  const place = replyId === undefined ? '' : `#${encodeURIComponent(commentAnchor(replyId))}`;
  return { href: `${localHref(ctx, path)}${place}` };
}

function subjectPath({ subjectType, subjectCode: code }: Message): string | undefined {
  if (code === undefined) return undefined;
  if (subjectType === 'CONTENT') return paths.deal(code);
  if (subjectType === 'GOODS') return paths.product(code);
  if (OF_LOTTERIES.has(subjectType ?? '')) return paths.lottery(code);
  if (subjectType === 'NOTE') return paths.note(code);
  return subjectType === 'ARTICLE' ? paths.article(code) : undefined;
}
