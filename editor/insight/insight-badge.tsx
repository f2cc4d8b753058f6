'use client';

import type { ReactNode } from 'react';
import { shortCount } from '#locales/format/count.ts';
import { useView } from '#runtime/view-context.tsx';
import type { ModuleInsight } from '#schemas/entities/module-insight.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './insight.module.css';
import { INSIGHT_DAYS } from './use-insight.ts';

/** Share of clicks among a module's impressions, in the outline; nothing without impressions. */
export function InsightBadge({ insight }: { insight: ModuleInsight | undefined }): ReactNode {
  const view = useView();
  if (!insight || insight.impressions === 0) return null;
  const { impressions, clicks } = insight;
  const share = new Intl.NumberFormat(view.lang, { style: 'percent', maximumFractionDigits: 1 });
  const words = view.t('insight.badge', { impressions, clicks, days: INSIGHT_DAYS });
  return (
    <span className={styles.badge} title={words} data-testid="insight">
      <span aria-hidden="true">
        {shortCount(impressions)} · {share.format(clicks / impressions)}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
