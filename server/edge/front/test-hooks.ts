import type { RequestListener } from 'node:http';
import type { TenantDirectory } from '../../platform/tenants/tenants.ts';
import type { FrontParts } from './front.ts';

const PARAMETERS = ['__audience', '__fault', '__terminal', '__tenant'];

/**
 * Test parameters of a page's address, only with TEST_HOOKS: `__fault=<module type>:<fault>` (repeatable) makes
 * modules fail, `__terminal=app` shows the page as in the app, `__audience=member` as to members. True when the page
 * must bypass the cache.
 */
export const pageTestHooks: NonNullable<FrontParts['testHooks']> = (request, page) => {
  const query = queryOf(request.url);
  for (const value of query.getAll('__fault')) {
    const [type = '', fault = ''] = value.split(':', 2);
    page.faults[type] = fault;
  }
  if (query.get('__terminal') === 'app') Object.assign(page.variant, { terminal: 'app', device: 'phone' });
  if (query.get('__audience') === 'member') page.traits.audience = 'member';
  return PARAMETERS.some((name) => query.has(name));
};

/**
 * Serves the tenant named by `__tenant=<id>` in the address or, for the API and pictures, in the referring page's
 * address.
 */
export function tenantByParameter(listener: RequestListener, tenants: TenantDirectory): RequestListener {
  return (request, response) => {
    const { url, headers } = request;
    const asking = /^\/(?:api|media)\//.test(url ?? '') ? headers.referer : url;
    const scope = tenants.byId(queryOf(asking).get('__tenant') ?? '');
    if (scope) headers.host = scope.tenant.hosts[0];
    listener(request, response);
  };
}

function queryOf(url = ''): URLSearchParams {
  const mark = url.indexOf('?');
  return new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1));
}
