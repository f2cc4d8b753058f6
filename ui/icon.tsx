import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

export type IconLook = { size?: number; filled?: boolean; label?: string };

/** A drawing of the shop's by its name. */
export function Icon({ name, ...look }: IconLook & { name: IconName }) {
  return <Drawing path={iconPaths[name]} {...look} />;
}

/** An inline drawing in the text's colour, `size` pixels square. Decoration unless it has a `label`. */
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
