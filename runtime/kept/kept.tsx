import type { CSSProperties, ReactNode } from 'react';
import { KeptPart, type KeptTag } from './kept-part.tsx';
import { keptParts } from './kept-parts.ts';

type Props = {
  /** `article` when left out. */
  tag?: KeptTag;
  className?: string | undefined;
  href?: string;
  style?: CSSProperties;
  'aria-current'?: 'page' | undefined;
  'data-testid'?: string;
  'data-id'?: string | number | undefined;
  'data-state'?: string | undefined;
  'data-type'?: string;
  'data-layout'?: string;
  children: ReactNode;
};

/**
 * Element that never changes in the browser but by what watches the document (`MarksHost`, `watchPictures`): plain markup
 * without islands. The server sends it once, as HTML, and the browser keeps that as it stands.
 */
export function Kept({ tag: Tag = 'article', ...props }: Props): ReactNode {
  const element = <Tag {...props} />;
  const parts = keptParts();
  if (!parts) return element;
  const part = parts.push(element) - 1;
  return <KeptPart key={part} part={part} {...(Tag !== 'article' && { tag: Tag })} />;
}
