'use client';

import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import buttons from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { closeModal, openModal } from '#ui/modal-dialog.ts';
import styles from './gallery.module.css';

export type GalleryPicture = {
  /** The large one; its address too, for browsers without script. */
  href: string;
  label: string;
  enlarge: string;
  large: ReactNode;
  small: ReactNode;
};

type Props = {
  pictures: readonly GalleryPicture[];
  labels: {
    gallery: string;
    previous: string;
    next: string;
    close: string;
    /** Labels of the magnifications: once, twice and so on. */
    zooms: readonly string[];
  };
};

/** Pictures in a row that is swiped, or walked with the arrow keys; each opens over the whole window, up to three times as large. */
export function Gallery({ pictures, labels }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(0);
  const [times, setTimes] = useState(1);
  const shown = pictures[index];
  if (!shown) return null;

  const show = (wanted: number) => {
    setTimes(1);
    const to = Math.min(Math.max(wanted, 0), pictures.length - 1);
    setIndex(to);
    // The row behind the enlarged picture follows when that is closed.
    if (strip.current && !dialog.current?.open) strip.current.scrollLeft = to * strip.current.clientWidth;
  };
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(index + step);
  };
  const enlarge = (event: MouseEvent, at: number) => {
    event.preventDefault();
    show(at);
    if (dialog.current) openModal(dialog.current);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the links inside
    <div className={styles.gallery} data-testid="gallery" data-index={index} onKeyDown={walk}>
      <div className={styles.shown}>
        <ul
          ref={strip}
          className={styles.strip}
          aria-label={labels.gallery}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setIndex(Math.round(scrollLeft / clientWidth) || 0)
          }
        >
          {pictures.map(({ href, enlarge: label, large }, at) => (
            <li key={href} className={styles.picture} data-testid="gallery-picture">
              <a
                href={href}
                target="_blank"
                rel="noopener"
                aria-label={label}
                onClick={(event) => enlarge(event, at)}
              >
                {large}
              </a>
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <span className={styles.count} aria-hidden="true">
            {index + 1}/{pictures.length}
          </span>
        )}
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map(({ href, label, small }, at) => (
            <li key={href}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={label}
                aria-current={at === index}
                data-testid="gallery-thumb"
                onClick={() => show(at)}
              >
                {small}
              </button>
            </li>
          ))}
        </ul>
      )}
      <dialog
        ref={dialog}
        className={styles.zoom}
        aria-label={shown.label}
        data-testid="gallery-zoom"
        onCancel={(event) => {
          event.preventDefault();
          closeModal(event.currentTarget);
        }}
        onClose={() => show(index)}
      >
        <div className={styles.zoomHead}>
          <span aria-live="polite">
            {index + 1}/{pictures.length}
          </span>
          <button
            type="button"
            className={buttons.icon}
            aria-label={labels.close}
            onClick={() => dialog.current && closeModal(dialog.current)}
          >
            <Icon name="close" />
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the keyboard while the picture is larger than it */}
        <section className={styles.view} tabIndex={0} aria-label={shown.label}>
          <img
            src={shown.href}
            alt={shown.label}
            loading="lazy"
            className={styles.full}
            style={{ '--times': times } as CSSProperties}
            onDoubleClick={() => setTimes(times === 1 ? 2 : 1)}
          />
        </section>
        <div className={styles.zoomFoot}>
          {pictures.length > 1 && (
            <button
              type="button"
              className={buttons.icon}
              aria-label={labels.previous}
              disabled={index === 0}
              onClick={() => show(index - 1)}
            >
              <Icon name="chevron-left" />
            </button>
          )}
          {labels.zooms.map((label, i) => (
            <button
              key={label}
              type="button"
              className={styles.times}
              aria-label={label}
              aria-pressed={times === i + 1}
              onClick={() => setTimes(i + 1)}
            >
              {i + 1}×
            </button>
          ))}
          {pictures.length > 1 && (
            <button
              type="button"
              className={buttons.icon}
              aria-label={labels.next}
              disabled={index === pictures.length - 1}
              onClick={() => show(index + 1)}
            >
              <Icon name="chevron-right" />
            </button>
          )}
        </div>
      </dialog>
    </div>
  );
}
