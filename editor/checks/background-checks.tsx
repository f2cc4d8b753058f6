'use client';

import type { ReactNode } from 'react';
import { useElapsed } from '../kit/use-elapsed.ts';
import { useChecks } from './use-checks.ts';

/** The server renders the whole page for its check: the canvas of a page just opened comes first. */
const START_AFTER_MS = 3_000;

/** Keeps the problems up to date while their panel, which does the same, isn't shown. */
export function BackgroundChecks(): ReactNode {
  const isDue = useElapsed(START_AFTER_MS);
  return isDue && <Checks />;
}

function Checks(): null {
  useChecks();
  return null;
}
