import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LinkStrip } from './link-strip.tsx';
import { layOut } from './scroll-test-kit.ts';
import { TabStrip } from './tab-strip.tsx';

afterEach(cleanup);

const labels = { list: 'Labels', previous: 'Back', next: 'More' };
const tabs = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));

function strip(props: Partial<Parameters<typeof TabStrip>[0]> = {}) {
  const onChange = vi.fn();
  const element = (value: string | null) => (
    <TabStrip tabs={tabs} value={value} onChange={onChange} labels={labels} {...props} />
  );
  const view = render(element(props.value ?? null));
  const select = (value: string | null) =>
    view.rerender(<TabStrip tabs={tabs} onChange={onChange} labels={labels} {...props} value={value} />);
  return { onChange, select, list: screen.getByRole('tablist') };
}

describe('TabStrip', () => {
  it('is a named tablist whose selected tab is the one in the tab order', () => {
    strip({ value: 'b', panelId: 'feed' });
    expect(screen.getByRole('tablist', { name: 'Labels' })).toBeDefined();
    const selected = screen.getByRole('tab', { selected: true });
    expect(selected.textContent).toBe('B');
    expect(selected.getAttribute('aria-controls')).toBe('feed');
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  });

  it('starts the tab order at the first tab while none is selected', () => {
    strip();
    expect(screen.queryByRole('tab', { selected: true })).toBeNull();
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });

  it('puts All, whose value is null, first', () => {
    const { onChange } = strip({ allLabel: 'All', value: 'b' });
    const all = screen.getAllByTestId('tab')[0] as HTMLElement;
    expect(all.textContent).toBe('All');
    fireEvent.click(all);
    expect(onChange).toHaveBeenCalledWith(null);
  });

  it('reports the clicked tab, and null for the selected one where cancelling is allowed', () => {
    const { onChange } = strip({ value: 'b', allowCancel: true });
    fireEvent.click(screen.getByText('C'));
    expect(onChange).toHaveBeenLastCalledWith('c');
    fireEvent.click(screen.getByText('B'));
    expect(onChange).toHaveBeenLastCalledWith(null);
    cleanup();
    const kept = strip({ value: 'b' });
    fireEvent.click(screen.getByText('B'));
    expect(kept.onChange).toHaveBeenLastCalledWith('b');
  });

  it('scrolls to the start for the first tab and to the end for the last', () => {
    const { select, list } = strip({ value: 'b' });
    layOut(list, { clientWidth: 100, scrollWidth: 500 });
    select('c');
    expect(list.scrollLeft).toBe(400);
    select('a');
    expect(list.scrollLeft).toBe(0);
  });

  it('brings any other tab to the middle', () => {
    const { select, list } = strip({ value: 'a' });
    layOut(list, { clientWidth: 100, scrollWidth: 500 });
    Object.defineProperties(screen.getByText('B'), {
      offsetLeft: { value: 200 },
      offsetWidth: { value: 60 },
    });
    select('b');
    expect(list.scrollLeft).toBe(180);
  });

  it('pages by its own width with the arrows', () => {
    const { list } = strip({ value: 'a' });
    layOut(list, { clientWidth: 100, scrollWidth: 500 });
    fireEvent.click(screen.getByTestId('tabs-next'));
    expect(list.scrollLeft).toBe(100);
    fireEvent.click(screen.getByTestId('tabs-prev'));
    expect(list.scrollLeft).toBe(0);
  });

  it('moves the focus with arrow keys, Home and End, round the ends, and selects with Enter', async () => {
    const user = userEvent.setup();
    const { onChange } = strip({ value: 'a' });
    await user.tab();
    const focused = () => document.activeElement?.textContent;
    expect(focused()).toBe('A');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('C');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('B');
    await user.keyboard('{End}');
    expect(focused()).toBe('C');
    await user.keyboard('{Home}');
    expect(focused()).toBe('A');
    await user.keyboard('x');
    expect(focused()).toBe('A');
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(onChange).toHaveBeenCalledWith('b');
  });
});

describe('arrows of a line', () => {
  afterEach(() => Reflect.deleteProperty(document, 'fonts'));

  it('appear and vanish with a font that arrives late', () => {
    const fonts = new EventTarget();
    Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
    const { list } = strip({ value: 'a' });
    const arrive = (scrollWidth: number) => {
      Object.defineProperty(list, 'scrollWidth', { value: scrollWidth, configurable: true });
      fireEvent(fonts as unknown as Document, new Event('loadingdone'));
    };
    layOut(list, { clientWidth: 100, scrollWidth: 101 });
    expect(screen.getByTestId('tabs-next')).toBeDefined();
    arrive(100);
    expect(screen.queryByTestId('tabs-next')).toBeNull();
    arrive(110);
    expect(screen.getByTestId('tabs-next').getAttribute('aria-disabled')).toBe('false');
  });
});

describe('LinkStrip', () => {
  const links = [
    { href: '/one-1', label: 'One' },
    { href: '/two-2', label: 'Two' },
  ];

  it('is a named navigation of links that marks the current page', () => {
    render(<LinkStrip links={links} current="/two-2" labels={labels} />);
    expect(screen.getByRole('navigation', { name: 'Labels' })).toBeDefined();
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/two-2');
    expect(screen.getByText('One').hasAttribute('aria-current')).toBe(false);
  });
});
