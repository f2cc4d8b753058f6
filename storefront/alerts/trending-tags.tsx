import { type ReactNode, useState } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import { hotTags } from '#schemas/api/content.ts';
import type { Keyword } from '#schemas/entities/keyword.ts';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast.ts';
import { openLogin } from '../intents/login-request.ts';
import { useIntent } from '../intents/use-intent.ts';
import { LoadState } from '../load-state/load-state.tsx';
import { addOne, alertFailure, removeOne } from './alert-calls.ts';
import { subscriptionTo } from './alert-name.ts';
import styles from './alerts.module.css';
import type { Alerts } from './use-alerts.ts';

type Props = {
  /** Tags from the page's HTML; undefined if it came without them. */
  first: readonly Keyword[] | undefined;
  isMember: boolean;
  alerts: Alerts;
};

/**
 * Most popular tags of the tenant, each a switch: when on, its new deals come by mail. A guest gets the login dialog.
 */
export function TrendingTags({ first, isMember, alerts }: Props): ReactNode {
  const { t } = useView();
  const request = useEndpoint(hotTags, first ? null : {}, { silent: true });
  const tags = first ?? request.data;
  const [pending, setPending] = useState<readonly string[]>([]);

  const follow = async ({ id, keyword: tag }: Keyword) => {
    try {
      const added = await addOne({ tagIds: [id] });
      toast(t('alerts.subscribed', { tag }));
      await alerts.changed((before) => [added, ...before]);
    } catch (error) {
      toast(alertFailure(error, t('errors.alert.subscribe')), { variant: 'error' });
    }
  };
  const leave = async (subscriptionId: string, tag: string) => {
    try {
      await removeOne(subscriptionId);
      toast(t('alerts.unsubscribed', { tag }));
      await alerts.changed((before) => before.filter(({ id }) => id !== subscriptionId));
    } catch {
      toast(t('errors.alert.unsubscribe'), { variant: 'error' });
    }
  };
  const press = async (tag: Keyword) => {
    if (!isMember) return openLogin({ action: 'tag', value: tag.id });
    if (pending.includes(tag.id)) return;
    setPending((before) => [...before, tag.id]);
    // Until the alerts are loaded only the server knows whether the tag is followed.
    const subscription = subscriptionTo(tag.id, alerts.alerts ?? []);
    await (subscription ? leave(subscription.id, tag.keyword) : follow(tag));
    setPending((before) => before.filter((id) => id !== tag.id));
  };
  const tagOf = (id: string) => tags?.find((tag) => tag.id === id);
  useIntent(
    'tag',
    (id) => tagOf(id) !== undefined,
    (id) => {
      const tag = tagOf(id);
      if (tag) void follow(tag);
    },
  );
  return (
    <section className={styles.card} aria-labelledby="trending-tags" data-testid="trending-tags">
      <h2 id="trending-tags">{t('alerts.trending')}</h2>
      {request.error ? (
        <LoadState of={request} failed={t('errors.alert.trendingTags')} className={styles.text} />
      ) : (
        <p className={styles.text}>{t(tags?.length === 0 ? 'alerts.noTags' : 'alerts.trendingText')}</p>
      )}
      <ul className={styles.tags}>
        {tags?.map((tag) => {
          const isFollowed = subscriptionTo(tag.id, alerts.alerts ?? []) !== undefined;
          return (
            <li key={tag.id}>
              <button
                type="button"
                className={styles.tag}
                aria-pressed={isFollowed}
                aria-busy={pending.includes(tag.id)}
                onClick={() => press(tag)}
                data-testid="trending-tag"
                data-id={tag.id}
              >
                <Icon name={isFollowed ? 'check' : 'plus'} size={16} />
                {tag.keyword}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
