import { useView } from '#runtime/view-context.tsx';
import type { ShownUser } from '#schemas/entities/shown-user.ts';
import { Icon } from '#ui/icon.tsx';
import { FollowButton } from './follow-button.tsx';
import styles from './following.module.css';

/** Members with their pictures, what they say of themselves, and a button to follow them or no longer. */
export function PublisherList({ publishers }: { publishers: readonly ShownUser[] }) {
  const { t } = useView();
  return (
    <ul className={styles.publishers} data-testid="publishers">
      {publishers.map(({ id, nickname, avatar, biography, followed }) => (
        <li key={id} className={styles.publisher}>
          <span className={styles.avatar}>
            {avatar ? <img src={avatar.url} alt="" width={48} height={48} /> : <Icon name="user" size={20} />}
          </span>
          <span className={styles.about}>
            <strong>{nickname || t('comments.gone')}</strong>
            {biography && <span className={styles.biography}>{biography}</span>}
          </span>
          <FollowButton id={id} name={nickname} followed={followed} />
        </li>
      ))}
    </ul>
  );
}
