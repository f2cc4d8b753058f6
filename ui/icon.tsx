import styles from './icon.module.css';
import type { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

export type IconLook = { size?: number; filled?: boolean; label?: string };

/** Icon of the shop by its name. Its drawing is once in the page (`icon-sprite.ts`). */
export function Icon({ name, ...look }: IconLook & { name: IconName }) {
  return (
    <svg {...frame(look)}>
      <use href={`#i-${name}`} />
    </svg>
  );
}

/** Inline SVG of its own path on a grid of 24. */
export function Drawing({ path, ...look }: IconLook & { path: string }) {
  return (
    <svg viewBox="0 0 24 24" {...frame(look)}>
      <path d={path} />
    </svg>
  );
}

/** Frame in the text's colour, `size` px square. Decorative unless it has a `label`. */
const frame = ({ size = 20, filled, label }: IconLook) => ({
  className: filled ? `${styles.icon} ${styles.filled}` : styles.icon,
  width: size,
  height: size,
  role: label ? 'img' : undefined,
  'aria-label': label,
  'aria-hidden': label ? undefined : true,
});
