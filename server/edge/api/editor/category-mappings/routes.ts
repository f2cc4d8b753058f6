import {
  categoryMappings,
  openPaths,
  removeCategoryMapping,
  saveCategoryMapping,
  suggestCategories,
} from '#schemas/api/invented/category-mappings.ts';
import { openPathPage, suggestionsForPaths } from '../../../../domain/categories/desk/open-paths.ts';
import {
  mappingPage,
  presentMapping,
  presentOpenPath,
  removeMapping,
  saveMapping,
} from '../../../../domain/categories/desk/operations.ts';

import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const editorCategoryMappingRoutes = [
  route(openPaths, async ({ query }, call) => {
    const page = await openPathPage(call, query);
    return { ...page, ...presentPage(page, (row) => presentOpenPath(row, call)) };
  }),
  route(suggestCategories, async ({ body }, call) => suggestionsForPaths(call, body)),
  route(categoryMappings, async ({ query }, call) =>
    presentPage(await mappingPage(call, query), presentMapping),
  ),
  route(saveCategoryMapping, async ({ body }, call) => {
    const { mapping, ...rest } = await saveMapping(call, body);
    return { mapping: presentMapping(mapping), ...rest };
  }),
  route(removeCategoryMapping, async ({ params }, call) => removeMapping(call, params.id)),
];
