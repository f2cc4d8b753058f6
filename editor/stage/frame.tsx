'use client';

import { useDndContext } from '@dnd-kit/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Language } from '#schemas/constants.ts';
import { LANGUAGE_NAMES } from '#schemas/languages.ts';
import { CANVAS_PATH, previewQuery } from '#schemas/page/preview-view.ts';
import { useDrags } from '../drag/drag-context.tsx';
import { useText } from '../kit/use-text.ts';
import { useEditor } from '../store/provider.tsx';
import type { View } from '../store/state.ts';
import { deviceOf } from './device.ts';
import { DropMark } from './drop-mark.tsx';
import { EmptySlots } from './empty-slots.tsx';
import type { Failures } from './failures.ts';
import { Overlays } from './overlays.tsx';
import styles from './styles.module.css';
import { Unloaded } from './unloaded.tsx';
import { useFrame } from './use-frame.ts';

type Props = {
  pageId: string;
  lang: Language;
  view: View;
  /** Space for this frame, in px. */
  room: { width: number; height: number };
  failures: Failures;
  /** Opens the library of modules. */
  onAdd: () => void;
};

/** Page in one language: an iframe of the storefront's own runtime, scaled to fit, with overlays above it. */
export function Frame({ pageId, lang, view, room, failures, onAdd }: Props): ReactNode {
  const t = useText();
  const iframe = useRef<HTMLIFrameElement>(null);
  const { name, frame } = useFrame(iframe, lang, failures);
  const language = useEditor((state) => state.language);
  const { frames } = useDrags().stage;
  useEffect(() => {
    if (!iframe.current) return;
    const own = { iframe: iframe.current, frame };
    frames.add(own);
    return () => void frames.delete(own);
  }, [frames, frame]);
  const isDragging = useDndContext().active !== null;
  const { terminal, audience, appVersion, about, now, width } = view;
  const query = previewQuery({
    page: pageId,
    lang,
    terminal,
    device: deviceOf(view),
    audience,
    appVersion,
    about,
    now,
  });
  const scale = Math.min(1, room.width / width);
  return (
    <div
      className={styles.frame}
      data-testid="stage-frame"
      data-lang={lang}
      style={{ inlineSize: width * scale, blockSize: room.height }}
    >
      <iframe
        ref={iframe}
        name={name}
        // The name is random, and stays the one that the server has sent.
        suppressHydrationWarning
        src={`${CANVAS_PATH}?${query}`}
        title={t('stage.frame', { language: LANGUAGE_NAMES[lang] })}
        className={styles.iframe}
        data-dragging={isDragging || undefined}
        style={{ inlineSize: width, blockSize: room.height / scale, transform: `scale(${scale})` }}
      />
      <div className={styles.overlay}>
        <Overlays frame={frame} scale={scale} hasToolbar={view.lang !== 'all' || lang === language} />
        <EmptySlots frame={frame} scale={scale} onAdd={onAdd} />
        <DropMark frame={frame} scale={scale} />
      </div>
      <Unloaded frame={frame} iframe={iframe} />
    </div>
  );
}
