import { type ReactNode, useEffect, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { UserInfo } from '#schemas/entities/user-info.ts';
import buttons from '#ui/button.module.css';
import { NoData } from '#ui/no-data.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { readProfile } from './profile-calls.ts';

type Props = { children: (member: UserInfo, setMember: (member: UserInfo) => void) => ReactNode };

/** Shows what needs the member's own data as soon as it is there. */
export function OwnProfile({ children }: Props): ReactNode {
  const { t } = useView();
  const [member, setMember] = useState<UserInfo>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!hasFailed) readProfile().then(setMember, () => setFailed(true));
  }, [hasFailed]);
  if (member) return children(member, setMember);
  if (!hasFailed) return <Spinner label={t('login.loading')} />;
  const again = (
    <button type="button" className={buttons.secondary} onClick={() => setFailed(false)}>
      {t('action.retry')}
    </button>
  );
  return <NoData message={t('profile.failed')} action={again} />;
}
