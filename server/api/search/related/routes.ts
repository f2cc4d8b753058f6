import { relatedSubjects } from '#schemas/api/search.ts';
import { presentPage } from '../../paging.ts';
import { route } from '../../route.ts';
import { tellOwnLikes } from '../contents/operations.ts';
import { presentSubject } from '../subjects/presenter.ts';
import { relatedTo } from './operations.ts';

export const relatedRoutes = [
  route(relatedSubjects, async ({ body }, call) => {
    const page = presentPage(await relatedTo(call, body), (row) => presentSubject(row, call));
    await tellOwnLikes(
      call,
      page.content.flatMap(({ article }) => article ?? []),
    );
    return page;
  }),
];
