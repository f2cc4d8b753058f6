'use client';

import { useSearchParams } from 'next/navigation';
import { contentTypes } from '#content/all.ts';
import { ContentScreens } from '#editor/content/content-screens.tsx';

/** Screens of the content section with the content types of this product. */
export function Content({ path }: { path: string }) {
  return <ContentScreens types={contentTypes} path={path} search={useSearchParams().toString()} />;
}
