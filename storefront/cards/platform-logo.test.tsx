import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { platformSprite } from '#runtime/platform-sprite.ts';
import { PLATFORMS } from '#schemas/enums/platform.ts';
import { PlatformLogo, platformLogoState } from './platform-logo.tsx';

afterEach(cleanup);

describe('platformLogoState', () => {
  test.each([
    ['SEARCH', 'LAZADA', 'logo'],
    ['SEARCH', 'UNKNOWN', 'box'],
    ['SEARCH', undefined, 'box'],
    ['AIFEED', 'LAZADA', 'logo'],
    ['AIFEED', 'UNKNOWN', 'none'],
    ['AI', 'LAZADA', 'none'],
    ['AI', 'UNKNOWN', 'none'],
    [undefined, 'LAZADA', 'logo'],
    [undefined, 'UNKNOWN', 'none'],
  ] as const)('goods from %s on %s: %s', (source, platform, state) => {
    expect(platformLogoState('NORMAL', source, platform)).toBe(state);
    expect(platformLogoState('NORMALHORIZONTAL', source, platform)).toBe(state);
    expect(platformLogoState('AICHATVERTICAL', source, platform)).toBe('none');
    expect(platformLogoState('AICHATHORIZONTAL', source, platform)).toBe('none');
  });
});

describe('PlatformLogo', () => {
  test.each(PLATFORMS.filter((platform) => platform !== 'UNKNOWN'))(
    '%s has a drawn mark and a name',
    (platform) => {
      render(<PlatformLogo platform={platform} testId="logo" />);
      const logo = screen.getByRole('img');
      expect(logo.getAttribute('aria-label')).toBe(logo.textContent);
      const drawing = logo.querySelector('use')?.getAttribute('href')?.slice(1);
      expect(platformSprite()).toMatch(new RegExp(`<symbol id="${drawing}" [^>]*><rect [^>]*/><path d="M`));
    },
  );

  test('an unknown platform is nothing, or an empty box where one is wanted', () => {
    const { container } = render(<PlatformLogo platform="UNKNOWN" testId="logo" />);
    expect(container.firstChild).toBeNull();
    render(<PlatformLogo platform="UNKNOWN" testId="logo" boxed />);
    expect(screen.getByTestId('logo').dataset.state).toBe('empty');
  });
});
