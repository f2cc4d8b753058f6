import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { splitLanguage } from '#schemas/find-language.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { resolveVariant } from '../../platform/variant.ts';
import { offlinePage } from '../error-page.ts';
import { APP_ICONS, drawAppIcon } from './app-icon.ts';
import { LEAVING_SERVICE_WORKER, SERVICE_WORKER } from './service-worker-script.ts';
import { webManifest } from './web-manifest.ts';

/** Answers requests for manifest, icons, service worker and offline page; false for any other path. */
export type WebApp = (
  request: IncomingMessage,
  response: ServerResponse,
  scope: TenantScope,
) => Promise<boolean>;

const HOUR = 'public, max-age=3600';
/** Cache-Control that revalidates every time, so that a faulty file can be replaced. */
const ALWAYS_ASKED = 'no-cache';

/** Serves manifest, icons, service worker and offline page of each tenant. */
export function createWebApp(): WebApp {
  const icons = new LRUCache<string, Buffer>({ max: 200 });

  return async (request, response, scope) => {
    const [url = ''] = (request.url ?? '').split('?', 1);
    const { tenant } = scope;
    const { prefix, path } = splitLanguage(url);
    const send = (type: string, cacheControl: string, body: string | Buffer) => {
      response.writeHead(200, {
        'Content-Type': type,
        'Cache-Control': cacheControl,
        'Content-Length': Buffer.byteLength(body),
        'X-Content-Type-Options': 'nosniff',
      });
      response.end(request.method === 'HEAD' ? undefined : body);
      return true;
    };

    if (url === '/sw.js')
      return send(
        'text/javascript; charset=utf-8',
        ALWAYS_ASKED,
        tenant.isInstallable === false ? LEAVING_SERVICE_WORKER : SERVICE_WORKER,
      );
    if (url === '/offline') {
      const { lang } = resolveVariant(scope, prefix, request.headers);
      return send('text/html; charset=utf-8', ALWAYS_ASKED, offlinePage(lang));
    }
    if (path === '/manifest.webmanifest' && tenant.isInstallable !== false) {
      const lang = tenant.languages.find((one) => one === prefix) ?? tenant.defaultLanguage;
      return send('application/manifest+json', HOUR, JSON.stringify(webManifest(tenant, lang)));
    }
    const icon = APP_ICONS.find((one) => one.path === url);
    if (!icon) return false;
    const colour = tenant.theme.brand?.primary;
    const key = `${url} ${colour}`;
    const picture = icons.get(key) ?? (await drawAppIcon(icon, colour));
    icons.set(key, picture);
    return send('image/png', HOUR, picture);
  };
}
