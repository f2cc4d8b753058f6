import type { ReactNode } from 'react';

const FILES = [
  new URL('@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2', import.meta.url),
  new URL('@fontsource-variable/anuphan/files/anuphan-latin-wght-normal.woff2', import.meta.url),
];

/**
 * Preloads the interface's font before the first layout, which would otherwise be done twice: with a fallback font, and
 * again.
 */
export function FontPreloads(): ReactNode {
  return FILES.map(({ href }) => (
    <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));
}
