import type { ReactNode } from 'react';
import { type Attributes, KeptPart } from './kept-part.tsx';
import { keptParts } from './kept-parts.ts';

/**
 * Article whose content never changes in the browser but by what watches the document (`MarksHost`, `watchPictures`):
 * plain markup without islands. The server sends it once, as HTML, and the browser keeps that as it stands.
 */
export function Kept({ children, ...attributes }: Attributes & { children: ReactNode }): ReactNode {
  const parts = keptParts();
  if (!parts) return <article {...attributes}>{children}</article>;
  return <KeptPart {...attributes} part={parts.push(children) - 1} />;
}
