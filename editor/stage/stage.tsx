'use client';

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useEditor } from '../store/provider.tsx';
import { deviceOf } from './device.ts';
import { FailedModules } from './failed-modules.tsx';
import { createFailures } from './failures.ts';
import { Frame } from './frame.tsx';
import styles from './styles.module.css';

/** Space around and between the frames, in px. */
const GAP = 16;
/** Size of the stage before it is measured. */
const USUAL = { width: 760, height: 780 };

/** Open page as shoppers see it, for the visitor and time in the store's `view`: one frame, or one per language. */
export function Stage({ onAdd }: { onAdd: () => void }): ReactNode {
  const view = useEditor((state) => state.view);
  const pageId = useEditor((state) => state.page.id);
  const languages = useEditor((state) => state.languages);
  const shown = view.lang === 'all' ? languages : [view.lang];
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const { terminal, audience, appVersion, now } = view;
  // Another device, visitor or time is another page: its frames are mounted again.
  const key = [pageId, terminal, deviceOf(view), audience, appVersion, now].join();
  const width = (size.width - GAP * (shown.length + 1)) / shown.length;
  const room = { width: Math.max(width, 1), height: Math.max(size.height - 2 * GAP, 1) };
  return (
    <div ref={box} data-testid="stage" className={styles.stage}>
      <Frames key={key} pageId={pageId} view={view} room={room} languages={shown} onAdd={onAdd} />
    </div>
  );
}

type FramesProps = Omit<Parameters<typeof Frame>[0], 'lang' | 'failures'> & {
  languages: readonly Parameters<typeof Frame>[0]['lang'][];
};

function Frames({ languages, ...frame }: FramesProps): ReactNode {
  const [failures] = useState(createFailures);
  return (
    <>
      {languages.map((lang) => (
        <Frame key={lang} lang={lang} failures={failures} {...frame} />
      ))}
      <FailedModules failures={failures} />
    </>
  );
}

function useSize(box: React.RefObject<HTMLElement | null>) {
  const [size, setSize] = useState(USUAL);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    measure();
    return () => sizes.disconnect();
  }, [box]);
  return size;
}
