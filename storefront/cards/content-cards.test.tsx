import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { articles, boards, brands, deals, fixtureContext, notes, topics } from '../fixtures.ts';
import { BrandCard } from './brand-card.tsx';
import { DailyDealCard } from './daily-deal-card.tsx';
import { DiscoverCard } from './discover-card.tsx';
import { LeaderboardCard } from './leaderboard-card.tsx';
import { NoteCard } from './note-card.tsx';
import { RankedArticle } from './ranked-article.tsx';
import { TopicCard } from './topic-card.tsx';

afterEach(cleanup);

const ctx = fixtureContext({ lang: 'en' });
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const image = () => document.querySelector('img');
const coverRatio = () => Number.parseFloat(image()?.closest('span')?.style.aspectRatio ?? '');
const text = (id: string) => screen.queryByTestId(id)?.textContent;

describe('DailyDealCard', () => {
  test('links to the deal, or to the address given by its list, and may show the time left', () => {
    render(<DailyDealCard ctx={ctx} deal={deals.default} timeLeft="08:41:07" />);
    expect(hrefs()[0]).toBe('/en/content/D1');
    expect(text('deal-time-left')).toBe('08:41:07');
    cleanup();
    render(<DailyDealCard ctx={ctx} deal={deals.default} href="/daily-special-offers" />);
    expect(hrefs()[0]).toBe('/daily-special-offers');
    expect(screen.queryByTestId('deal-time-left')).toBeNull();
  });
});

describe('BrandCard', () => {
  test('shows its cover and leads to its page', () => {
    render(<BrandCard ctx={ctx} brand={brands.default} eager />);
    expect(hrefs()).toEqual(['/en/brand/jbl']);
    expect(image()?.getAttribute('src')).toBe('/media/zest/brands/jbl-cover.svg@200x200q70.webp');
    expect(screen.queryByTestId('brand-expired')).toBeNull();
  });

  test('shows the logo without a cover, and the placeholder without both', () => {
    render(<BrandCard ctx={ctx} brand={brands.logoOnly} eager />);
    expect(image()?.getAttribute('src')).toContain('/media/zest/brands/jbl.svg@');
    expect(image()?.closest('span')?.className).toContain('contained');
    cleanup();
    render(<BrandCard ctx={ctx} brand={brands.missingImage} eager />);
    expect(image()?.dataset.state).toBe('failed');
  });

  test('offline it is expired', () => {
    render(<BrandCard ctx={ctx} brand={brands.offline} />);
    expect(text('brand-expired')).toBe('Expired');
    expect(screen.getByTestId('brand-card').dataset.state).toBe('expired');
  });
});

describe('DiscoverCard', () => {
  test('an article with summary, three tags and its last change', () => {
    render(<DiscoverCard ctx={ctx} article={articles.default} layout="horizontal" />);
    expect(screen.getByTestId('discover-card').dataset.layout).toBe('horizontal');
    expect(image()?.dataset.src).toContain('@400x400q70.webp');
    expect(hrefs()[0]).toBe('/en/article/A41');
    expect(text('discover-summary')).toMatch(/^เปรียบเทียบ/);
    expect(screen.getAllByTestId('keyword-chip').map((chip) => chip.textContent)).toEqual([
      'air fryer',
      'หม้อทอด',
      'ครัว',
    ]);
    expect(screen.getByText('Updated 01/08/2026').getAttribute('datetime')).toBe('2026-08-01T04:00:00.000Z');
  });

  test('a note leads to its own kind of page, and no summary leaves no line', () => {
    render(<DiscoverCard ctx={ctx} article={{ ...notes.default, content: { contentTypeCode: 'NOTE' } }} />);
    expect(hrefs()).toEqual(['/en/note-detail/N51']);
    expect(screen.queryByTestId('discover-summary')).toBeNull();
  });
});

describe('NoteCard', () => {
  test('title, age and the shape of its cover', () => {
    render(<NoteCard ctx={ctx} note={notes.default} eager />);
    expect(hrefs()).toEqual(['/en/note-detail/N51']);
    expect(text('note-time')).toBe('3 hours ago');
    expect(image()?.getAttribute('src')).toBe('/media/zest/articles/tent-1-tall.svg@550x550q70.webp');
    expect(coverRatio()).toBeCloseTo(3 / 4);
    expect(screen.getByRole('button', { name: 'Like', pressed: false })).toBeDefined();
    cleanup();
    render(<NoteCard ctx={ctx} note={notes.lying} />);
    expect(screen.getByTestId('note-like')).toBeDefined();
    expect(coverRatio()).toBeCloseTo(4 / 3);
  });

  test('its summary where it has no title', () => {
    render(<NoteCard ctx={ctx} note={notes.untitled} />);
    expect(text('note-title')).toBe(notes.untitled.content.summary);
  });

  test.each(['favorites', 'likes'] as const)('invalid among %s it has no link and is marked', (list) => {
    render(<NoteCard ctx={ctx} note={notes.invalid} list={list} />);
    expect(hrefs()).toEqual([]);
    expect(text('note-title')).toMatch(/^Invalid/);
  });

  test('invalid elsewhere it still links to its page', () => {
    render(<NoteCard ctx={ctx} note={notes.invalid} />);
    expect(hrefs()).toHaveLength(1);
    expect(screen.queryByTestId('badge-invalid')).toBeNull();
  });
});

test('TopicCard requests a cover 750 high and links to the topic', () => {
  render(<TopicCard ctx={ctx} topic={topics.default} eager />);
  expect(image()?.getAttribute('src')).toBe('/media/zest/topics/sofa-1.svg@600x750q70.webp');
  expect(hrefs()).toEqual([`/en/topic/${encodeURIComponent('แต่งห้อง-งบ-5000')}`]);
  expect(screen.getByRole('heading').textContent).toBe('แต่งคอนโดใหม่');
});

test('TopicCard shows the tagline in the reader’s language, else the subtitle', () => {
  render(<TopicCard ctx={ctx} topic={{ ...topics.default, subtitle: 'sofa', tagline: 'ห้องสวย งบห้าพัน' }} />);
  expect(screen.getByTestId('topic-card').textContent).toContain('ห้องสวย งบห้าพัน');
  expect(screen.getByTestId('topic-card').textContent).not.toContain('sofa');
  cleanup();
  render(<TopicCard ctx={ctx} topic={{ ...topics.default, subtitle: 'sofa', tagline: undefined }} />);
  expect(screen.getByTestId('topic-card').textContent).toContain('sofa');
});

describe('LeaderboardCard', () => {
  test('name, order, age and the first product’s picture', () => {
    render(<LeaderboardCard ctx={ctx} board={boards.default} eager />);
    expect(hrefs()).toEqual(['/en/leaderboard-products/L71']);
    expect(text('leaderboard-name')).toBe('หม้อทอดไร้น้ำมันขายดี');
    expect(text('board-caption')).toBe('Ranked by sales');
    expect(text('board-time')).toBe('3 hours ago');
    expect(image()?.getAttribute('src')).toContain('/media/zest/goods/air-fryer-1.svg@');
  });

  test('links by id without a code, and shows the placeholder without products', () => {
    render(<LeaderboardCard ctx={ctx} board={boards.empty} eager />);
    expect(hrefs()).toEqual(['/en/leaderboard-products/73']);
    expect(image()?.dataset.state).toBe('failed');
    expect(screen.queryByTestId('board-time')).toBeNull();
  });
});

test('RankedArticle is a title and a thumbnail', () => {
  render(<RankedArticle ctx={ctx} article={articles.missingImage} />);
  expect(hrefs()).toEqual(['/en/article/43']);
  expect(image()?.dataset.state).toBe('failed');
});
