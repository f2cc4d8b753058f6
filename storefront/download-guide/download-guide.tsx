import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import buttons from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { localHref, screenPath } from '../links/paths.ts';
import { tenantName } from '../text/tenant-name.ts';
import { CloseGuide } from './close-guide.tsx';
import styles from './download-guide.module.css';
import { InterceptPage } from './intercept-page.tsx';
import { OpenAppButton } from './open-app-button.tsx';

/**
 * Strip that leads to the tenant's app, until it is closed (S1 §3), on phones unless the shop chooses otherwise; nothing
 * without an app. Hidden on the pages that `frameMarks` names.
 */
export function DownloadGuide({ ctx }: { ctx: ViewContext }): ReactNode {
  const { t, tenant, device, lang } = ctx;
  const { custom, apple, google, huawei, intercept } = tenant.appLinks;
  if (!(custom || apple || google || huawei)) return null;
  const name = { tenant: tenantName(ctx) };
  const { devices = 'phone', text, button } = tenant.appStrip ?? {};
  const isOn = devices === 'all' || devices === device;
  const own = (texts: typeof text) => pickLocalized(texts, lang, tenant.defaultLanguage);
  return (
    <>
      {custom && intercept && <InterceptPage />}
      {isOn && (
        <aside className={styles.guide} aria-label={t('download.title', name)} data-testid="download-guide">
          <span className={styles.sign}>
            <Icon name="bell" size={18} />
          </span>
          <p className={styles.text}>{own(text) ?? t('download.guide', name)}</p>
          <OpenAppButton
            href={localHref(ctx, screenPath('/download'))}
            className={`${buttons.primary} ${styles.open}`}
          >
            {own(button) ?? t('download.openShort')}
          </OpenAppButton>
          <CloseGuide label={t('action.close')} className={`${buttons.icon} ${styles.close}`} />
        </aside>
      )}
    </>
  );
}
