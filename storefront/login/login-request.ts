import { LIKE_SUBJECT_TYPES } from '#schemas/enums/subject.ts';
import { createStore } from '#ui/store.ts';
import type { Mark } from '../marks/mark-calls.ts';

/** Storage key of a guest's like: it survives the redirect to a login provider and back, but not the tab. */
const REMEMBERED = 'remembered-like';

/** Store of whether the login dialog is open. */
export const loginRequest = createStore<boolean>(false);

/** Opens the login dialog. The like that led to it is remembered; a favourite isn't. */
export function openLogin(mark?: Mark): void {
  if (mark?.action === 'THUMB_UP') remember(mark);
  loginRequest.set(true);
}

export function closeLogin(): void {
  loginRequest.set(false);
}

/** Takes the like that waited for the login out of the storage. */
export function takeRememberedLike(): Mark | undefined {
  const text = sessionStorage.getItem(REMEMBERED);
  forgetLike();
  const [subjectType, subjectId] = text?.split(' ') ?? [];
  const type = LIKE_SUBJECT_TYPES.find((known) => known === subjectType);
  return type && subjectId ? { action: 'THUMB_UP', subjectType: type, subjectId } : undefined;
}

export function forgetLike(): void {
  sessionStorage.removeItem(REMEMBERED);
}

function remember({ subjectType, subjectId }: Mark) {
  sessionStorage.setItem(REMEMBERED, `${subjectType} ${subjectId}`);
}
