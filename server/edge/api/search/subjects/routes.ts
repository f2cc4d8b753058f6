import { subjectDetail } from '#schemas/api/search.ts';
import { tellOwnLikes } from '../../../../domain/articles/contents/operations.ts';
import { detailOf } from '../../../../domain/search/subjects/operations.ts';
import { presentDetail } from '../../../../domain/search/subjects/presenter.ts';
import { route } from '../../route.ts';

export const subjectRoutes = [
  route(subjectDetail, async ({ body: { subject, id, includeText, hl } }, asked) => {
    const call = { ...asked, lang: asked.scope.tenant.languages.find((one) => one === hl) ?? asked.lang };
    const found = await detailOf(call, { ...subject, id: subject.id ?? id });
    const detail = presentDetail(found, includeText, call);
    await tellOwnLikes(call, detail.article ? [detail.article] : []);
    return detail;
  }),
];
