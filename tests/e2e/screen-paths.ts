import { homePaths, SCREENS, type ScreenPrefix, singleScreens } from '#schemas/screens.ts';
import type { TenantId } from './test.ts';

export const TENANT_TYPES = { zest: 'GENERAL', guide: 'ARTICLE' } as const;

/** Paths of a tenant's screens with one address, public or a member's own, with its second home page. */
export function singlePaths(tenant: TenantId): string[] {
  const type = TENANT_TYPES[tenant];
  const open = singleScreens(type).filter(({ kind }) => kind === 'public' || kind === 'private');
  return [...homePaths(type).filter((path) => path !== '/'), ...open.map(({ path }) => path)];
}

/** Paths of a tenant's public screens with one address, with its second home page. */
export const publicPaths = (tenant: TenantId): string[] =>
  singlePaths(tenant).filter((path) => SCREENS[path as keyof typeof SCREENS].kind === 'public');

/** Starts of the addresses of screens with many, without the stories. */
export const PREFIXES = Object.keys(SCREENS)
  .filter((route) => route.endsWith('*') && !route.startsWith('/stories'))
  .map((route) => route.slice(0, -1)) as Exclude<ScreenPrefix, '/stories/'>[];
