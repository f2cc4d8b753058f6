import {
  categoryMappings,
  openPaths,
  removeCategoryMapping,
  saveCategoryMapping,
  suggestCategories,
} from '#schemas/api/invented/category-mappings.ts';
import { openPathPage, suggestionsFor } from '../../../../domain/categories/desk/open-paths.ts';
import {
  mappingPage,
  presentMapping,
  presentOpenPath,
  remove,
  save,
} from '../../../../domain/categories/desk/operations.ts';

import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const editorCategoryMappingRoutes = [
  route(openPaths, async ({ query }, call) => {
    const page = await openPathPage(call, query);
    return { ...page, ...presentPage(page, (row) => presentOpenPath(row, call)) };
  }),
  route(suggestCategories, async ({ body }, call) => suggestionsFor(call, body)),
  route(categoryMappings, async ({ query }, call) =>
    presentPage(await mappingPage(call, query), presentMapping),
  ),
  route(saveCategoryMapping, async ({ body }, call) => {
    const { mapping, ...rest } = await save(call, body);
    return { mapping: presentMapping(mapping), ...rest };
  }),
  route(removeCategoryMapping, async ({ params }, call) => remove(call, params.id)),
];
