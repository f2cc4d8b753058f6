import type { ViewContext } from '#runtime/context.ts';
import { localHref, paths } from '../links/paths.ts';
import styles from './keyword-chip.module.css';

type Props = { ctx: ViewContext; keyword: string; className?: string | undefined };

/** A tag that leads to its articles. From one tag's page to another's it replaces the address (S1 §2). */
export function KeywordChip({ ctx, keyword, className }: Props) {
  const { type } = ctx.tenant;
  return (
    <a
      className={[styles.chip, className].filter(Boolean).join(' ')}
      href={localHref(ctx, paths.articleTag(keyword, type))}
      data-replace-within={localHref(ctx, paths.articleTag('', type))}
      data-testid="keyword-chip"
    >
      {keyword}
    </a>
  );
}
