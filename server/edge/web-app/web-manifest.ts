import { textFor } from '#locales/text.ts';
import type { Language } from '#schemas/constants.ts';
import type { Tenant } from '#schemas/tenant.ts';
import { APP_ICONS } from './app-icon.ts';

/** Ground of the light theme, shown until the first page is drawn. */
const BACKGROUND = '#f5f5f7';

/** Web app manifest of a tenant's site, in a language. */
export function webManifest(tenant: Tenant, lang: Language) {
  const { name, defaultLanguage, theme } = tenant;
  const site = name[lang] ?? name[defaultLanguage] ?? tenant.id;
  return {
    // The same app id in every language.
    id: '/',
    name: site,
    short_name: site,
    description: textFor(lang)(tenant.type === 'GENERAL' ? 'meta.home' : 'meta.articles', { tenant: site }),
    lang,
    dir: 'ltr',
    start_url: lang === defaultLanguage ? '/' : `/${lang}`,
    scope: '/',
    display: 'standalone',
    background_color: BACKGROUND,
    theme_color: theme.brand?.primary ?? BACKGROUND,
    icons: APP_ICONS.filter(({ purpose }) => purpose).map(({ path, px, purpose }) => ({
      src: path,
      sizes: `${px}x${px}`,
      type: 'image/png',
      purpose,
    })),
  };
}
