'use client';

import { Icon } from '#ui/icon.tsx';
import { comparedIds, writeCompared } from './compare-list.ts';

type Props = { id: string; href: string; label: string; className: string | undefined };

/** Link to the comparison without these goods, which forgets them on this device as well. */
export function RemoveLink({ id, href, label, className }: Props) {
  const forget = () => writeCompared(comparedIds().filter((one) => one !== id));
  return (
    <a className={className} href={href} aria-label={label} data-testid="compare-remove" onClick={forget}>
      <Icon name="close" size={16} />
    </a>
  );
}
