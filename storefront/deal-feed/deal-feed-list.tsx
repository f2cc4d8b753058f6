import type { ReactNode } from 'react';
import { labelText } from '#locales/format/label.ts';
import type { RecommendLabel } from '#schemas/entities/recommend-label.ts';
import { LinkStrip } from '#ui/link-strip.tsx';
import type { Crumb } from '../links/crumbs.ts';
import type { ItemListProps } from '../lists/item-list.tsx';
import { ListScreen } from '../lists/list-screen.tsx';

type Props = ItemListProps & {
  crumbs: readonly Crumb[];
  /** Labels that the list can be filtered by. */
  labels: readonly RecommendLabel[];
};

/** Label code from the `filter` of an address; undefined for an invalid one. */
export function feedLabel(filter: string | undefined): string | undefined {
  return filter && /^[A-Z0-9_]{1,40}$/.test(filter) ? filter : undefined;
}

const labelHref = (code: string | undefined) => `?${new URLSearchParams(code ? { filter: code } : {})}`;

/** The newest deals, of one label if the address says so. */
export function DealFeedList({ labels, ...list }: Props): ReactNode {
  const { t } = list.ctx;
  const links = labels.map(({ labelCode }) => ({
    href: labelHref(labelCode),
    label: labelText(labelCode, t) || labelCode,
  }));
  return (
    <ListScreen {...list} testId="deal-list" title={t('screen.deals')}>
      <LinkStrip
        links={[{ href: labelHref(undefined), label: t('list.all') }, ...links]}
        current={labelHref(feedLabel(list.query.filter))}
        labels={{ list: t('filter.title'), previous: t('action.previous'), next: t('action.next') }}
        variant="chip"
      />
    </ListScreen>
  );
}
