import type { ViewContext } from '#runtime/context.ts';
import { DOWNLOAD_GUIDE } from '#schemas/constants.ts';
import type { CategoryNode } from '#schemas/entities/category.ts';
import type { ClockInfo } from '#schemas/entities/clock-info.ts';
import type { TenantPublic } from '#schemas/tenant.ts';
import { getCookie } from '#ui/cookie.ts';
import { browserStorage } from '#ui/safe-storage.ts';
import { clockAhead } from './server-clock.ts';

/** Context of a page: its visitor, its tenant and itself (S1 §3, S2 §3). */
export type AppContext = {
  isMobilePhone: boolean;
  lang: ViewContext['lang'];
  userLastLogin: string | undefined;
  tenantInfo: Pick<TenantPublic, 'timezone' | 'dateFormat'>;
  /** Offset such as `+07:00`. */
  clientTimezone: string | undefined;
  terminal: ViewContext['terminal'];
  searchKeywords: string[];
  pageConfig: { path: string; pageType: string | undefined };
  isDownloadGuideHidden: boolean;
  /** Height in px. */
  safeAreaTop: number;
  categories: readonly CategoryNode[];
  clockInfo: ClockInfo;
};

/** Collects the context in the browser. @throws Error when the server gives no time */
export async function readAppContext(
  { lang, tenant, terminal, device }: Omit<ViewContext, 't'>,
  categories: readonly CategoryNode[],
): Promise<AppContext> {
  const ahead = await clockAhead(new AbortController().signal);
  const receivedMillis = Date.now();
  const page = document.querySelector<HTMLElement>('[data-page-type]');
  return {
    isMobilePhone: device === 'phone',
    lang,
    userLastLogin: getCookie('user-last-login'),
    tenantInfo: { timezone: tenant.timezone, dateFormat: tenant.dateFormat },
    clientTimezone: getCookie('timezone'),
    terminal,
    searchKeywords: new URLSearchParams(window.location.search).getAll('keyword'),
    pageConfig: { path: window.location.pathname, pageType: page?.dataset.pageType },
    isDownloadGuideHidden:
      Date.now() - Number(browserStorage.get('hide-download-guide-time') ?? 0) < DOWNLOAD_GUIDE.hideMs,
    safeAreaTop: safeAreaTop(),
    categories,
    clockInfo: { currentTimeMillis: receivedMillis + ahead, receivedMillis },
  };
}

/** Height of the safe area in px: only a property that takes a length resolves the style sheet's variable. */
function safeAreaTop(): number {
  const probe = document.createElement('i');
  probe.style.paddingBlockStart = 'var(--safe-top)';
  document.body.append(probe);
  const pixels = Number.parseFloat(getComputedStyle(probe).paddingBlockStart) || 0;
  probe.remove();
  return pixels;
}
