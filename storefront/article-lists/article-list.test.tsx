import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { articles, fixtureContext } from '../fixtures.ts';
import { ArticleList } from './article-list.tsx';

const ctx = fixtureContext();
const list = {
  ctx,
  title: 'Guides',
  articles: Object.values(articles),
  page: 1,
  pages: 3,
  query: {},
  keywords: [],
};

afterEach(cleanup);

describe('ArticleList', () => {
  it('lists the articles under their heading, with links to the other pages', () => {
    render(<ArticleList {...list} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Guides');
    expect(screen.getAllByTestId('discover-card')).toHaveLength(list.articles.length);
    expect(screen.getByTestId('pagination').innerHTML).toContain('?page=2');
  });

  it('leads on to other tags, which replace each other', () => {
    render(<ArticleList {...list} articles={[]} keywords={[{ id: '1', keyword: 'air fryer' }]} />);
    const chip = screen.getByTestId('keyword-chip');
    expect(chip.getAttribute('href')).toContain('air-fryer');
    expect(chip.getAttribute('href')?.startsWith(chip.dataset.replaceWithin ?? '-')).toBe(true);
  });

  it('says so when a page has no articles', () => {
    render(<ArticleList {...list} articles={[]} page={9} />);
    expect(screen.getByTestId('no-data')).toBeTruthy();
  });
});
