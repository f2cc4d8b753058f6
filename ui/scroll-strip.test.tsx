import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ScrollStrip } from './scroll-strip.tsx';
import { layOut, scrollTo } from './scroll-test-kit.ts';

afterEach(cleanup);

const labels = { previous: 'Back', next: 'More' };
const END = 600;

function strip(options: { step?: number; onReachEnd?: () => void } = {}) {
  render(
    <ScrollStrip labels={labels} {...options}>
      <li>
        <a href="/one">one</a>
      </li>
    </ScrollStrip>,
  );
  const track = screen.getByTestId('strip-track');
  layOut(track, { clientWidth: 400, scrollWidth: 400 + END });
  return track;
}

describe('ScrollStrip', () => {
  it('scrolls 300 px per arrow, or the given step', () => {
    const track = strip();
    fireEvent.click(screen.getByTestId('strip-next'));
    expect(track.scrollLeft).toBe(300);
    fireEvent.click(screen.getByTestId('strip-prev'));
    expect(track.scrollLeft).toBe(0);
    cleanup();
    const other = strip({ step: 120 });
    fireEvent.click(screen.getByTestId('strip-next'));
    expect(other.scrollLeft).toBe(120);
  });

  it('shows arrows only while something overflows, and none from the server', () => {
    const track = strip();
    layOut(track, { clientWidth: 400, scrollWidth: 400 });
    expect(screen.queryByTestId('strip-next')).toBeNull();
    expect(renderToString(<ScrollStrip labels={labels}>x</ScrollStrip>)).not.toContain('strip-next');
  });

  it('marks the arrow that leads nowhere and keeps its focus', () => {
    const track = strip();
    const previous = screen.getByRole('button', { name: 'Back' });
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    previous.focus();
    scrollTo(track, END);
    expect(previous.getAttribute('aria-disabled')).toBe('false');
    expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(previous);
  });
});

describe('[X30] ScrollStrip onReachEnd', () => {
  it('fires once when a wheel gesture carries the strip to its end', () => {
    const onReachEnd = vi.fn();
    const track = strip({ onReachEnd });
    fireEvent.wheel(track, { deltaX: 500 });
    scrollTo(track, 300);
    expect(onReachEnd).not.toHaveBeenCalled();
    scrollTo(track, END);
    fireEvent.wheel(track, { deltaX: 500 });
    expect(onReachEnd).toHaveBeenCalledOnce();
  });

  it('fires when an arrow, a shifted wheel or a finger pushes at the end', () => {
    const arrow = vi.fn();
    scrollTo(strip({ onReachEnd: arrow }), END);
    expect(arrow).not.toHaveBeenCalled();
    expect(screen.getByTestId('strip-next').getAttribute('aria-disabled')).toBe('false');
    fireEvent.click(screen.getByTestId('strip-next'));
    expect(arrow).toHaveBeenCalledOnce();
    cleanup();

    const shift = vi.fn();
    const shifted = strip({ onReachEnd: shift });
    scrollTo(shifted, END);
    fireEvent.wheel(shifted, { deltaY: 100, shiftKey: true });
    expect(shift).toHaveBeenCalledOnce();
    cleanup();

    const finger = vi.fn();
    const track = strip({ onReachEnd: finger });
    scrollTo(track, END);
    fireEvent.touchStart(track, { touches: [{ clientX: 200, clientY: 50 }] });
    fireEvent.touchMove(track, { touches: [{ clientX: 150, clientY: 55 }] });
    expect(finger).toHaveBeenCalledOnce();
  });

  it.each<[string, (track: HTMLElement) => void]>([
    ['a restored position', (track) => scrollTo(track, END)],
    [
      'focus that scrolls',
      (track) => {
        screen.getByText('one').focus();
        scrollTo(track, END);
      },
    ],
    [
      'a key, even soon after the wheel',
      (track) => {
        fireEvent.wheel(track, { deltaX: 50 });
        fireEvent.keyDown(screen.getByText('one'), { key: 'Tab' });
        scrollTo(track, END);
      },
    ],
    [
      'resizing at the end',
      (track) => {
        scrollTo(track, END);
        layOut(track, { clientWidth: 800, scrollWidth: 1000 });
      },
    ],
    [
      'the wheel scrolling the page',
      (track) => {
        scrollTo(track, END);
        fireEvent.wheel(track, { deltaY: 500, deltaX: 3 });
      },
    ],
    [
      'a finger scrolling the page or going back',
      (track) => {
        scrollTo(track, END);
        fireEvent.touchStart(track, { touches: [{ clientX: 200, clientY: 300 }] });
        fireEvent.touchMove(track, { touches: [{ clientX: 190, clientY: 200 }] });
        fireEvent.touchMove(track, { touches: [{ clientX: 260, clientY: 300 }] });
      },
    ],
    [
      'pushing a strip that fits',
      (track) => {
        layOut(track, { clientWidth: 400, scrollWidth: 400 });
        fireEvent.wheel(track, { deltaX: 500 });
      },
    ],
  ])('stays quiet for %s', (_, act) => {
    const onReachEnd = vi.fn();
    act(strip({ onReachEnd }));
    expect(onReachEnd).not.toHaveBeenCalled();
  });

  it.each([
    [499, 1],
    [501, 0],
  ])('counts scrolling %i ms after the wheel %i times', (delay, times) => {
    const onReachEnd = vi.fn();
    const track = strip({ onReachEnd });
    const wheel = new WheelEvent('wheel', { deltaX: 50, bubbles: true });
    fireEvent(track, wheel);
    const scroll = new Event('scroll');
    Object.defineProperty(scroll, 'timeStamp', { value: wheel.timeStamp + delay });
    track.scrollLeft = END;
    fireEvent(track, scroll);
    expect(onReachEnd).toHaveBeenCalledTimes(times);
  });
});
