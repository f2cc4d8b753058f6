import { useSyncExternalStore } from 'react';
import type { UserInfo } from '#schemas/entities/user-info.ts';
import { isSignedIn, sessionMark, watchSession } from './session.ts';

/** What is known here of who is signed in (S2 §3). */
type UserState = {
  userInfo: UserInfo | null;
  isLogin: boolean;
  /** The other services that sign the member in. */
  thirdPartyInfo: readonly string[];
  /** Whenever it grows, whoever shows the member asks again. */
  refreshCount: number;
};

const NOBODY: UserState = { userInfo: null, isLogin: false, thirdPartyInfo: [], refreshCount: 0 };

const listeners = new Set<() => void>();
let state = NOBODY;
let mark = 0;

/** The state now. Another session may be another member's: nothing of the last one is kept. */
export function userState(): UserState {
  if (mark !== sessionMark()) {
    mark = sessionMark();
    state = { ...NOBODY, isLogin: isSignedIn(), refreshCount: state.refreshCount + 1 };
  }
  return state;
}

/** The state, followed; a guest's while the page comes alive. */
export function useUser(): UserState {
  return useSyncExternalStore(subscribe, userState, () => NOBODY);
}

export function setUserInfo(userInfo: UserInfo): void {
  change({ userInfo, thirdPartyInfo: userInfo.thirdParties ?? [] });
}

/** Has the member asked for again. */
export function refreshUser(): void {
  change({ refreshCount: userState().refreshCount + 1 });
}

/** Asks for the member; an answer that comes when the session has ended is dropped. @throws what `ask` throws */
export async function checkUser(ask: () => Promise<UserInfo>): Promise<void> {
  const asked = sessionMark();
  const userInfo = await ask();
  if (asked === sessionMark()) setUserInfo(userInfo);
}

function change(part: Partial<UserState>) {
  state = { ...userState(), ...part };
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unwatch = watchSession(listener);
  return () => {
    listeners.delete(listener);
    unwatch();
  };
}
