import 'react';

declare module 'react' {
  /** Styles may set custom properties. */
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces merge with React's
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
