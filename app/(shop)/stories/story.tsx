import type { ReactNode } from 'react';

type Props = {
  name: string;
  /** Pixels. */
  width?: number;
  children: ReactNode;
};

/** One piece in one state; tests find it by `data-story`. */
export function Story({ name, width = 240, children }: Props): ReactNode {
  return (
    <section data-story={name} style={{ inlineSize: width, maxInlineSize: '100%', marginBlock: 24 }}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}
