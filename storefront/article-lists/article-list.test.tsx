import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { articles, fixtureContext } from '../fixtures.ts';
import { articleItem, renderInView } from '../lists/lists.fixtures.tsx';
import { ArticleList } from './article-list.tsx';

const ctx = fixtureContext();
const list = {
  ctx,
  title: 'Guides',
  crumbs: [],
  source: { kind: 'articles' as const },
  list: { content: Object.values(articles).map(articleItem), totalElements: 45, hasNext: true },
  page: 1,
  query: {},
  keywords: [],
};
const none = { content: [], totalElements: 0, hasNext: false };

afterEach(cleanup);

describe('ArticleList', () => {
  it('lists the articles under their heading, with links to the other pages', () => {
    renderInView(<ArticleList {...list} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Guides');
    expect(screen.getAllByTestId('discover-card')).toHaveLength(list.list.content.length);
    expect(screen.getByTestId('pagination').innerHTML).toContain('?page=2');
  });

  it('leads on to other tags, which replace each other', () => {
    renderInView(<ArticleList {...list} list={none} keywords={[{ id: '1', keyword: 'air fryer' }]} />);
    const chip = screen.getByTestId('keyword-chip');
    expect(chip.getAttribute('href')).toContain('air-fryer');
    expect(chip.getAttribute('href')?.startsWith(chip.dataset.replaceWithin ?? '-')).toBe(true);
  });

  it('says so when a page has no articles', () => {
    renderInView(<ArticleList {...list} list={none} page={9} />);
    expect(screen.getByTestId('no-data')).toBeTruthy();
  });
});
