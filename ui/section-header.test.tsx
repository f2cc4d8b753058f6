import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SectionHeader } from './section-header.tsx';

afterEach(cleanup);

describe('SectionHeader', () => {
  it('is a level-2 heading without a link by default', () => {
    render(<SectionHeader id="deals" title="Deals" linkLabel="See all" />);
    expect(screen.getByRole('heading', { level: 2, name: 'Deals' }).id).toBe('deals');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('links its title and the trailing label to href', () => {
    render(<SectionHeader title="Deals" href="/deals" linkLabel="See all" extra={<i>soon</i>} />);
    const heading = screen.getByRole('heading');
    expect(within(heading).getByRole('link', { name: 'Deals' }).getAttribute('href')).toBe('/deals');
    expect(screen.getByTestId('section-link').getAttribute('href')).toBe('/deals');
    expect(screen.getByText('soon')).toBeDefined();
  });

  it('takes a picture as title', () => {
    render(<SectionHeader title={<svg aria-label="Special offers" role="img" />} href="/offers" />);
    expect(screen.getByRole('link', { name: 'Special offers' })).toBeDefined();
    expect(screen.queryByTestId('section-link')).toBeNull();
  });
});
