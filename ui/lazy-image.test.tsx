import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const observed = new Set<Element>();
let notify: IntersectionObserverCallback = () => {};
let observers = 0;

function comeNear(target: Element, isIntersecting = true) {
  act(() => notify([{ target, isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));
}

beforeEach(() => {
  observed.clear();
  observers = 0;
  vi.resetModules();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        notify = callback;
        observers += 1;
      }
      observe = (target: Element) => observed.add(target);
      unobserve = (target: Element) => observed.delete(target);
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const load = async () => (await import('./lazy-image.tsx')).LazyImage;
const picture = (name = 'Fan') => screen.getByAltText(name) as HTMLImageElement;

describe('LazyImage', () => {
  it('swaps the placeholder for the picture when it comes near', async () => {
    const LazyImage = await load();
    render(<LazyImage src="/fan.webp" alt="Fan" steps={[{ media: '(width < 500px)', srcSet: '/small' }]} />);
    expect(picture().src).toMatch(/^data:/u);
    expect(picture().dataset.state).toBe('placeholder');
    expect(document.querySelector('source')).toBeNull();
    fireEvent.load(picture());
    comeNear(picture(), false);
    expect(picture().dataset.state).toBe('placeholder');
    comeNear(picture());
    expect(picture().getAttribute('src')).toBe('/fan.webp');
    expect(picture().dataset.state).toBe('loading');
    fireEvent.load(picture());
    expect(picture().dataset.state).toBe('loaded');
  });

  it('shares one observer and stops watching seen elements', async () => {
    const LazyImage = await load();
    render(['Fan', 'Pan'].map((name) => <LazyImage key={name} src={`/${name}`} alt={name} />));
    expect([observers, observed.size]).toEqual([1, 2]);
    comeNear(picture());
    expect([...observed]).toEqual([picture('Pan')]);
    cleanup();
    expect(observed.size).toBe(0);
  });

  it('takes a loaded placeholder for no picture', async () => {
    const LazyImage = await load();
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1);
    render(<LazyImage src="/fan.webp" alt="Fan" />);
    comeNear(picture());
    expect(picture().dataset.state).toBe('loading');
  });

  it('loads an eager picture at once, unobserved', async () => {
    const LazyImage = await load();
    render(<LazyImage src="/fan.webp" alt="Fan" eager fetchPriority="high" />);
    expect(picture().getAttribute('src')).toBe('/fan.webp');
    expect(picture().getAttribute('fetchpriority')).toBe('high');
    expect(observers).toBe(0);
  });

  it('loads everything where the browser cannot observe', async () => {
    vi.unstubAllGlobals();
    const LazyImage = await load();
    render(<LazyImage src="/fan.webp" alt="Fan" />);
    expect(picture().getAttribute('src')).toBe('/fan.webp');
  });

  it('falls back source by source, then says it failed', async () => {
    const LazyImage = await load();
    const steps = [{ media: '(width < 500px)', srcSet: '/image-small' }];
    render(<LazyImage src={['/image', '', '/logo', '/default']} alt="Fan" steps={steps} eager />);
    expect(document.querySelector('source')?.getAttribute('srcset')).toBe('/image-small');
    fireEvent.error(picture());
    expect(picture().getAttribute('src')).toBe('/logo');
    expect(document.querySelector('source')).toBeNull();
    fireEvent.error(picture());
    expect(picture().getAttribute('src')).toBe('/default');
    fireEvent.error(picture());
    expect(picture().dataset.state).toBe('failed');
    expect(picture().src).toMatch(/^data:/u);
  });

  it('restarts with another picture', async () => {
    const LazyImage = await load();
    const view = render(<LazyImage src="/broken" alt="Fan" eager />);
    fireEvent.error(picture());
    view.rerender(<LazyImage src="/fan.webp" alt="Fan" eager />);
    expect(picture().getAttribute('src')).toBe('/fan.webp');
  });

  it('reserves its shape and gives shoppers without script the picture', async () => {
    const LazyImage = await load();
    const html = renderToString(<LazyImage src="/fan.webp" alt="Fan" ratio={0.75} />);
    expect(html).toContain('aspect-ratio:0.75');
    expect(html).toMatch(/<noscript><img[^>]+src="\/fan.webp"/u);
    expect(renderToString(<LazyImage src="/fan.webp" alt="Fan" eager />)).not.toContain('noscript');
  });

  it.each([
    ['failed', 0, '/logo', 'loading'],
    ['loaded', 550, '/image', 'loaded'],
  ])('notices an eager picture that %s before hydration', async (_, naturalWidth, src, state) => {
    const LazyImage = await load();
    const element = <LazyImage src={['/image', '/logo']} alt="Fan" eager />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    Object.defineProperties(picture(), { complete: { value: true }, naturalWidth: { value: naturalWidth } });
    const root = await act(async () => hydrateRoot(container, element));
    expect(picture().getAttribute('src')).toBe(src);
    expect(picture().dataset.state).toBe(state);
    act(() => root.unmount());
    container.remove();
  });
});
