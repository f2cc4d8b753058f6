import type { ViewContext } from '#runtime/context.ts';
import { IMAGE_PX } from '#schemas/constants.ts';
import type { Video } from '#schemas/entities/subject.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { CardImage } from '../cards/image.tsx';
import { outboundHref } from '../links/outbound.ts';
import styles from './video-card.module.css';

/** A film on another site, which opens in a new window. */
export function VideoCard({ ctx, video }: { ctx: ViewContext; video: Video }) {
  return (
    <a
      className={styles.card}
      href={outboundHref(video.videoUrl)}
      target="_blank"
      rel="noopener"
      data-type="video"
      data-testid="video-card"
      data-id={video.id}
    >
      <span className={styles.picture}>
        <CardImage sources={[video.coverImage?.url]} width={IMAGE_PX.discoverCover} ratio={4 / 3} />
        <span className={styles.play}>
          <Icon name="play" size={22} filled />
        </span>
      </span>
      <span className={styles.title}>
        {video.title}
        <VisuallyHidden>, {ctx.t('action.newWindow')}</VisuallyHidden>
      </span>
    </a>
  );
}
