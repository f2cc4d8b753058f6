import { pageSchema } from '../entities/page.ts';
import { endpoint } from './endpoint.ts';
import { byId } from './request.ts';

/** Separate from the integration service's other calls, so that the page document's schema stays out of the browser. */
export const pageDataModule = endpoint({
  id: 'pageDataModule',
  method: 'GET',
  path: '/saas-integration-service/page-data-modules/{id}',
  summary: 'A page document by its id',
  params: byId,
  data: pageSchema,
  auth: 'none',
  previewable: true,
});
