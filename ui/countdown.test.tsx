import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown, countdownParts } from './countdown.tsx';

const START = Date.parse('2026-11-11T00:00:00Z');
const SECOND = 1000;
const HOUR = 3600 * SECOND;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.queryByTestId('countdown')?.textContent;

describe('Countdown', () => {
  it('[SP6] folds days into hours with two digits, is absent from the server and ends once', () => {
    const onEnd = vi.fn();
    const element = <Countdown targetDate={START + 49 * HOUR} onEnd={onEnd} />;
    expect(renderToString(element)).toBe('');
    render(element);
    expect(shown()).toBe('49:00:00');
    pass(SECOND);
    expect(shown()).toBe('48:59:59');
    pass(49 * HOUR);
    expect(shown()).toBeUndefined();
    expect(onEnd).toHaveBeenCalledOnce();
    pass(HOUR);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows `initial` before its clock runs', () => {
    const parts = (left: number) => [String(left / SECOND)];
    const timer = (left: number) => <Countdown targetDate={START + left} initial={left} parts={parts} />;
    const text = (html: string) =>
      new DOMParser().parseFromString(html, 'text/html').querySelector('[role=timer]')?.textContent;
    expect(text(renderToString(timer(HOUR)))).toBe('3600');
    expect(renderToString(timer(0))).toBe('');
    render(timer(HOUR));
    pass(SECOND);
    expect(shown()).toBe('3599');
  });

  it('takes text and Date targets, or the time left, which wins', () => {
    const view = render(<Countdown targetDate="2026-11-11T01:00:00Z" />);
    expect(shown()).toBe('01:00:00');
    view.rerender(<Countdown targetDate={new Date(START + 2 * HOUR)} />);
    expect(shown()).toBe('02:00:00');
    view.rerender(<Countdown targetDate={START + 2 * HOUR} leftTime={61 * SECOND} />);
    expect(shown()).toBe('00:01:01');
  });

  it('follows the given clock, not the device', () => {
    const ahead = () => Date.now() + 30 * 60 * SECOND;
    render(<Countdown targetDate={START + HOUR} now={ahead} />);
    expect(shown()).toBe('00:30:00');
  });

  it('ticks at the given interval', () => {
    render(<Countdown targetDate={START + HOUR} interval={5000} />);
    pass(4999);
    expect(shown()).toBe('01:00:00');
    pass(1);
    expect(shown()).toBe('00:59:55');
  });

  it('shows a label and another separator', () => {
    const { container } = render(<Countdown targetDate={START + HOUR} label="Ends in" separator=" · " />);
    expect(container.textContent).toBe('Ends in01 · 00 · 00');
  });

  it.each([START, START - HOUR, Number.NaN, undefined])('shows and calls nothing for %s', (targetDate) => {
    const onEnd = vi.fn();
    render(<Countdown targetDate={targetDate} onEnd={onEnd} />);
    pass(5 * SECOND);
    expect(shown()).toBeUndefined();
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('is a timer, so that a screen reader doesn’t announce every second', () => {
    const { container } = render(<Countdown targetDate={START + HOUR} />);
    expect(screen.getByRole('timer')).toBeDefined();
    expect(container.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
  });

  it('[X32] is right at once when its page is back from the browser’s memory', () => {
    const onEnd = vi.fn();
    render(<Countdown targetDate={START + HOUR} onEnd={onEnd} />);
    const comeBackAt = (time: number) => {
      vi.setSystemTime(time);
      act(() => window.dispatchEvent(new Event('pageshow')));
    };
    comeBackAt(START + HOUR / 2);
    expect(shown()).toBe('00:30:00');
    comeBackAt(START + 2 * HOUR);
    comeBackAt(START + 3 * HOUR);
    expect(shown()).toBeUndefined();
    expect(onEnd).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops with its page', () => {
    render(<Countdown targetDate={START + HOUR} />).unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('countdownParts', () => {
  it.each([
    [1, '00:00:01'],
    [59_001, '00:01:00'],
    [100 * HOUR, '100:00:00'],
  ])('writes %i ms as %s', (left, text) => {
    expect(countdownParts(left).join(':')).toBe(text);
  });
});
