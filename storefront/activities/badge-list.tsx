import type { ViewContext } from '#runtime/context.ts';
import type { Badge } from '#schemas/entities/activity.ts';
import { CardImage } from '../cards/image.tsx';
import styles from './badges.module.css';

const PICTURE_PX = 200;

type Props = { ctx: Pick<ViewContext, 't'>; badges: readonly Badge[] };

/** Badges, each with what it is given for. */
export function BadgeList({ ctx: { t }, badges }: Props) {
  return (
    <ul className={styles.list} data-testid="badges">
      {badges.map(({ id, name, text, picture, goal }) => (
        <li key={id} className={styles.badge} data-testid="badge" data-id={id}>
          <span className={styles.picture}>
            <CardImage sources={[picture]} width={PICTURE_PX} fit="contain" />
          </span>
          <h2 className={styles.name}>{name}</h2>
          {text && <p className={styles.text}>{text}</p>}
          <p className={styles.text}>{t('badge.goal', { count: goal })}</p>
        </li>
      ))}
    </ul>
  );
}
