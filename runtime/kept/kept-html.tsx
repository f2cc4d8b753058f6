'use client';

import type { ReactNode } from 'react';
import { keptParts } from './kept-parts.ts';

type Props = { tag: 'script' | 'div'; part: number; type?: string | undefined; hidden?: boolean | undefined };

/** Element number `part` of the page's document, whose text the browser has run or read. */
export function KeptHtml({ tag: Tag, part, ...attributes }: Props): ReactNode {
  const html = typeof window === 'undefined' ? keptParts()?.[part] : '';
  return (
    <Tag {...attributes} dangerouslySetInnerHTML={{ __html: String(html ?? '') }} suppressHydrationWarning />
  );
}
