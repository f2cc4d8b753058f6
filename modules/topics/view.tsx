import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { STRIP } from '#schemas/constants.ts';
import type { Topic } from '#schemas/entities/topic.ts';
import { TopicCard } from '#storefront/cards/topic-card.tsx';
import { localHref, screenPath } from '#storefront/links/paths.ts';
import { ScrollStrip } from '#ui/scroll-strip.tsx';
import { SectionHeader } from '#ui/section-header.tsx';
import type { TopicsProps } from './module.ts';
import styles from './styles.module.css';

export function TopicsView({ id, data, ctx }: ViewProps<TopicsProps, readonly Topic[]>): ReactNode {
  if (data.length === 0) return null;
  const { t } = ctx;
  const titleId = `${id}-title`;
  return (
    <ModuleSection id={id} type="topics" labelledBy={titleId}>
      <SectionHeader
        id={titleId}
        title={t('section.topics')}
        href={localHref(ctx, screenPath('/topic'))}
        linkLabel={t('action.seeAll')}
      />
      <ScrollStrip
        labels={{ previous: t('action.previous'), next: t('action.next') }}
        step={STRIP.scrollStepPx}
      >
        {data.map((topic) => (
          <li key={topic.id ?? topic.subtitle} className={styles.item}>
            <TopicCard ctx={ctx} topic={topic} />
          </li>
        ))}
      </ScrollStrip>
    </ModuleSection>
  );
}
