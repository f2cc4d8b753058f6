import { LIKE_SUBJECT_TYPES } from '#schemas/enums/subject.ts';
import type { Mark } from '../marks/mark-store.ts';

/** A guest's like, until the login: it survives the way to a login provider and back, not the tab. */
const REMEMBERED = 'remembered-like';

let isOpen = false;
const listeners = new Set<() => void>();

/** Whether the login dialog is asked for. */
export const loginRequest = {
  get: () => isOpen,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Asks a guest to sign in. A like that led there is remembered; a favourite isn't. */
export function openLogin(mark?: Mark): void {
  if (mark?.action === 'THUMB_UP') remember(mark);
  show(true);
}

export function closeLogin(): void {
  show(false);
}

/** The like that waits for the login; it waits no longer. */
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

function show(next: boolean) {
  isOpen = next;
  for (const listener of listeners) listener();
}
