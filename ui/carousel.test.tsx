import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

type Options = {
  speed: number;
  initialSlide: number;
  loopPreventsSliding: boolean;
  on: { realIndexChange: (swiper: FakeSwiper) => void };
};

/** Mock that counts like Swiper; real movement is for end-to-end tests. */
class FakeSwiper {
  static last: FakeSwiper;
  static made = 0;
  realIndex: number;
  destroy = vi.fn();
  readonly options: Options;
  private readonly count: number;
  constructor(element: HTMLElement, options: Options) {
    this.options = options;
    FakeSwiper.last = this;
    FakeSwiper.made += 1;
    this.realIndex = options.initialSlide;
    this.count = element.querySelectorAll('.swiper-slide').length;
  }
  slideToLoop(index: number) {
    this.realIndex = index;
    this.options.on.realIndexChange(this);
  }
  slideNext = () => this.slideToLoop((this.realIndex + 1) % this.count);
  slidePrev = () => this.slideToLoop((this.realIndex + this.count - 1) % this.count);
}

vi.mock('swiper', () => ({ default: FakeSwiper }));

const config = { speed: 300, threshold: 5, longSwipesMs: 300, longSwipesRatio: 0.5 };
const labels = { carousel: 'Banners', previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' };
const slides = ['a', 'b', 'c'].map((id) => ({
  id,
  label: `Banner ${id}`,
  content: <a href={`#${id}`}>{id}</a>,
}));
const element = (count = 3, interval: number | undefined = 3000) => (
  <Carousel slides={slides.slice(0, count)} config={config} interval={interval} labels={labels} />
);

const root = () => screen.getByTestId('carousel');
const current = () =>
  screen.getAllByTestId('banner-slide').find((slide) => slide.dataset.state === 'current')?.dataset.id;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

async function mount(ui = element()) {
  const view = render(ui);
  await act(() => vi.dynamicImportSettled());
  return view;
}

/** jsdom only guesses at `:focus-visible`. */
function focusIsVisible(visible: boolean) {
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' ? visible : matches.call(this, selector);
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  FakeSwiper.made = 0;
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('Carousel', () => {
  it('shows all slides in a scrolling row before any script, and no dead buttons', () => {
    const html = renderToString(element());
    expect(html.match(/banner-slide/gu)).toHaveLength(3);
    expect(html).not.toContain('<button');
    expect(html).not.toContain('inert');
  });

  it('renders nothing without slides, and loads and moves nothing for one', async () => {
    expect(renderToString(element(0))).toBe('');
    await mount(element(1));
    expect(FakeSwiper.made).toBe(0);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('[SP17] runs with speed 300, threshold 5 and long swipes of 300 ms at ratio 0.5, looping', async () => {
    await mount();
    expect(FakeSwiper.last.options).toMatchObject({ ...config, loop: true, initialSlide: 0 });
  });

  it('counts a click during a movement', async () => {
    await mount();
    expect(FakeSwiper.last.options.loopPreventsSliding).toBe(false);
  });

  it('moves on every interval and from the last to the first', async () => {
    await mount();
    const seen = [current()];
    for (let turn = 0; turn < 3; turn += 1) {
      pass(3000);
      seen.push(current());
    }
    expect(seen).toEqual(['a', 'b', 'c', 'a']);
  });

  it('has arrows and one bullet per slide, and plays on after clicks', async () => {
    await mount();
    fireEvent.click(screen.getByTestId('carousel-prev'));
    expect(current()).toBe('c');
    fireEvent.click(screen.getByTestId('carousel-next'));
    expect(current()).toBe('a');
    const bullets = screen.getAllByTestId('carousel-bullet');
    expect(bullets.map((bullet) => bullet.getAttribute('aria-label'))).toEqual(
      slides.map(({ label }) => label),
    );
    fireEvent.click(bullets[1] as HTMLElement);
    expect(bullets.map((bullet) => bullet.getAttribute('aria-current'))).toEqual(['false', 'true', 'false']);
    pass(3000);
    expect(current()).toBe('c');
  });

  it('gives every slide its full time, however it was reached', async () => {
    await mount();
    pass(2000);
    fireEvent.click(screen.getByTestId('carousel-next'));
    pass(2999);
    expect(current()).toBe('b');
    pass(1);
    expect(current()).toBe('c');
  });

  it('[X31] waits while the mouse points at it, but not after a click there', async () => {
    await mount();
    fireEvent.pointerEnter(root(), { pointerType: 'mouse' });
    pass(9000);
    expect(current()).toBe('a');
    expect(root().dataset.state).toBe('paused');
    fireEvent.pointerLeave(root(), { pointerType: 'mouse' });
    pass(3000);
    expect(current()).toBe('b');
    fireEvent.pointerEnter(root(), { pointerType: 'mouse' });
    fireEvent.pointerDown(root(), { pointerType: 'mouse' });
    pass(9000);
    expect(current()).toBe('b');
    fireEvent.pointerUp(root(), { pointerType: 'mouse' });
    pass(3000);
    expect(current()).toBe('c');
  });

  it('is not held by a finger that came and went', async () => {
    await mount();
    fireEvent.pointerEnter(root(), { pointerType: 'touch' });
    pass(3000);
    expect(current()).toBe('b');
    fireEvent.pointerDown(root(), { pointerType: 'touch' });
    fireEvent.pointerCancel(root(), { pointerType: 'touch' });
    pass(3000);
    expect(current()).toBe('c');
  });

  it('[X31] stops when the keyboard enters, pause button first, and plays again when asked', async () => {
    const user = userEvent.setup({ advanceTimers: () => {} });
    await mount();
    focusIsVisible(true);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play' }));
    pass(9000);
    expect(current()).toBe('a');
    await user.keyboard('{Enter}');
    await user.tab();
    expect(root().dataset.state).toBe('playing');
    pass(3000);
    expect(current()).toBe('b');
  });

  it('does not stop for the focus that a click leaves', async () => {
    await mount();
    focusIsVisible(false);
    act(() => screen.getByTestId('carousel-next').focus());
    expect(root().dataset.state).toBe('playing');
  });

  it('[X31] pauses and plays by its button', async () => {
    await mount();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    pass(9000);
    expect(current()).toBe('a');
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    pass(3000);
    expect(current()).toBe('b');
  });

  it('keeps the keyboard out of slides that are out of sight', async () => {
    await mount();
    fireEvent.click(screen.getByTestId('carousel-next'));
    expect(screen.getAllByTestId('banner-slide').map((slide) => slide.hasAttribute('inert'))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('[X31] neither plays nor animates under reduced motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    await mount();
    pass(9000);
    expect(current()).toBe('a');
    expect(FakeSwiper.last.options.speed).toBe(0);
    expect(screen.queryByTestId('carousel-toggle')).toBeNull();
    fireEvent.click(screen.getByTestId('carousel-next'));
    expect(current()).toBe('b');
  });

  it('doesn’t move without an interval', async () => {
    await mount(<Carousel slides={slides} config={config} labels={labels} />);
    pass(9000);
    expect(current()).toBe('a');
    expect(screen.queryByTestId('carousel-toggle')).toBeNull();
  });

  it('goes on from the slide that was scrolled to by hand', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
    render(element());
    const viewport = screen.getAllByTestId('banner-slide')[0]?.parentElement?.parentElement as HTMLElement;
    viewport.scrollLeft = 790;
    await act(() => vi.dynamicImportSettled());
    expect(current()).toBe('c');
    expect(viewport.scrollLeft).toBe(0);
  });

  it('restarts with other slides and cleans up after itself', async () => {
    const view = await mount();
    const first = FakeSwiper.last;
    view.rerender(element(2));
    await act(() => vi.dynamicImportSettled());
    expect(first.destroy).toHaveBeenCalledOnce();
    expect(FakeSwiper.last).not.toBe(first);
    view.unmount();
    expect(FakeSwiper.last.destroy).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ignores code that loads after unmounting', async () => {
    render(element()).unmount();
    await act(() => vi.dynamicImportSettled());
    expect(FakeSwiper.made).toBe(0);
  });

  it('stays a row that scrolls by hand when its code fails to load', async () => {
    vi.resetModules();
    vi.doMock('swiper', () => {
      throw new Error('offline');
    });
    onTestFinished(() => void vi.doMock('swiper', () => ({ default: FakeSwiper })));
    const { Carousel: Offline } = await import('./carousel.tsx');
    await mount(<Offline slides={slides} config={config} interval={3000} labels={labels} />);
    expect(root().dataset.state).toBe('static');
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
