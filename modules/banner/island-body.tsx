import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { BANNER, CAROUSEL } from '#schemas/constants.ts';
import { Carousel, type Slide } from '#ui/carousel.tsx';

const CONFIG = {
  speed: CAROUSEL.speedMs,
  threshold: CAROUSEL.thresholdPx,
  longSwipesMs: CAROUSEL.longSwipesMs,
  longSwipesRatio: CAROUSEL.longSwipesRatio,
};

/** Carousel of the slides with autoplay (S1 §2; X31). */
export function BannerCarousel({ slides }: { slides: Slide[] }): ReactNode {
  const { t } = useView();
  const labels = {
    carousel: t('carousel.label'),
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    pause: t('carousel.pause'),
    play: t('carousel.play'),
  };
  return <Carousel slides={slides} config={CONFIG} interval={BANNER.autoplayMs} labels={labels} />;
}
