'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback } from 'react';
import { keptParts } from './kept-parts.ts';

/** React leaves the content of such an element alone, and as it hydrates, its attributes. */
const AS_IT_STANDS = { __html: '' };

/** Elements of a page that can be kept. */
export type KeptTag = 'article' | 'a' | 'footer' | 'picture' | 'details' | 'div';

/** Elements of the parts that this page's document brought and that aren't shown now, by number. */
const hidden = new Map<number, HTMLElement>();

/** Part number `part` of the page's document: rendered on the server, kept in the browser. */
export function KeptPart({ part, tag: Tag = 'article' }: { part: number; tag?: KeptTag }): ReactNode {
  const router = useRouter();
  const keep = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const before = hidden.get(part);
      for (const { name, value } of before?.attributes ?? []) element.setAttribute(name, value);
      element.append(...(before?.childNodes ?? []));
      // React couldn't take over the document and made the page anew: its parts have to come as data.
      if (!element.hasChildNodes()) router.refresh();
      return () => {
        hidden.set(part, element);
      };
    },
    [part, router],
  );
  if (typeof window === 'undefined') return keptParts()?.[part];
  return <Tag ref={keep} dangerouslySetInnerHTML={AS_IT_STANDS} suppressHydrationWarning />;
}
