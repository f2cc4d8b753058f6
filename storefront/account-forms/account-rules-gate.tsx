import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { LoadState } from '../load-state/load-state.tsx';
import { type AccountRules, useAccountRules } from './use-account-rules.ts';

/** Renders its children once the tenant's rules are loaded; a failure shows a retry button. */
export function AccountRulesGate({ children }: { children: (rules: AccountRules) => ReactNode }): ReactNode {
  const { t } = useView();
  const { rules, request } = useAccountRules();
  if (rules) return children(rules);
  return <LoadState of={request} failed={t('login.unavailable')} loading={t('login.loading')} isWhole />;
}
