import { type ReactNode, useState } from 'react';
import { ApiError } from '#client/api-error.ts';
import { useUser } from '#client/user-store.ts';
import { type Intents, keepIntent } from '../intents/login-request.ts';
import { ProofDialog } from './proof-dialog.tsx';

type Wish = Intents['proof'];
type Wait = { wish: Wish; end: (isProved: boolean) => void };

/**
 * Runs calls that need a recent proof of the member. Without one `dialog` asks for it, and then the call runs again; a
 * login at a provider keeps `wish` for the return to this page.
 */
export function useProof(): {
  withProof: (wish: Wish, call: () => Promise<void>) => Promise<boolean>;
  dialog: ReactNode;
} {
  const { userInfo } = useUser();
  const [wait, setWait] = useState<Wait>();

  /** Gives false if the member closes the dialog. @throws ApiError */
  const withProof = async (wish: Wish, call: () => Promise<void>) => {
    try {
      await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'PROOF_NEEDED') throw error;
      const isProved = await new Promise<boolean>((end) => setWait({ wish, end }));
      setWait(undefined);
      if (isProved) await call();
      return isProved;
    }
    return true;
  };

  const dialog = wait && userInfo && (
    <ProofDialog
      member={userInfo}
      onLeave={() => keepIntent({ action: 'proof', value: wait.wish })}
      onEnd={wait.end}
    />
  );
  return { withProof, dialog };
}
