'use client';

import { type ReactNode, useEffect } from 'react';
import { watchPictures } from '#ui/watch-pictures.ts';
import { MarksHost } from '../marks/marks-host.tsx';

/** Brings the cards of a page to life, which are plain markup: their pictures and hearts. */
export function CardsHost({ close }: { close: string }): ReactNode {
  useEffect(watchPictures, []);
  return <MarksHost close={close} />;
}
