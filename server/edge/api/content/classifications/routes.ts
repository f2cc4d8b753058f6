import * as content from '#schemas/api/content.ts';
import {
  childrenOf,
  classificationByCode,
  classificationById,
  listClassifications,
  parentsOf,
  siblingsOf,
} from '../../../../domain/catalogue/classifications/operations.ts';
import {
  presentClassification,
  presentClassifications,
} from '../../../../domain/catalogue/classifications/presenter.ts';
import { route } from '../../route.ts';

export const classificationRoutes = [
  route(content.classifications, async ({ body }, call) =>
    presentClassifications(await listClassifications(call, body), call),
  ),
  route(content.topClassifications, async (_, call) =>
    presentClassifications(await listClassifications(call, { level: 1 }), call),
  ),
  route(content.allClassifications, async (_, call) =>
    presentClassifications(await listClassifications(call, {}), call),
  ),
  route(content.classificationByCode, async ({ query }, call) =>
    presentClassification(await classificationByCode(call, query.code), call),
  ),
  route(content.classificationParentsByCode, async ({ query }, call) =>
    presentClassifications(await parentsOf(call, await classificationByCode(call, query.code)), call),
  ),
  route(content.relatedClassifications, async ({ body }, call) =>
    presentClassifications(await siblingsOf(call, body.id), call),
  ),
  route(content.classification, async ({ params }, call) =>
    presentClassification(await classificationById(call, params.id), call),
  ),
  route(content.childClassifications, async ({ params }, call) =>
    presentClassifications(await childrenOf(call, params.id), call),
  ),
  route(content.classificationParents, async ({ params }, call) =>
    presentClassifications(await parentsOf(call, await classificationById(call, params.id)), call),
  ),
];
