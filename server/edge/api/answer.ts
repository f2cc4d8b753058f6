import type { TenantScope } from '../../platform/tenants/tenants.ts';

/** Origin of a call: a browser over HTTP, or a page being rendered in this process. */
export type ApiCaller = {
  scope: TenantScope;
  origin: 'browser' | 'server';
  /** IP address of the caller; a page being rendered has none, and no rate limit. */
  address?: string;
  /** Time for which the calls of a previewed page are answered. */
  time?: number | undefined;
  /** The activity that a previewed page shows, which may be a draft. */
  activityId?: string | undefined;
  /** The content entry whose draft a previewed page shows. */
  entry?: { type: string; id: string } | undefined;
};
export type Answer = (request: Request, caller: ApiCaller) => Promise<Response>;
