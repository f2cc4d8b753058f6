'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useSignedIn } from '#client/use-signed-in.ts';
import { useView } from '#runtime/view-context.tsx';
import buttons from '#ui/button.module.css';
import { openLogin } from '../intents/login-request.ts';
import { useIntent } from '../intents/use-intent.ts';

type Props = {
  /** The member to follow. */
  id: string;
  name: string;
  /** Whether the member follows this one, where it is known already. */
  followed?: boolean | undefined;
};

const calls = () => import('./follow-calls.ts');

/** Button that follows another member; its state is requested in the member's browser. */
export function FollowButton({ id, name, followed }: Props): ReactNode {
  const { t } = useView();
  const isMember = useSignedIn();
  const [isFollowed, setFollowed] = useState(followed ?? false);
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    setFollowed(followed ?? false);
    if (!isMember || followed !== undefined) return;
    let isCurrent = true;
    calls()
      .then(({ isFollowing }) => isFollowing(id))
      .then(
        (found) => isCurrent && found && setFollowed(true),
        // Unknown is treated as not followed: following twice changes nothing.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [isMember, id, followed]);

  const follow = async (next: boolean) => {
    if (isPending) return;
    setPending(true);
    try {
      const { setFollowing } = await calls();
      await setFollowing(id, next);
      setFollowed(next);
    } catch {
      // The request layer shows the failure; the button keeps the actual state.
    }
    setPending(false);
  };
  const toggle = () => (isMember ? follow(!isFollowed) : openLogin({ action: 'follow', value: id }));
  useIntent(
    'follow',
    (target) => target === id,
    () => follow(true),
  );
  const text = t(isFollowed ? 'follow.unfollow' : 'follow.follow');
  return (
    <button
      type="button"
      className={isFollowed ? buttons.secondary : buttons.primary}
      aria-pressed={isFollowed}
      aria-busy={isPending}
      aria-label={`${text} ${name}`}
      data-testid="follow"
      data-state={isFollowed ? 'on' : 'off'}
      onClick={toggle}
    >
      {text}
    </button>
  );
}
