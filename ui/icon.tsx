import type { ReactNode } from 'react';
import styles from './icon.module.css';
import type { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

export type IconLook = { size?: number; filled?: boolean; label?: string };

/** Address of an icon's drawing in the page's sprite, for `<use>`. */
export const iconHref = (name: IconName): string => `#i-${name}`;

/** Icon of the shop by its name. Its drawing is once in the page (`icon-sprite.ts`). */
export function Icon({ name, ...look }: IconLook & { name: IconName }) {
  return (
    <Frame {...look}>
      <use href={iconHref(name)} />
    </Frame>
  );
}

/** Inline SVG of its own path on a grid of 24. */
export function Drawing({ path, ...look }: IconLook & { path: string }) {
  return (
    <Frame {...look} viewBox="0 0 24 24">
      <path d={path} />
    </Frame>
  );
}

type FrameProps = IconLook & { viewBox?: string; children: ReactNode };

/** SVG in the text's colour, `size` px square. Decorative unless it has a `label`. */
function Frame({ size = 20, filled, label, viewBox, children }: FrameProps) {
  // A page's data has two hundred icons: what isn't set is left out of it.
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label or is hidden
    <svg
      {...(filled && { className: styles.filled })}
      {...(viewBox && { viewBox, className: filled ? styles.filled : styles.drawing })}
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}
