import type { ReactNode } from 'react';
import account from '../account/account.module.css';
import { AccountFrame } from '../account/account-frame.tsx';
import { SECTION } from '../kit/entry-address.ts';
import { useText } from '../kit/use-text.ts';

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
