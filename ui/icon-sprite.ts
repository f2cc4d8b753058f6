import { iconPaths } from './icon-paths.ts';

/** SVG with a symbol for each icon; `Icon` shows them. */
export function iconSprite(): string {
  const symbols = Object.entries(iconPaths).map(
    ([name, path]) => `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  );
  return `<svg>${symbols.join('')}</svg>`;
}
