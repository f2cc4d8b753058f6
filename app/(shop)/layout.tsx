import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';
import { NavigationBridge } from '#client/navigation-bridge.tsx';
import { clientMessages } from '#locales/text.ts';
import { InlineIcons, InlineJson, InlineScript } from '#runtime/inline-json.tsx';
import { ViewProvider } from '#runtime/view-context.tsx';
import { goodsCategories } from '#schemas/api/das.ts';
import { activityList } from '#schemas/api/invented/activities.ts';
import { PAGE } from '#schemas/constants.ts';
import { CANVAS_PATH } from '#schemas/page/preview-view.ts';
import { DOWNLOAD_GUIDE_SCRIPT } from '#server/edge/inline-scripts/download-guide-script.ts';
import { KEPT_HEIGHTS_SCRIPT } from '#server/edge/inline-scripts/kept-heights-script.ts';
import { THEME_SCRIPT } from '#server/edge/inline-scripts/theme-script.ts';
import { VISIT_SCRIPT } from '#server/edge/inline-scripts/visit-script.ts';
import { Analytics } from '#storefront/analytics/analytics.tsx';
import { CardsHost } from '#storefront/cards/cards-host.tsx';
import { AppHost } from '#storefront/in-app/app-host.tsx';
import { localHref } from '#storefront/links/paths.ts';
import { cleanKeyword } from '#storefront/lists/search-query.ts';
import { LoginHost } from '#storefront/login/login-host.tsx';
import { OfflineHost } from '#storefront/offline/offline-host.tsx';
import { offlineTexts } from '#storefront/offline/offline-texts.ts';
import { frameMarks } from '#storefront/on-device/page-kinds.ts';
import { PullHost } from '#storefront/pull/pull-host.tsx';
import { FailureToasts } from '#storefront/shell/failure-toasts.tsx';
import { FramePlace } from '#storefront/shell/frame-place.tsx';
import { PageBoundary } from '#storefront/shell/page-boundary.tsx';
import shell from '#storefront/shell/shell.module.css';
import { Shell } from '#storefront/shell/shell.tsx';
import { VisitorSettings } from '#storefront/shell/visitor-settings.tsx';
import { graph } from '#storefront/structured-data/graph.ts';
import { siteNodes } from '#storefront/structured-data/site.ts';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { themeVariables } from '#ui/theme.ts';
import { Toaster } from '#ui/toaster.tsx';
import { pageContext, tagPage } from '../page-context.ts';

export const dynamic = 'force-dynamic';

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

/** The app has bars of its own. */
const APP_HEADER = { '--header-h': 'var(--safe-top)' };
/** In the editor a phone's scroll bar takes no room from the page. */
const CANVAS_FRAME = { scrollbarWidth: 'none' } as const;

/** Title of pages without their own, such as a missing one. */
export const generateMetadata = (): Metadata => ({
  title: tenantName(pageContext().ctx),
  // iOS would turn prices and codes into links before React starts.
  formatDetection: { telephone: false, date: false, address: false, email: false },
});

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { ctx, api, request } = pageContext();
  const { t: _, ...context } = ctx;
  // The frame is rendered here alone; browsers don't need its texts.
  const frame = { menus: undefined, header: undefined, appStrip: undefined };
  const value = { ...context, tenant: { ...ctx.tenant, ...frame } };
  const { theme } = ctx.tenant;
  const { preview } = request;
  const isCanvas = preview !== undefined && request.path === CANVAS_PATH;
  request.answer.tags.add(`t:${ctx.tenant.id}`);
  const { from = '', until = '' } = ctx.tenant.header?.announcement ?? {};
  const next = [from, until].map(Date.parse).find((time) => time > ctx.now);
  if (next !== undefined) request.answer.frameMaxAge = Math.ceil((next - ctx.now) / 1_000);
  tagPage(request, ['classifications', 'activities']);
  // A failure leaves the frame without its categories or the link to activities.
  const [categories, activities] = await Promise.all([
    api.call(goodsCategories, {}).catch(() => []),
    api.call(activityList, { query: { page: PAGE.first, size: 1 } }).catch(() => undefined),
  ]);
  const state = activities?.content[0]?.state;
  const isApp = ctx.terminal === 'app';
  const path = isCanvas ? preview.path : request.path;
  const { bar, strip } = frameMarks(path);
  const isInstallable = ctx.tenant.isInstallable !== false && !isApp;
  const variables = {
    ...themeVariables({ ...theme, primary: theme.brand?.primary as `#${string}` | undefined }),
    ...(isApp && APP_HEADER),
    ...(isCanvas && CANVAS_FRAME),
  };
  return (
    <html
      lang={ctx.lang}
      data-theme={(theme.dark ?? 'off') === 'off' ? 'light' : 'system'}
      data-tenant={ctx.tenant.id}
      data-app={isApp || undefined}
      data-bar={bar}
      data-strip={strip}
      data-consent={ctx.tenant.consent.mode}
      data-preview={preview && (preview.time ?? '')}
      style={variables}
      suppressHydrationWarning
    >
      {isInstallable && (
        <head>
          <link rel="manifest" href={localHref(ctx, '/manifest.webmanifest')} />
          <link rel="apple-touch-icon" href="/icons/apple-180.png" />
        </head>
      )}
      <body className={shell.page}>
        {theme.dark === 'toggle' && <InlineScript code={THEME_SCRIPT} />}
        <InlineScript code={KEPT_HEIGHTS_SCRIPT} />
        {!preview && <InlineScript code={VISIT_SCRIPT} />}
        {!isApp && <InlineScript code={DOWNLOAD_GUIDE_SCRIPT} />}
        <InlineIcons />
        <InlineJson value={graph(siteNodes(ctx))} />
        <ViewProvider value={value} messages={clientMessages(ctx.lang)}>
          {isApp && <AppHost />}
          <NavigationBridge />
          <FramePlace />
          <VisitorSettings exposedCategories={request.testing ? categories : undefined} />
          <Shell
            ctx={ctx}
            path={path}
            keyword={cleanKeyword(request.query.keyword)}
            categories={categories}
            hasActivities={state === 'RUNNING' || state === 'COMING_SOON'}
          >
            <PullHost />
            <PageBoundary>{children}</PageBoundary>
          </Shell>
          <CardsHost close={ctx.t('action.close')} />
          <LoginHost />
          <Analytics mode={ctx.tenant.consent.mode} />
          {isInstallable && <OfflineHost texts={offlineTexts(ctx)} />}
          <FailureToasts />
          <Toaster labels={{ close: ctx.t('action.close') }} />
        </ViewProvider>
      </body>
    </html>
  );
}
