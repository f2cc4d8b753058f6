import { useEffect, useState } from 'react';
import { type AccountRules, accountRules } from './account-calls.ts';

/** Tenant rules that forms need; `retry` requests them again after a failure. */
export function useAccountRules() {
  const [rules, setRules] = useState<AccountRules>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!hasFailed) accountRules().then(setRules, () => setFailed(true));
  }, [hasFailed]);
  return { rules, hasFailed, retry: () => setFailed(false) };
}
