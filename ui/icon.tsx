import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

export type IconLook = { size?: number; filled?: boolean; label?: string };

/** Icon of the shop by its name. */
export function Icon({ name, ...look }: IconLook & { name: IconName }) {
  return <Drawing path={iconPaths[name]} {...look} />;
}

/** Inline SVG in the text's colour, `size` px square. Decorative unless it has a `label`. */
export function Drawing({ path, size = 20, filled, label }: IconLook & { path: string }) {
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
      <path d={path} />
    </svg>
  );
}
