import { type ReactNode, useEffect, useState } from 'react';
import { checkUser, refreshUser, useUser } from '#client/user-store.ts';
import { useView } from '#runtime/view-context.tsx';
import type { UserInfo } from '#schemas/entities/user-info.ts';
import buttons from '#ui/button.module.css';
import { NoData } from '#ui/no-data.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { readProfile } from './profile-calls.ts';

/** Renders its children once the member's data is freshly loaded. */
export function OwnProfile({ children }: { children: (member: UserInfo) => ReactNode }): ReactNode {
  const { t } = useView();
  const { userInfo, isLogin, refreshCount } = useUser();
  const [isRead, setRead] = useState(false);
  const [failed, setFailed] = useState<number>();
  useEffect(() => {
    // Checked first: an ended session is noticed here before the surrounding screen unmounts.
    if (!isLogin) return;
    checkUser(readProfile).then(
      () => setRead(true),
      () => setFailed(refreshCount),
    );
  }, [isLogin, refreshCount]);
  if (isRead && userInfo) return children(userInfo);
  if (failed !== refreshCount) return <Spinner label={t('login.loading')} />;
  const again = (
    <button type="button" className={buttons.secondary} onClick={refreshUser}>
      {t('action.retry')}
    </button>
  );
  return <NoData message={t('profile.failed')} action={again} />;
}
