'use client';

import { AccountFrame } from '#editor/account/account-frame.tsx';
import { useOperator } from '#editor/account/operator.tsx';
import { ReleasesScreen } from '#editor/publish/releases-screen.tsx';
import { useView } from '#runtime/view-context.tsx';

/** Releases in the frame that all screens beside the workspace share. */
export function Releases() {
  const { t } = useView();
  const { role } = useOperator();
  return (
    <AccountFrame path="/editor/releases" title={t('release.title')}>
      <ReleasesScreen role={role} />
    </AccountFrame>
  );
}
