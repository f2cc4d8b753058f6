import { useEffect, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { ShownUser } from '#schemas/entities/shown-user.ts';
import { NoData } from '#ui/no-data.tsx';
import { suggestions } from './follow-calls.ts';
import styles from './following.module.css';
import { PublisherList } from './publisher-list.tsx';

/** An empty list of follows: says so, and suggests whom to follow. */
export function SuggestedPublishers({ message }: { message: string }) {
  const { t } = useView();
  const [publishers, setPublishers] = useState<ShownUser[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void suggestions().then((found) => isCurrent && setPublishers(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  return (
    <div className={styles.empty} data-testid="suggested-publishers">
      <NoData message={message} />
      {publishers.length > 0 && (
        <section aria-labelledby="suggested-publishers">
          <h2 id="suggested-publishers" className={styles.title}>
            {t('follow.suggested')}
          </h2>
          <PublisherList publishers={publishers} />
        </section>
      )}
    </div>
  );
}
