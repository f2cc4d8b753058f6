'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { whenIdle } from './when-idle.ts';

/** Loaders of all components; another call of a loader costs nothing. */
const loaders: (() => Promise<unknown>)[] = [];

/**
 * Component whose code is loaded when it is first shown, or by `loadTheRest` before that. Without a network nothing is
 * shown, and `onMissing` is called; showing it again retries.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props & { onMissing?: () => void }) => ReactNode {
  let Loaded: ComponentType<Props> | undefined;
  const fetch = async () => {
    Loaded = await load();
  };
  loaders.push(fetch);
  // biome-ignore lint/correctness/noComponentHookFactories: `later` makes components, at the top of a file
  return function Later(props) {
    const [, redraw] = useState({});
    // Requesting a file for each part of the code takes longer than a frame.
    // biome-ignore lint/correctness/useExhaustiveDependencies: it is requested once
    useEffect(() => {
      if (Loaded) return;
      const show = () => redraw({});
      return afterPaint(() => fetch().then(show, () => props.onMissing?.()));
    }, []);
    return Loaded ? <Loaded {...props} /> : null;
  };
}

/** Loads the code of all `later` components, one by one, so that none is missing when the network fails. */
export async function loadTheRest(): Promise<void> {
  for (const fetch of loaders) {
    await whenIdle();
    await fetch().catch(() => undefined);
  }
}
