'use client';

import type { ReactNode, RefObject } from 'react';
import { useStore } from 'zustand/react';
import buttons from '#ui/button.module.css';
import type { FrameStore } from '../canvas/frame-state.ts';
import { useText } from '../kit/use-text.ts';
import styles from './styles.module.css';

type Props = { frame: FrameStore; iframe: RefObject<HTMLIFrameElement | null> };

/** Notice that the page's code failed to load, until the page is ready; its button reloads the iframe only. */
export function Unloaded({ frame, iframe }: Props): ReactNode {
  const t = useText();
  const isUnloaded = useStore(frame, (state) => state.isUnloaded);
  if (!isUnloaded) return null;
  const retry = () => iframe.current?.contentWindow?.location.replace(iframe.current.src);
  return (
    <div className={styles.unloaded} role="alert" data-testid="unloaded">
      {t('stage.unloaded')}
      <button type="button" className={buttons.secondary} onClick={retry}>
        {t('action.retry')}
      </button>
    </div>
  );
}
