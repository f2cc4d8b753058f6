import { toTenantPublic } from '#schemas/tenant.ts';
import type { Renderer } from '../../domain/pages/checks/rendered-page.ts';
import { exampleOf } from '../../domain/pages/example.ts';
import type { Db } from '../../platform/db/database.ts';
import { CapturedResponse, syntheticRequest } from '../next-adapter/captured-response.ts';
import { renderPage } from '../next-adapter/render-page.ts';
import type { FrontParts } from './front.ts';

export type PreviewParts = { db: Db } & Pick<
  FrontParts,
  'next' | 'renders' | 'fetchApi' | 'files' | 'budgetMs' | 'now' | 'log'
>;

const RENDER_LIMIT_MS = 10_000;

/** Renders documents as the front would serve them to a guest's phone, and measures the size of their resources. */
export function createPreviewRenderer({
  db,
  next,
  renders,
  fetchApi,
  files,
  budgetMs,
  now,
  log,
}: PreviewParts): Renderer {
  return {
    html: async (scope, { pageId, path, document }) => {
      const { tenant, tenantId } = scope;
      const example = await exampleOf({ db, scope }, path, { lang: tenant.defaultLanguage });
      if (!example) throw new Error('Nothing to show the page with');
      const page = await renders(
        () =>
          renderPage(next, {
            variant: { tenantId, lang: tenant.defaultLanguage, terminal: 'h5', device: 'phone' },
            traits: { audience: 'guest', appVersion: undefined },
            tenant: toTenantPublic(tenant),
            path: example.path,
            query: {},
            now: now(),
            preview: { pageId, path, document, time: undefined },
            ...fetchApi(scope),
            signal: AbortSignal.timeout(RENDER_LIMIT_MS),
            budgetMs,
            testing: false,
            faults: {},
            rsc: false,
            warn: (message, details) => log.info({ tenant: tenantId, pageId, ...details }, message),
          }),
        { group: tenantId, source: 'operators' },
      );
      if (page.status !== 200) throw new Error(`The page answered ${page.status}`);
      return page.body.toString();
    },
    weigh: async (address) => {
      const request = syntheticRequest(address, { 'accept-encoding': 'gzip' });
      const response = new CapturedResponse(request);
      const done = new Promise((resolve) => response.once('finish', resolve));
      if (!address.startsWith('/') || !files(request, response)) return 0;
      await done;
      return response.statusCode === 200 ? response.body.length : 0;
    },
  };
}
