import type { ViewContext } from '#runtime/context.ts';
import { Kept } from '#runtime/kept/kept.tsx';
import { IMAGE_PX } from '#schemas/constants.ts';
import type { Topic } from '#schemas/entities/topic.ts';
import { localHref, paths } from '../links/paths.ts';
import card from './card.module.css';
import { CardTitle } from './card-title.tsx';
import { CardImage } from './image.tsx';
import styles from './topic-card.module.css';

type Props = { ctx: ViewContext; topic: Topic; eager?: boolean };

/** Requested width in px beside the height of 750: three quarters of it, rounded up to a served size. */
const COVER_WIDTH = 600;

/**
 * Card of a special topic: its portrait cover with title and tagline on it; the subtitle, which makes the address, is
 * English.
 */
export function TopicCard({ ctx, topic, eager }: Props) {
  return (
    <Kept className={`${card.box} ${styles.card}`} data-testid="topic-card" data-id={topic.id}>
      <div>
        <CardImage
          sources={[topic.coverImage?.url]}
          width={COVER_WIDTH}
          height={IMAGE_PX.topicHeight}
          ratio={3 / 4}
          eager={eager}
        />
      </div>
      <div className={styles.words}>
        <CardTitle ctx={ctx} href={localHref(ctx, paths.topic(topic.subtitle))}>
          {topic.title}
        </CardTitle>
        <p>{topic.tagline ?? topic.subtitle}</p>
      </div>
    </Kept>
  );
}
