import { onTestFinished } from 'vitest';
import { type BreakableProxy, openBreakableProxy } from '#tests/support/breakable-proxy.ts';

/** A proxy to a database, until the test ends. */
export async function openProxy(url: string): Promise<BreakableProxy> {
  const proxy = await openBreakableProxy(url);
  onTestFinished(proxy.close);
  return proxy;
}
