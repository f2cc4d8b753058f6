'use client';

import { AccountFrame } from '../account/account-frame.tsx';
import { useText } from '../kit/use-text.ts';
import { TokensSection } from './tokens-section.tsx';
import { WebhooksSection } from './webhooks-section.tsx';

/** Connections to other systems, for owners: tokens for their calls, and webhooks that tell them of events. */
export function ConnectionsScreen() {
  const t = useText();
  return (
    <AccountFrame path="/editor/connections" title={t('connections.title')}>
      <TokensSection />
      <WebhooksSection />
    </AccountFrame>
  );
}
