'use client';

import { useText } from '../kit/use-text.ts';
import { AccountFrame } from './account-frame.tsx';

/** Screen for an address of the editor that has none. */
export function UnknownScreen({ path }: { path: string }) {
  const t = useText();
  return (
    <AccountFrame path={path} title={t('account.unknownScreen')}>
      <p>{t('account.unknownScreenText')}</p>
    </AccountFrame>
  );
}
