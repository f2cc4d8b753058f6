import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type Swiper from 'swiper';

export type CarouselConfig = {
  /** Duration of one move, in ms. */
  speed: number;
  /** Distance in px that a finger moves before the slide follows. */
  threshold: number;
  /** Duration in ms from which a swipe moves on by distance: `longSwipesRatio` of a slide. */
  longSwipesMs: number;
  longSwipesRatio: number;
};

/**
 * Turns a scroll-snapping row of slides into a looping Swiper, whose code loads after hydration. Undefined until then,
 * and for good if loading fails: the row then scrolls by hand.
 */
export function useSwiper(
  viewport: RefObject<HTMLElement | null>,
  enabled: boolean,
  config: CarouselConfig,
  onIndex: (index: number) => void,
): Swiper | undefined {
  const [swiper, setSwiper] = useState<Swiper>();

  const start = useEffectEvent((Core: typeof Swiper, element: HTMLElement) => {
    const initialSlide = Math.round(element.scrollLeft / element.clientWidth) || 0;
    const started = new Core(element, {
      ...config,
      loop: true,
      // A second click during the movement counts too.
      loopPreventsSliding: false,
      initialSlide,
      on: { realIndexChange: ({ realIndex }) => onIndex(realIndex) },
    });
    element.scrollLeft = 0;
    onIndex(initialSlide);
    return started;
  });

  useEffect(() => {
    const element = viewport.current;
    if (!enabled || !element) return;
    let running: Swiper | undefined;
    let left = false;
    import('swiper').then(
      ({ default: Core }) => {
        if (left) return;
        running = start(Core, element);
        setSwiper(running);
      },
      () => {},
    );
    return () => {
      left = true;
      running?.destroy();
    };
  }, [viewport, enabled]);
  return swiper;
}
