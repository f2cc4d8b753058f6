import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { STRIP } from '#schemas/constants.ts';
import type { Topic } from '#schemas/entities/topic.ts';
import { CardList } from '#storefront/card-list/card-list.tsx';
import { TopicCard } from '#storefront/cards/topic-card.tsx';
import { localHref, screenPath } from '#storefront/links/paths.ts';
import { moduleHeading } from '#storefront/module-parts/heading.ts';
import { ModuleHeader } from '#storefront/module-parts/module-header.tsx';
import { ScrollStrip } from '#ui/scroll-strip.tsx';
import type { TopicsProps } from './module.ts';
import styles from './styles.module.css';

export function TopicsView({ id, props, data, ctx }: ViewProps<TopicsProps, readonly Topic[]>): ReactNode {
  if (data.length === 0) return null;
  const { t } = ctx;
  const own = { title: t('section.topics'), href: localHref(ctx, screenPath('/topic')) };
  const heading = moduleHeading(ctx, id, props, own);
  return (
    <ModuleSection id={id} type="topics" labelledBy={heading.id}>
      <ModuleHeader {...heading} />
      {props.layout ? (
        <CardList
          ctx={ctx}
          layout={props.layout}
          size="topic"
          columns={props}
          cards={data.map((topic) => ({
            id: topic.id ?? topic.subtitle,
            card: <TopicCard ctx={ctx} topic={topic} />,
          }))}
        />
      ) : (
        <div className={styles.strip}>
          <ScrollStrip
            labels={{ previous: t('action.previous'), next: t('action.next') }}
            step={STRIP.scrollStepPx}
          >
            {data.map((topic) => (
              <li key={topic.id ?? topic.subtitle}>
                <TopicCard ctx={ctx} topic={topic} />
              </li>
            ))}
          </ScrollStrip>
        </div>
      )}
    </ModuleSection>
  );
}
