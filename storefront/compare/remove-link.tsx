'use client';

import { useView } from '#runtime/view-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast.ts';
import { comparedIds, writeCompared } from './compare-list.ts';

type Props = {
  id: string;
  href: string;
  labels: Record<'remove' | 'removed', string>;
  className: string | undefined;
};

/** Link to the comparison without these goods, which forgets them on this device as well; it can be undone. */
export function RemoveLink({ id, href, labels, className }: Props) {
  const { t } = useView();
  const forget = () => {
    const before = comparedIds();
    const address = window.location.href;
    writeCompared(before.filter((one) => one !== id));
    const undo = () => {
      writeCompared(before);
      window.location.assign(address);
    };
    toast(labels.removed, { action: { label: t('action.undo'), onSelect: undo } });
  };
  return (
    <a
      className={className}
      href={href}
      aria-label={labels.remove}
      data-testid="compare-remove"
      onClick={forget}
    >
      <Icon name="close" size={16} />
    </a>
  );
}
