'use client';

import type { ReactNode } from 'react';
import { FeedsScreen } from './feeds-screen.tsx';
import { RunScreen } from './run-screen.tsx';

const RUN = /^\/editor\/feeds\/([^/]+)\/runs\/([^/]+)$/;

/** Screen of the feeds' desk for a path below `/editor/feeds`: the list, a new feed, a feed, or one of its runs. */
export function FeedScreens({ path }: { path: string }): ReactNode {
  const run = RUN.exec(path)?.slice(1).map(decodeURIComponent);
  if (run?.[0] && run[1]) return <RunScreen key={run[1]} feedId={run[0]} id={run[1]} />;
  return <FeedsScreen />;
}
