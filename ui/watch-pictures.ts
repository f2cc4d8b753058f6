import { otherCopies } from '#locales/format/image-url.ts';
import { watchElements } from './watch-elements.ts';

/** Distance from the viewport within which a picture counts as near. */
const MARGIN = '300px';

/**
 * Brings the document's pictures (`LazyImage`) to life: one that comes near loads, one that fails is replaced by its
 * next address. In a browser without IntersectionObserver every picture is near. Returns a function that stops this.
 */
export function watchPictures(): () => void {
  const near =
    'IntersectionObserver' in window
      ? new IntersectionObserver(
          (entries) => {
            for (const { isIntersecting, target } of entries)
              if (isIntersecting && isPicture(target)) {
                near?.unobserve(target);
                show(target);
              }
          },
          // scrollMargin looks ahead inside horizontal strips too, where rootMargin has no effect.
          { rootMargin: MARGIN, scrollMargin: MARGIN } as IntersectionObserverInit,
        )
      : undefined;
  const end = new AbortController();
  // Neither event bubbles.
  const options = { capture: true, signal: end.signal };
  document.addEventListener('load', ({ target }) => isPicture(target) && settle(target), options);
  document.addEventListener('error', ({ target }) => isPicture(target) && showNext(target), options);
  const stop = watchElements('img[data-state]', (picture) => {
    if (!isPicture(picture)) return;
    // One that loads at once may have loaded or failed before.
    if (picture.complete) (picture.naturalWidth > 0 ? settle : showNext)(picture);
    if (picture.dataset.state !== 'placeholder') return;
    if (!near) show(picture);
    near?.observe(picture);
    return () => near?.unobserve(picture);
  });
  return () => {
    stop();
    end.abort();
    near?.disconnect();
  };
}

const isPicture = (target: unknown): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.dataset.state !== undefined;

function show(picture: HTMLImageElement): void {
  const { src } = picture.dataset;
  if (src === undefined) return;
  for (const { media, srcSet } of otherCopies(src))
    picture.before(Object.assign(document.createElement('source'), { media, srcset: srcSet }));
  picture.dataset.state = 'loading';
  delete picture.dataset.src;
  picture.decoding = 'async';
  picture.src = src;
}

function settle(picture: HTMLImageElement): void {
  if (picture.dataset.state === 'loading') picture.dataset.state = 'loaded';
}

/** Shows the picture's next address in place of one that failed. */
function showNext(picture: HTMLImageElement): void {
  if (picture.dataset.state !== 'loading') return;
  const [next, ...others]: string[] = JSON.parse(picture.dataset.others ?? '[]');
  for (const source of picture.parentElement?.querySelectorAll('source') ?? [])
    source.removeAttribute('srcset');
  picture.dataset.others = JSON.stringify(others);
  if (next !== undefined) picture.src = next;
  else {
    picture.dataset.state = 'failed';
    picture.removeAttribute('src');
  }
}
