'use client';

import { type ReactNode, useEffect } from 'react';
import { hasRole } from '#schemas/operator.ts';
import { watchPictures } from '#ui/watch-pictures.ts';
import { useOperator } from '../account/operator.tsx';
import { FeedScreen } from './feed-screen.tsx';
import { FeedsScreen } from './feeds-screen.tsx';
import { NewFeedScreen } from './new-feed-screen.tsx';
import { RunScreen } from './run-screen.tsx';

const FEED = /^\/editor\/feeds\/([^/]+)$/;
const RUN = /^\/editor\/feeds\/([^/]+)\/runs\/([^/]+)$/;

/** Screen of the feeds' desk for a path below `/editor/feeds`: the list, a new feed, a feed, or one of its runs. */
export function FeedScreens({ path }: { path: string }): ReactNode {
  // A picture of a sample that can't be loaded gives way to the shop's placeholder, as on its cards.
  useEffect(watchPictures, []);
  const isEditor = hasRole(useOperator().role, 'editor');
  const run = RUN.exec(path)?.slice(1).map(decodeURIComponent);
  if (run?.[0] && run[1]) return <RunScreen key={run[1]} feedId={run[0]} id={run[1]} />;
  if (path === '/editor/feeds/new' && isEditor) return <NewFeedScreen />;
  const id = FEED.exec(path)?.[1];
  if (id && id !== 'new') return <FeedScreen key={id} id={decodeURIComponent(id)} />;
  return <FeedsScreen />;
}
