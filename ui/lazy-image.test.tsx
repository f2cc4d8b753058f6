import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LazyImage } from './lazy-image.tsx';
import { watchPictures } from './watch-pictures.ts';

const observed = new Set<Element>();
let notify: IntersectionObserverCallback = () => {};
let stop = () => {};

const comeNear = (target: Element, isIntersecting = true) =>
  notify([{ target, isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
const picture = (name = 'Fan') => screen.getByAltText(name) as HTMLImageElement;
const source = () => document.querySelector('source')?.getAttribute('srcset') ?? null;
const FAN = '/media/fan@450x450q70.webp';
const SMALL = '/media/fan@450x450q40.webp';

beforeEach(() => {
  observed.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        notify = callback;
      }
      observe = (target: Element) => observed.add(target);
      unobserve = (target: Element) => observed.delete(target);
      disconnect = () => observed.clear();
    },
  );
});

afterEach(() => {
  stop();
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('LazyImage', () => {
  it('swaps the placeholder for the picture when it comes near', () => {
    render(<LazyImage src={FAN} alt="Fan" />);
    stop = watchPictures();
    expect(picture().hasAttribute('src')).toBe(false);
    expect([picture().dataset.state, source()]).toEqual(['placeholder', null]);
    comeNear(picture(), false);
    expect(picture().dataset.state).toBe('placeholder');
    comeNear(picture());
    expect(picture().getAttribute('src')).toBe(FAN);
    expect([picture().dataset.state, source()]).toEqual(['loading', SMALL]);
    fireEvent.load(picture());
    expect(picture().dataset.state).toBe('loaded');
  });

  it('is watched when it appears later, and no longer once it was near or has left', async () => {
    stop = watchPictures();
    const view = render(['Fan', 'Pan'].map((name) => <LazyImage key={name} src={`/${name}`} alt={name} />));
    await waitFor(() => expect(observed.size).toBe(2));
    comeNear(picture());
    expect([...observed]).toEqual([picture('Pan')]);
    view.unmount();
    await waitFor(() => expect(observed.size).toBe(0));
  });

  it('loads at once when it is eager, unobserved', () => {
    render(<LazyImage src={FAN} alt="Fan" eager fetchPriority="high" />);
    stop = watchPictures();
    expect([picture().getAttribute('src'), source()]).toEqual([FAN, SMALL]);
    expect(picture().getAttribute('fetchpriority')).toBe('high');
    expect(observed.size).toBe(0);
  });

  it('loads everything where the browser cannot observe', () => {
    vi.unstubAllGlobals();
    render(<LazyImage src="/fan.webp" alt="Fan" />);
    stop = watchPictures();
    expect(picture().getAttribute('src')).toBe('/fan.webp');
  });

  it('falls back source by source, then says it failed', () => {
    render(<LazyImage src={[FAN, '', '/logo', '/default']} alt="Fan" eager />);
    stop = watchPictures();
    fireEvent.error(picture());
    expect([picture().getAttribute('src'), source()]).toEqual(['/logo', null]);
    fireEvent.error(picture());
    expect(picture().getAttribute('src')).toBe('/default');
    fireEvent.error(picture());
    expect(picture().dataset.state).toBe('failed');
    expect(picture().hasAttribute('src')).toBe(false);
  });

  it('restarts with another picture', () => {
    const view = render(<LazyImage src="/broken" alt="Fan" eager />);
    stop = watchPictures();
    fireEvent.error(picture());
    view.rerender(<LazyImage src="/fan.webp" alt="Fan" eager />);
    expect(picture().getAttribute('src')).toBe('/fan.webp');
    expect(picture().dataset.state).toBe('loading');
  });

  it('reserves its shape and gives shoppers without script the picture', () => {
    const html = renderToString(<LazyImage src="/fan.webp" alt="Fan" ratio={0.75} />);
    expect(html).toContain('aspect-ratio:0.75');
    expect(html).toMatch(/<noscript><img[^>]+src="\/fan.webp"/u);
    expect(renderToString(<LazyImage src="/fan.webp" alt="Fan" eager />)).not.toContain('noscript');
  });

  it.each([
    ['failed', 0, '/logo', 'loading'],
    ['loaded', 550, '/image', 'loaded'],
  ])('notices an eager picture that %s before it was watched', (_, naturalWidth, src, state) => {
    render(<LazyImage src={['/image', '/logo']} alt="Fan" eager />);
    Object.defineProperties(picture(), { complete: { value: true }, naturalWidth: { value: naturalWidth } });
    stop = watchPictures();
    expect(picture().getAttribute('src')).toBe(src);
    expect(picture().dataset.state).toBe(state);
  });
});
