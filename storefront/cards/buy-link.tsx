import type { ViewContext } from '#runtime/context.ts';
import { platformLook } from '#schemas/platforms.ts';
import buttons from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { outboundHref } from '../links/outbound.ts';
import styles from './buy-link.module.css';

type Props = {
  ctx: Pick<ViewContext, 't'>;
  /** Tracked link where there is one. */
  href: string | undefined;
  platform: string | undefined;
  /** True for an offer that may be over: the label then only invites to look at the shop. */
  isOver?: boolean | undefined;
  className?: string | undefined;
  testId: string;
};

/** Link to the shop: a real link that works without script, marked as sponsored. */
export function BuyLink({ ctx: { t }, href, platform, isOver, className = '', testId }: Props) {
  const target = outboundHref(href);
  if (!target) return null;
  const name = platformLook(platform)?.name;
  const text = name ? t(isOver ? 'detail.visitOn' : 'detail.buyOn', { platform: name }) : t('card.buy');
  return (
    <a
      className={`${isOver ? buttons.secondary : buttons.primary} ${styles.buy} ${className}`.trimEnd()}
      href={target}
      target="_blank"
      rel="sponsored noopener"
      aria-label={t('detail.buyAt', { action: text })}
      data-testid={testId}
    >
      {text}
      <Icon name="external" size={16} />
    </a>
  );
}
