import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

type Props = { name: IconName; size?: number; filled?: boolean; label?: string };

/** An inline drawing in the text's colour, `size` pixels square. Decoration unless it has a `label`. */
export function Icon({ name, size = 20, filled, label }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
