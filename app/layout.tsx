import type { Viewport } from 'next';
import type { CSSProperties, ReactNode } from 'react';
import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';
import { NavigationBridge } from '#client/navigation-bridge.tsx';
import { clientMessages } from '#locales/text.ts';
import { InlineScript } from '#runtime/inline-json.tsx';
import { ViewProvider } from '#runtime/view-context.tsx';
import { allClassifications } from '#schemas/api/content.ts';
import { Shell } from '#storefront/shell/shell.tsx';
import { VisitorSettings } from '#storefront/shell/visitor-settings.tsx';
import { themeVariables } from '#ui/theme.ts';
import { Toaster } from '#ui/toaster.tsx';
import { pageContext, tagPage } from './page-context.ts';

export const dynamic = 'force-dynamic';

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

/** Applies the visitor's own choice of theme before the first paint. */
const THEME_SCRIPT = `try{var t=localStorage.getItem('theme');if(t)document.documentElement.dataset.theme=t}catch(e){}`;

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { ctx, api, request } = pageContext();
  const { t: _, ...value } = ctx;
  const { theme } = ctx.tenant;
  request.answer.tags.add(`t:${ctx.tenant.id}`);
  tagPage(request, ['classifications']);
  // The frame stands without its categories rather than not at all.
  const categories = await api.call(allClassifications, {}).catch(() => []);
  const variables = themeVariables({ ...theme, primary: theme.brand?.primary as `#${string}` | undefined });
  return (
    <html
      lang={ctx.lang}
      data-theme={theme.dark === 'system' ? 'system' : 'light'}
      data-tenant={ctx.tenant.id}
      style={variables as CSSProperties}
      suppressHydrationWarning
    >
      <body>
        {theme.dark === 'toggle' && <InlineScript code={THEME_SCRIPT} />}
        <ViewProvider value={value} messages={clientMessages(ctx.lang)}>
          <NavigationBridge />
          <VisitorSettings />
          <Shell ctx={ctx} path={request.path} categories={categories}>
            {children}
          </Shell>
          <Toaster labels={{ close: ctx.t('action.close') }} />
        </ViewProvider>
      </body>
    </html>
  );
}
