import { subjectDetail } from '#schemas/api/search.ts';
import { route } from '../../route.ts';
import { tellOwnLikes } from '../contents/operations.ts';
import { detailOf } from './operations.ts';
import { presentDetail } from './presenter.ts';

export const subjectRoutes = [
  route(subjectDetail, async ({ body: { subject, id, includeText } }, call) => {
    const found = await detailOf(call, { ...subject, id: subject.id ?? id });
    const detail = presentDetail(found, includeText, call);
    await tellOwnLikes(call, detail.article ? [detail.article] : []);
    return detail;
  }),
];
