import * as z from 'zod/mini';
import { loose } from '../entities/wire.ts';
import { PAGE_TYPES, pageDocumentSchema } from '../page/document.ts';
import { endpoint } from './endpoint.ts';
import { byId } from './request.ts';

/** Apart from the integration service's other calls, so that the page document's schema stays out of the browser. */
export const pageData = endpoint({
  id: 'pageData',
  method: 'GET',
  path: '/saas-integration-service/page-data-modules/{id}',
  summary: 'A page document by its id',
  params: byId,
  data: loose({ id: z.string(), pageType: z.enum(PAGE_TYPES), document: pageDocumentSchema }),
  auth: 'none',
});
