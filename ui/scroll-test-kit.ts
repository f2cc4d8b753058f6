import { fireEvent } from '@testing-library/react';

/** Gives a jsdom element, which has no layout, a width and a content width, and bounds its `scrollLeft`. */
export function layOut(element: HTMLElement, { clientWidth = 400, scrollWidth = 1000 } = {}) {
  let left = 0;
  Object.defineProperties(element, {
    clientWidth: { value: clientWidth, configurable: true },
    scrollWidth: { value: scrollWidth, configurable: true },
    scrollLeft: {
      get: () => left,
      set(value: number) {
        left = Math.min(scrollWidth - clientWidth, Math.max(0, value));
      },
      configurable: true,
    },
  });
  fireEvent(window, new Event('resize'));
}

/** Scrolls a laid-out element and fires the event, as a browser does. */
export function scrollTo(element: HTMLElement, left: number) {
  element.scrollLeft = left;
  fireEvent.scroll(element);
}
