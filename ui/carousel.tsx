'use client';

import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import buttons from './button.module.css';
import styles from './carousel.module.css';
import { Icon } from './icon.tsx';
import { useReducedMotion } from './use-reduced-motion.ts';
import { type CarouselConfig, useSwiper } from './use-swiper.ts';

export type Slide = {
  id: string;
  /** Accessible name of the slide and its bullet. */
  label: string;
  content: ReactNode;
};

type Props = {
  slides: Slide[];
  config: CarouselConfig;
  /** Time between slides in ms; without it there is no autoplay. */
  interval?: number;
  labels: { carousel: string; previous: string; next: string; pause: string; play: string };
};

/**
 * Looping carousel, one slide at a time. Autoplay continues after taps, clicks and swipes, waits while hovered, stops
 * when the keyboard enters until the play button is pressed, and is off with reduced motion.
 */
export function Carousel(props: Props) {
  if (props.slides.length === 0) return null;
  // A new set of slides is a new carousel: Swiper reorders the elements that React made.
  return <Rotation key={props.slides.map(({ id }) => id).join(' ')} {...props} />;
}

function Rotation({ slides, config, interval, labels }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const reduced = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [held, setHeld] = useState(false);
  const [stopped, setStopped] = useState(false);
  const motion = reduced ? { ...config, speed: 0 } : config;
  // A press moves the slides in the next frame; what follows from it is rendered after that.
  const follow = (next: number) => startTransition(() => setIndex(next));
  const hold = (next: boolean) => startTransition(() => setHeld(next));
  const swiper = useSwiper(viewport, slides.length > 1, motion, follow);
  const plays = interval !== undefined && !reduced && !stopped;
  const rotating = plays && !held;

  // Each slide gets its full time, after any kind of move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: index restarts the timer
  useEffect(() => {
    if (!swiper || !rotating) return;
    const timer = setInterval(() => swiper.slideNext(), interval);
    return () => clearInterval(timer);
  }, [swiper, rotating, interval, index]);

  const stopForKeyboard = ({ currentTarget, relatedTarget, target }: FocusEvent) => {
    const entering = !currentTarget.contains(relatedTarget);
    if (entering && target.matches(':focus-visible')) setStopped(true);
  };
  const holdForMouse = (event: PointerEvent) => hold(event.pointerType === 'mouse');
  const release = () => hold(false);
  return (
    <section
      className={styles.carousel}
      aria-label={labels.carousel}
      data-testid="carousel"
      data-state={swiper ? (rotating ? 'playing' : 'paused') : 'static'}
      onFocus={stopForKeyboard}
      onPointerEnter={holdForMouse}
      onPointerLeave={release}
      onPointerDown={() => hold(true)}
      onPointerUp={release}
      onPointerCancel={release}
    >
      {swiper && interval !== undefined && !reduced && (
        <button
          type="button"
          className={`${buttons.icon} ${styles.toggle}`}
          aria-label={stopped ? labels.play : labels.pause}
          data-testid="carousel-toggle"
          onClick={() => setStopped(!stopped)}
        >
          <Icon name={stopped ? 'play' : 'pause'} size={16} />
        </button>
      )}
      <div ref={viewport} className={styles.viewport}>
        <div className={`${styles.track} swiper-wrapper`} aria-live={rotating ? 'off' : 'polite'}>
          {slides.map(({ id, label, content }, position) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
            <div
              key={id}
              role="group"
              aria-label={label}
              className={`${styles.slide} swiper-slide`}
              data-testid="banner-slide"
              data-id={id}
              data-state={position === index ? 'current' : 'rest'}
              inert={swiper !== undefined && position !== index}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {swiper && (
        <>
          <button
            type="button"
            className={`${buttons.icon} ${styles.previous}`}
            aria-label={labels.previous}
            data-testid="carousel-prev"
            onClick={() => swiper.slidePrev()}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            className={`${buttons.icon} ${styles.next}`}
            aria-label={labels.next}
            data-testid="carousel-next"
            onClick={() => swiper.slideNext()}
          >
            <Icon name="chevron-right" />
          </button>
          <div className={styles.bullets}>
            {slides.map(({ id, label }, position) => (
              <button
                key={id}
                type="button"
                className={styles.bullet}
                aria-label={label}
                aria-current={position === index}
                data-testid="carousel-bullet"
                onClick={() => swiper.slideToLoop(position)}
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}
