import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { KeywordChip } from '#storefront/cards/keyword-chip.tsx';
import { SectionHeader } from '#ui/section-header.tsx';
import type { HotKeywordsData } from './load.ts';
import type { HotKeywordsProps } from './module.ts';
import styles from './styles.module.css';

/** Tags that lead to their articles; from one tag's page to another's the address is replaced (S1 §2). */
export function HotKeywordsView({ id, data, ctx }: ViewProps<HotKeywordsProps, HotKeywordsData>): ReactNode {
  if (data.hotKeywords.length === 0) return null;
  const heading = `${id}-title`;
  return (
    <ModuleSection id={id} type="hot-keywords" labelledBy={heading}>
      <SectionHeader id={heading} title={ctx.t('section.hotTags')} />
      <ul className={styles.tags}>
        {data.hotKeywords.map(({ id: keywordId, keyword }) => (
          <li key={keywordId} className={styles.tag}>
            <KeywordChip ctx={ctx} keyword={keyword} className={styles.chip} />
          </li>
        ))}
      </ul>
    </ModuleSection>
  );
}
