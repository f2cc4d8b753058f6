import { encodeQR } from 'qr';
import type { ReactNode } from 'react';
import styles from './qr-code.module.css';

/** Maximum length in bytes: a longer text makes squares too small for a camera. */
const MOST_BYTES = 600;
/** Light squares around it, without which cameras don't find it. */
const QUIET_ZONE = 4;

type Props = { text: string; label: string; testId?: string };

/** QR code of a text, dark on white in either theme. Null for more than 600 bytes. */
export function QrCode({ text, label, testId }: Props): ReactNode {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return null;
  const squares = encodeQR(text, 'raw', { border: QUIET_ZONE });
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${squares.length} ${squares.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      data-testid={testId}
    >
      <path d={squares.map(darkRuns).join('')} />
    </svg>
  );
}

/** A row's dark squares as strokes along its middle. */
function darkRuns(row: readonly boolean[], y: number): string {
  const line = row.map((isDark) => (isDark ? '#' : ' ')).join('');
  return [...line.matchAll(/#+/g)].map(({ index, 0: run }) => `M${index} ${y}.5h${run.length}`).join('');
}
