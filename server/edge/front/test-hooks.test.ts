import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import type { Traits, Variant } from '#schemas/variant.ts';
import { type TenantDirectory, tenantScope } from '../../platform/tenants/tenants.ts';
import { pageTestHooks, tenantByParameter } from './test-hooks.ts';

describe('a page’s address can request', () => {
  function ask(url: string) {
    const variant: Variant = { tenantId: 'zest', lang: 'th', terminal: 'h5', device: 'desktop' };
    const traits: Traits = { audience: 'guest' };
    const page = { variant, traits, faults: {} };
    const bypass = pageTestHooks({ url } as IncomingMessage, page);
    return { ...page, bypass };
  }

  test('a module’s fault, several times', () => {
    const url = '/deals?page=2&__fault=banner:hangs&__fault=deals-feed:throws-in-load';
    expect(ask(url)).toMatchObject({
      bypass: true,
      faults: { banner: 'hangs', 'deals-feed': 'throws-in-load' },
      variant: { terminal: 'h5', device: 'desktop' },
    });
  });

  test('the app’s terminal', () => {
    const { bypass, variant } = ask('/?__terminal=app');
    expect([bypass, variant.terminal, variant.device]).toEqual([true, 'app', 'phone']);
    expect(ask('/?__terminal=h5')).toMatchObject({ bypass: true, variant: { terminal: 'h5' } });
  });

  test('a member', () => {
    const { bypass, traits } = ask('/?__audience=member');
    expect([bypass, traits.audience]).toEqual([true, 'member']);
    expect(ask('/?__audience=guest').traits.audience).toBe('guest');
  });

  test('another tenant, which bypasses the cache; other addresses don’t', () => {
    expect(ask('/?__tenant=guide').bypass).toBe(true);
    for (const url of ['/', '/?page=2&fault=banner:hangs', '/__fault'])
      expect(ask(url)).toMatchObject({ bypass: false, faults: {}, variant: { terminal: 'h5' } });
  });
});

describe('the tenant named by an address', () => {
  const scope = tenantScope(tenantFixture('guide'));
  const tenants: TenantDirectory = {
    byHost: () => undefined,
    isSuspended: () => false,
    byId: (id) => (id === 'guide' ? scope : undefined),
    all: () => [scope],
    reload: async () => undefined,
  };

  /** The host header that the front receives. */
  function hostOf(url: string, referer?: string): string | undefined {
    const front = vi.fn();
    const request = { url, headers: { host: 'zest.localhost', referer } } as IncomingMessage;
    tenantByParameter(front, tenants)(
      request,
      {} as ServerResponse<IncomingMessage> & { req: IncomingMessage },
    );
    return front.mock.calls[0]?.[0].headers.host;
  }

  test('is served, also to the page’s own calls', () => {
    const page = 'http://zest.localhost:3000/deals?__tenant=guide';
    expect(hostOf('/deals?__tenant=guide')).toBe('guide.localhost');
    expect(hostOf('/api/x', page)).toBe('guide.localhost');
    expect(hostOf('/media/guide/a.webp', page)).toBe('guide.localhost');
  });

  test('is the host’s own without the parameter', () => {
    expect(hostOf('/')).toBe('zest.localhost');
    expect(hostOf('/?__tenant=none')).toBe('zest.localhost');
    expect(hostOf('/', 'http://zest.localhost:3000/?__tenant=guide')).toBe('zest.localhost');
    expect(hostOf('/api/x?__tenant=guide')).toBe('zest.localhost');
  });
});
