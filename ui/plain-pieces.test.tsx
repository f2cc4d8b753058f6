import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Icon } from './icon.tsx';
import { NoData } from './no-data.tsx';
import { pageWindow } from './page-window.ts';
import { Pagination } from './pagination.tsx';
import { RankedList } from './ranked-list.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';

afterEach(cleanup);

describe('RankedList', () => {
  const items = Array.from({ length: 11 }, (_, index) => ({ id: `a${index}`, content: `Article ${index}` }));

  it('[SP8] pads the index to 2, highlights the top 3, sticks at 80 and may link to more', () => {
    const view = render(<RankedList items={items} title="Popular" />);
    const indexes = screen.getAllByTestId('rank-index');
    expect(indexes.map((index) => index.textContent)).toEqual([
      '01',
      '02',
      '03',
      '04',
      '05',
      '06',
      '07',
      '08',
      '09',
      '10',
      '11',
    ]);
    expect(indexes.filter((index) => index.dataset.state === 'top')).toEqual(indexes.slice(0, 3));
    const pictures = indexes.map((index) => index.querySelector('use')?.getAttribute('href'));
    expect(pictures.slice(0, 5)).toEqual([
      '#i-rank-top1',
      '#i-rank-top2',
      '#i-rank-top3',
      '#i-rank-top',
      '#i-rank-top',
    ]);
    expect(screen.getByRole('heading', { name: 'Popular' }).style.insetBlockStart).toBe('80px');
    expect(screen.queryByTestId('view-more')).toBeNull();
    view.rerender(<RankedList items={items} viewMore={{ href: '/articles', label: 'More' }} />);
    expect(screen.getByRole('link', { name: 'More' }).getAttribute('href')).toBe('/articles');
  });
});

describe('NoData', () => {
  it.each(['default', 'nothing'] as const)('[SP11] %s: an icon and a message', (variant) => {
    render(<NoData variant={variant} message="No deals" action={<a href="/">Home</a>} />);
    const box = screen.getByTestId('no-data');
    expect(box.dataset.state).toBe(variant);
    expect(box.querySelector('svg')).not.toBeNull();
    expect(screen.getByText('No deals')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Home' })).toBeDefined();
  });

  it('draws another icon for each variant', () => {
    const drawing = (variant: 'default' | 'nothing') =>
      /<use[^>]+>/u.exec(renderToString(<NoData variant={variant} message="" />))?.[0];
    expect(drawing('default')).not.toBe(drawing('nothing'));
  });
});

describe('pageWindow', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 9, '1 2 … 9'],
    [3, 9, '1 2 3 4 … 9'],
    [4, 9, '1 2 3 4 5 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [9, 9, '1 … 8 9'],
    [40, 9, '1 … 9'],
  ])('page %i of %i: %s', (page, total, text) => {
    expect(
      pageWindow(page, total)
        .map((entry) => entry ?? '…')
        .join(' '),
    ).toBe(text);
  });
});

describe('Pagination', () => {
  const labels = { pages: 'Pages', previous: 'Previous', next: 'Next' };
  const pages = (page: number, total: number, onSelect?: (page: number) => void) => (
    <Pagination page={page} total={total} hrefOf={(n) => `#page=${n}`} labels={labels} onSelect={onSelect} />
  );

  it('links every page for real and marks the current one', () => {
    render(pages(2, 3));
    expect(screen.getByRole('navigation', { name: 'Pages' }).dataset.testid).toBe('pagination');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([1, 1, 2, 3, 3].map((n) => `#page=${n}`));
  });

  it('ends at the first and the last page, and vanishes for one', () => {
    render(pages(1, 2));
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
    cleanup();
    render(pages(2, 2));
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
    expect(renderToString(pages(1, 1))).toBe('');
  });

  it('hands plain clicks to onSelect and leaves modified ones to the browser', () => {
    const onSelect = vi.fn();
    render(pages(1, 3, onSelect));
    expect(fireEvent.click(screen.getByRole('link', { name: 'Next' }))).toBe(false);
    expect(onSelect).toHaveBeenCalledWith(2);
    expect(fireEvent.click(screen.getByText('3'), { ctrlKey: true })).toBe(true);
    expect(onSelect).toHaveBeenCalledOnce();
  });
});

describe('small pieces', () => {
  it('an icon is decoration unless it is named', () => {
    render(<Icon name="heart" />);
    expect(screen.queryByRole('img')).toBeNull();
    render(<Icon name="heart" label="Saved" />);
    expect(screen.getByRole('img', { name: 'Saved' })).toBeDefined();
  });

  it('a skeleton keeps its shape out of the accessibility tree', () => {
    render(<Skeleton width="50%" ratio={1} />);
    const { style, ariaHidden } = screen.getByTestId('skeleton');
    expect([style.inlineSize, style.aspectRatio, ariaHidden]).toEqual(['50%', '1 / 1', 'true']);
  });

  it('a spinner has a label', () => {
    render(<Spinner label="Loading" />);
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });
});
