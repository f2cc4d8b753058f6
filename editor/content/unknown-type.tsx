import type { ReactNode } from 'react';
import account from '../account/account.module.css';
import { AccountFrame } from '../account/account-frame.tsx';
import { useText } from '../kit/use-text.ts';
import { SECTION } from './addresses.ts';

/** Screen of an address whose type doesn't exist. */
export function UnknownType(): ReactNode {
  const t = useText();
  return (
    <AccountFrame path={SECTION} title={t('content.unknownType')}>
      <a className={account.link} href={SECTION}>
        {t('content.title')}
      </a>
    </AccountFrame>
  );
}
