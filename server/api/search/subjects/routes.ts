import { subjectDetail } from '#schemas/api/search.ts';
import { route } from '../../route.ts';
import { detailOf } from './operations.ts';
import { presentDetail } from './presenter.ts';

export const subjectRoutes = [
  route(subjectDetail, async ({ body: { subject, id, includeText } }, call) =>
    presentDetail(await detailOf(call, { ...subject, id: subject.id ?? id }), includeText, call),
  ),
];
