import { type ReactNode, useEffect, useState } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { refreshUser, setUserInfo, useUser } from '#client/user-store.ts';
import { useView } from '#runtime/view-context.tsx';
import { ownProfile } from '#schemas/api/account.ts';
import type { UserInfo } from '#schemas/entities/user-info.ts';
import { LoadState } from '../load-state/load-state.tsx';

/** Renders its children once the member's data is freshly loaded. */
export function OwnProfile({ children }: { children: (member: UserInfo) => ReactNode }): ReactNode {
  const { t } = useView();
  const { userInfo, isLogin, refreshCount } = useUser();
  const { data, error } = useEndpoint(ownProfile, isLogin ? {} : null, {
    silent: true,
    version: refreshCount,
    isFresh: true,
  });
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (!data) return;
    setUserInfo(data);
    setRead(true);
  }, [data]);
  if (isRead && userInfo) return children(userInfo);
  const request = { error, mutate: async () => refreshUser() };
  return <LoadState of={request} failed={t('profile.failed')} loading={t('login.loading')} isWhole />;
}
