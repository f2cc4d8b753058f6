'use client';

import { startTransition, useState } from 'react';
import { CanvasFrame, type CanvasLink } from '#editor/canvas/canvas-frame.tsx';
import { whenIdle } from '#editor/canvas/turns.ts';
import { PageFrame } from '#runtime/page-view.tsx';
import type { PageDocument } from '#schemas/page/document.ts';
import type { LiveCanvas, LiveCanvasProps } from './live-canvas.tsx';

type Props = LiveCanvasProps & { document: PageDocument; title: string };

/** Page inside the workspace's iframe: server-rendered until the workspace is hydrated. Both share one thread. */
export function Canvas({ document, title, ...props }: Props) {
  const [Live, setLive] = useState<typeof LiveCanvas>();
  const bringAlive = async ({ tell }: CanvasLink) => {
    try {
      const loaded = await import('./live-canvas.tsx');
      startTransition(() => setLive(() => loaded.LiveCanvas));
    } catch {
      tell({ type: 'unloaded' });
    }
  };
  return (
    <CanvasFrame document={document} onOpen={(link) => whenIdle(() => void bringAlive(link))}>
      {(link) =>
        Live ? (
          <Live link={link} {...props} />
        ) : (
          <PageFrame
            pageType={document.pageType}
            title={title}
            main={Object.values(props.drawn)}
            aside={undefined}
          />
        )
      }
    </CanvasFrame>
  );
}
