import type { GOODS_CARD_TYPES, GOODS_SOURCES } from '#schemas/enums/goods.ts';
import { platformLook } from '#schemas/platforms.ts';
import { contrast } from '#ui/contrast.ts';
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

/** Strokes of our own on a 16 × 16 grid; the platforms' trademarks are theirs. */
const MARKS: Record<string, string> = {
  Lazada: 'M6 4v8h4.5',
  Shopee: 'M10.6 5.3C9.6 4 6 4 6 6.2c0 2.3 4.7 1.3 4.7 3.7 0 2.2-3.9 2.5-5.2.9',
  'TikTok Shop': 'M4.5 4.5h7M8 4.5V12',
  Amazon: 'M4.5 12L8 4l3.5 8M6 9.4h4',
  AliExpress: 'M3 12l4-8h5.5M8 4v8h4.5M8 8h4M4.5 9.5H8',
  SHEIN: 'M8 6.6v-.9a1.4 1.4 0 1 0-1.4-1.4M8 6.6l-5.2 4.6h10.4z',
  Tokopedia: 'M4 6h8l.8 6.5H3.2zM6 6V5.5a2 2 0 0 1 4 0V6',
};

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
      <svg width={14} height={14} viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <rect width="16" height="16" rx="5" fill={look.dot} />
        <path
          d={MARKS[look.name]}
          stroke={contrast(look.dot, '#ffffff') < 3 ? '#16161b' : '#ffffff'}
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className={styles.name}>{look.name}</span>
    </span>
  );
}
