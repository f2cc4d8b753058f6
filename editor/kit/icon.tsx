import { Drawing, type IconLook } from '#ui/icon.tsx';
import { iconPaths } from '#ui/icon-paths.ts';

/** The shop's drawings, and those that only the editor has. */
const paths = {
  ...iconPaths,
  braces:
    'M9 4c-2.5 0-2 2-2 4s-.5 4-3 4c2.5 0 3 2 3 4s-.5 4 2 4M15 4c2.5 0 2 2 2 4s.5 4 3 4c-2.5 0-3 2-3 4s.5 4-2 4',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  'chevron-up': 'M5 15l7-7 7 7',
  comment: 'M4 5h16v11H11l-5 4v-4H4z',
  desktop: 'M3 4h18v12H3zM9 20h6M12 16v4',
  grip: 'M9 5v.01M15 5v.01M9 12v.01M15 12v.01M9 19v.01M15 19v.01',
  image: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M15 9v.01',
  layers: 'M12 3l9 5-9 5-9-5zM3 13l9 5 9-5',
  more: 'M5 12v.01M12 12v.01M19 12v.01',
  numbers: 'M11 7h10M11 17h10M3 4.5L5 3.5V10M3 15.5c.3-2 4-2 4 .3 0 1.7-4 2.2-4 4.7h4',
  split: 'M12 21v-7M12 14L5 7M12 14l7-7M5 11V7h4M15 7h4v4',
  subscript: 'M3 5l9 11M12 5L3 16M16 15.5c.3-2 5-2 5 .3 0 1.7-5 2.7-5 5.2h5',
  superscript: 'M3 8l9 11M12 8L3 19M16 4.5c.3-2 5-2 5 .3 0 1.7-5 2.7-5 5.2h5',
  table: 'M3 4h18v16H3zM3 10h18M3 15h18M12 10v10',
  undo: 'M9 5l-5 5 5 5M4 10h11a5 5 0 0 1 0 10h-4',
};

export type IconName = keyof typeof paths;

/** A drawing by its name. */
export function Icon({ name, ...look }: IconLook & { name: IconName }) {
  return <Drawing path={paths[name]} {...look} />;
}
