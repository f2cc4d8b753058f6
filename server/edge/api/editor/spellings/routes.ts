import {
  addSpelling,
  changeSpelling,
  removeSpelling,
  searchMissList,
  shopSpellings,
} from '#schemas/api/invented/spellings.ts';
import {
  add,
  change,
  missPage,
  remove,
  spellingPage,
} from '../../../../domain/search/spelling-desk/operations.ts';
import { presentSpelling } from '../../../../domain/search/spelling-desk/presenter.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const editorSpellingRoutes = [
  route(shopSpellings, async ({ query }, call) =>
    presentPage(await spellingPage(call, query), presentSpelling),
  ),
  route(addSpelling, async ({ body }, call) => presentSpelling(await add(call, body))),
  route(changeSpelling, async ({ params, body }, call) =>
    presentSpelling(await change(call, params.id, body)),
  ),
  route(removeSpelling, async ({ params }, call) => remove(call, params.id)),
  route(searchMissList, async ({ query }, call) =>
    presentPage(await missPage(call, query), ({ keyword, count, lastDay }) => ({
      keyword: keyword ?? '',
      count,
      lastDay: lastDay ?? '',
    })),
  ),
];
