'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback } from 'react';
import { keptParts } from './kept-parts.ts';

/** Attributes of a part's article. */
export type Attributes = {
  className?: string | undefined;
  'data-testid': string;
  'data-id'?: string | number | undefined;
  'data-state'?: string | undefined;
  'data-type'?: string;
  'data-layout'?: string;
};

/** React leaves the content of such an element alone. */
const AS_IT_STANDS = { __html: '' };

/** Content of the parts that this page's document brought and that aren't shown now, by number. */
const hidden = new Map<number, ChildNode[]>();

/** Part number `part` of the page's document: rendered on the server, kept in the browser. */
export function KeptPart({ part, ...attributes }: Attributes & { part: number }): ReactNode {
  const router = useRouter();
  const keep = useCallback(
    (article: HTMLElement) => {
      article.append(...(hidden.get(part) ?? []));
      // React couldn't take over the document and made the page anew: its parts have to come as data.
      if (!article.hasChildNodes()) router.refresh();
      return () => {
        hidden.set(part, [...article.childNodes]);
      };
    },
    [part, router],
  );
  if (typeof window === 'undefined') return <article {...attributes}>{keptParts()?.[part]}</article>;
  return (
    <article {...attributes} ref={keep} dangerouslySetInnerHTML={AS_IT_STANDS} suppressHydrationWarning />
  );
}
