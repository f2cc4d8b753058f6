import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import buttons from '#ui/button.module.css';
import { NoData } from '#ui/no-data.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { AccountRules } from './account-calls.ts';
import { useAccountRules } from './use-account-rules.ts';

/** Renders its children once the tenant's rules are loaded; a failure shows a retry button. */
export function AccountRulesGate({ children }: { children: (rules: AccountRules) => ReactNode }): ReactNode {
  const { t } = useView();
  const { rules, hasFailed, retry } = useAccountRules();
  if (hasFailed) {
    const again = (
      <button type="button" className={buttons.secondary} onClick={retry}>
        {t('action.retry')}
      </button>
    );
    return <NoData message={t('login.unavailable')} action={again} />;
  }
  return rules ? children(rules) : <Spinner label={t('login.loading')} />;
}
