'use client';

import { useEffect } from 'react';

/** Scrolling by less is no direction yet, in px. */
const STEP_PX = 6;
/** The header stays while less of the page than this has been scrolled away, in px. */
const START_PX = 120;

/** On a phone the header gives way while the page is scrolled down, and returns on scrolling up (`header.module.css`). */
export function HeaderGivesWay(): null {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let last = window.scrollY;
    const follow = () => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < STEP_PX) return;
      last = window.scrollY;
      if (moved > 0 && last > START_PX) dataset.header = 'away';
      else delete dataset.header;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => {
      removeEventListener('scroll', follow);
      delete dataset.header;
    };
  }, []);
  return null;
}
