import { useSyncExternalStore } from 'react';
import type { UserInfo } from '#schemas/entities/user-info.ts';
import { createStore, type Store } from '#ui/store.ts';
import { isSignedIn, sessionMark, watchSession } from './session.ts';

/** State of the signed-in member as known here (S2 §3). */
type UserState = {
  userInfo: UserInfo | null;
  isLogin: boolean;
  /** Login providers that sign the member in. */
  thirdPartyInfo: readonly string[];
  /** Counter whose growth makes subscribers request the member again. */
  refreshCount: number;
};

const NOBODY: UserState = { userInfo: null, isLogin: false, thirdPartyInfo: [], refreshCount: 0 };

const shown: Store<UserState> = createStore<UserState>(NOBODY, () =>
  watchSession(() => shown.set(userState())),
);
let state = NOBODY;
let mark = 0;

/** Current state. Another session may be another member's: nothing of the last one is kept. */
export function userState(): UserState {
  if (mark !== sessionMark()) {
    mark = sessionMark();
    state = { ...NOBODY, isLogin: isSignedIn(), refreshCount: state.refreshCount + 1 };
  }
  return state;
}

/** Current state as a hook; a guest's during hydration. */
export function useUser(): UserState {
  return useSyncExternalStore(shown.subscribe, userState, () => NOBODY);
}

export function setUserInfo(userInfo: UserInfo): void {
  change({ userInfo, thirdPartyInfo: userInfo.thirdParties ?? [] });
}

/** Makes subscribers request the member again. */
export function refreshUser(): void {
  change({ refreshCount: userState().refreshCount + 1 });
}

function change(part: Partial<UserState>) {
  state = { ...userState(), ...part };
  shown.set(state);
}
