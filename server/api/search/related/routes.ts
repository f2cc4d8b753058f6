import { relatedSubjects } from '#schemas/api/search.ts';
import { presentPage } from '../../paging.ts';
import { route } from '../../route.ts';
import { presentSubject } from '../subjects/presenter.ts';
import { relatedTo } from './operations.ts';

export const relatedRoutes = [
  route(relatedSubjects, async ({ body }, call) =>
    presentPage(await relatedTo(call, body), (row) => presentSubject(row, call)),
  ),
];
