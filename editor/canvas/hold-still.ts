/** Element of a Swiper, which carries its instance. */
type Rotating = HTMLElement & { swiper?: { slideNext: () => void; slideToLoop: (index: number) => void } };

/** Module whose carousels stay at one slide. */
export type Held = {
  /** Turns to the slide of one item of the module's list, counted from 0. */
  show: (item: number) => void;
  release: () => void;
};

/**
 * Stops the carousels of a module, also those whose code loads later. It reaches into their Swiper from here, so that
 * shoppers' scripts contain nothing for the editor.
 */
export function holdStill(module: HTMLElement, id: string): Held {
  let shown: number | undefined;
  const carousels = () => [...module.querySelectorAll<Rotating>('.swiper-initialized')];
  const turn = () => {
    const slide = module.querySelector<HTMLElement>(`[data-id="${id}-${(shown ?? -1) + 1}"]`);
    const index = slide?.dataset.swiperSlideIndex;
    if (index !== undefined)
      slide?.closest<Rotating>('.swiper-initialized')?.swiper?.slideToLoop(Number(index));
  };
  const held = new Set<Rotating>();
  const hold = () => {
    const found = carousels().filter((carousel) => carousel.swiper && !held.has(carousel));
    for (const carousel of found) {
      held.add(carousel);
      if (carousel.swiper) carousel.swiper.slideNext = () => undefined;
    }
    if (found.length > 0) turn();
  };
  const loading = new MutationObserver(hold);
  loading.observe(module, { subtree: true, childList: true, attributeFilter: ['class'] });
  hold();
  return {
    show: (item) => {
      shown = item;
      turn();
    },
    release: () => {
      loading.disconnect();
      // The class's own method is found again.
      for (const { swiper } of held) if (swiper) Reflect.deleteProperty(swiper, 'slideNext');
    },
  };
}
