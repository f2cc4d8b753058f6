'use client';

import type { ReactNode } from 'react';
import { keptParts } from './kept-parts.ts';

/** Script number `part` of the page's document, whose code the browser has run or read. */
export function KeptScript({ part, type }: { part: number; type?: string | undefined }): ReactNode {
  const code = typeof window === 'undefined' ? keptParts()?.[part] : '';
  return (
    <script type={type} dangerouslySetInnerHTML={{ __html: String(code ?? '') }} suppressHydrationWarning />
  );
}
