import { relatedSubjects } from '#schemas/api/search.ts';
import { tellOwnLikes } from '../../../../domain/articles/contents/operations.ts';
import { relatedTo } from '../../../../domain/search/related.ts';
import { presentSubject } from '../../../../domain/search/subjects/presenter.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

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
