import { type ReactNode, useState } from 'react';
import { endSession, noticeSession } from '#client/session.ts';
import { setUserInfo } from '#client/user-store.ts';
import { useView } from '#runtime/view-context.tsx';
import buttons from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast.ts';
import { localHref, screenPath } from '../links/paths.ts';
import { UnreadCount } from '../messages/unread-count.tsx';
import { useUnreadTotal } from '../messages/use-unread.ts';
import { OwnProfile } from './own-profile.tsx';
import styles from './profile.module.css';
import { signOut } from './profile-calls.ts';
import { ProfileForm } from './profile-form.tsx';

const LINKS = [
  ['profile.notifications', screenPath('/notifications'), 'bell'],
  ['profile.alerts', screenPath('/deal-alerts'), 'drop'],
  ['profile.activities', screenPath('/lottery'), 'box'],
  ['profile.favorites', screenPath('/favorites'), 'heart'],
  ['profile.likes', screenPath('/likes'), 'thumb'],
  ['profile.following', screenPath('/following'), 'user'],
  ['profile.security', screenPath('/security'), 'lock'],
] as const;

/** The member's hub: links to the rest of the account, signing out, and the own profile. */
export function Profile(): ReactNode {
  const ctx = useView();
  const { t } = ctx;
  const unreadCount = useUnreadTotal();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await signOut(false).catch(endSession);
    toast(t('profile.signedOut'));
    noticeSession();
  };
  return (
    <div className={styles.columns}>
      <nav className={styles.card} aria-label={t('profile.menu')}>
        {LINKS.map(([label, path, icon]) => (
          <a key={path} href={localHref(ctx, path)} className={styles.entry}>
            <Icon name={icon} size={20} />
            {t(label)}
            {icon === 'bell' && <UnreadCount count={unreadCount} />}
          </a>
        ))}
        <button
          type="button"
          className={buttons.secondary}
          disabled={isLeaving}
          onClick={leave}
          data-testid="sign-out"
        >
          {t('profile.signOut')}
        </button>
      </nav>
      <OwnProfile>{(member) => <ProfileForm member={member} onSaved={setUserInfo} />}</OwnProfile>
    </div>
  );
}
