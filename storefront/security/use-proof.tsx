import { type ReactNode, useState } from 'react';
import { ApiError } from '#client/api-error.ts';
import { useUser } from '#client/user-store.ts';
import { type Intents, keepIntent } from '../login/login-request.ts';
import { ProofDialog } from './proof-dialog.tsx';

type Way = Intents['way'];
type Wait = { way: Way; end: (isProved: boolean) => void };

/**
 * Runs calls that add a way to sign in. Where one needs a recent proof of the member, `dialog` asks for it, and then the
 * call runs again; a login at a provider keeps `way` for the return to this page.
 */
export function useProof(): {
  withProof: (way: Way, call: () => Promise<void>) => Promise<boolean>;
  dialog: ReactNode;
} {
  const { userInfo } = useUser();
  const [wait, setWait] = useState<Wait>();

  /** Gives false if the member closes the dialog. @throws ApiError */
  const withProof = async (way: Way, call: () => Promise<void>) => {
    try {
      await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'PROOF_NEEDED') throw error;
      const isProved = await new Promise<boolean>((end) => setWait({ way, end }));
      setWait(undefined);
      if (isProved) await call();
      return isProved;
    }
    return true;
  };

  const dialog = wait && userInfo && (
    <ProofDialog
      member={userInfo}
      onLeave={() => keepIntent({ action: 'way', value: wait.way })}
      onEnd={wait.end}
    />
  );
  return { withProof, dialog };
}
