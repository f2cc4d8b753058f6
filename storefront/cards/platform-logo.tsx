import type { GOODS_CARD_TYPES, GOODS_SOURCES } from '#schemas/enums/goods.ts';
import { platformLook, platformSymbol } from '#schemas/platforms.ts';
import styles from './platform-logo.module.css';

export type GoodsCardType = (typeof GOODS_CARD_TYPES)[number];
export type GoodsSource = (typeof GOODS_SOURCES)[number];

/** State of the platform's logo on a goods card: shown, an empty box, or left out (S1 §4). */
export function platformLogoState(
  type: GoodsCardType,
  source: GoodsSource | undefined,
  platform: string | undefined,
): 'logo' | 'box' | 'none' {
  const shows = (type === 'NORMAL' || type === 'NORMALHORIZONTAL') && source !== 'AI';
  if (!shows) return 'none';
  if (platformLook(platform)) return 'logo';
  return source === 'SEARCH' ? 'box' : 'none';
}

type Props = {
  platform: string | undefined;
  testId: string;
  /** Draws an empty box where the platform isn't known, instead of nothing. */
  boxed?: boolean;
  /** The name gives way sooner beside a long text, or altogether. */
  compact?: 'tight' | 'always' | undefined;
};

/** Mark and name of a platform in a light chip; a narrow container shows the mark alone. */
export function PlatformLogo({ platform, testId, boxed, compact }: Props) {
  const look = platformLook(platform);
  if (!look) return boxed ? <span className={styles.chip} data-testid={testId} data-state="empty" /> : null;
  return (
    <span
      className={styles.chip}
      role="img"
      aria-label={look.name}
      data-testid={testId}
      data-platform={platform}
      data-compact={compact}
    >
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: what is in an image isn't read */}
      <svg>
        <use href={`#${platformSymbol(look)}`} />
      </svg>
      <span>{look.name}</span>
    </span>
  );
}
