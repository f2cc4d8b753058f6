import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getCookie, setCookie } from './cookie.ts';

afterEach(() => {
  vi.restoreAllMocks();
  setCookie('probe', '', { maxAge: 0 });
});

const written = () => vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});

describe('cookies', () => {
  it('are set for path / and 31536000 seconds', () => {
    const set = written();
    setCookie('platform', 'Web');
    expect(set).toHaveBeenCalledWith('platform=Web; path=/; max-age=31536000; SameSite=Lax');
  });

  it('take another path and age, and keep a legal value readable', () => {
    const set = written();
    setCookie('timezone', '+07:00', { path: '/me', maxAge: 60 });
    expect(set).toHaveBeenCalledWith('timezone=+07:00; path=/me; max-age=60; SameSite=Lax');
  });

  it('return any stored value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        setCookie('probe', value);
        expect(getCookie('probe')).toBe(value);
      }),
    );
  });

  it('are found by their whole name, and undefined when absent', () => {
    setCookie('probe', 'long');
    expect(getCookie('prob')).toBeUndefined();
    expect(getCookie('robe')).toBeUndefined();
  });

  it('are returned unchanged when they can’t be decoded', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; probe=50%; b=2');
    expect(getCookie('probe')).toBe('50%');
  });
});
