import { browserApi } from '#client/browser-api.ts';
import { cancelThumbUp, collect, statistics, thumbUp, uncollect } from '#schemas/api/interaction.ts';
import type { LIKE_SUBJECT_TYPES } from '#schemas/enums/subject.ts';
import type { Mark } from '../intents/mark.ts';

type LikeSubject = (typeof LIKE_SUBJECT_TYPES)[number];

/** Sets or removes a mark. @throws ApiError */
export async function sendMark({ action, subjectType, subjectId }: Mark, marked: boolean): Promise<void> {
  const api = browserApi();
  if (action === 'COLLECT') {
    const body = { subjectId, subjectType, actionType: action };
    await api.call(marked ? collect : uncollect, { body });
  } else {
    const body = { subjectId, subjectType: subjectType as LikeSubject, actionType: action };
    await api.call(marked ? thumbUp : cancelThumbUp, { body });
  }
}

/** Member's marks of these subjects. @throws ApiError */
export function statisticsOf(subjects: Pick<Mark, 'subjectType' | 'subjectId'>[]) {
  return browserApi().call(statistics, { body: { subjects } });
}
