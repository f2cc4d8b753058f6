import { renderToString } from 'react-dom/server';
import * as z from 'zod';
import { clientMessages, textFor } from '#locales/text.ts';
import { ViewProvider } from '#runtime/view-context.tsx';
import { splitLanguage } from '#schemas/find-language.ts';
import { LANGUAGES } from '#schemas/languages.ts';
import { localized } from '#schemas/page/localized.ts';
import { pathProblem } from '#schemas/page/page-path.ts';
import { FixedPage } from '#storefront/fixed-pages/fixed-page.tsx';
import { fixtureContext } from '#storefront/fixtures.ts';
import { Shell } from '#storefront/shell/shell.tsx';
import { pageMetadata } from '../../app/(shop)/page-metadata.ts';

/** The newest language of the table: a page in it, and what else derives from its row. Printed as JSON. */
const lang = LANGUAGES.at(-1) ?? 'en';
const ctx = fixtureContext({ lang, tenant: { languages: [...LANGUAGES] } });
const { t: _, ...value } = ctx;
const path = '/about-us';
const html = renderToString(
  <html lang={lang}>
    <body>
      <ViewProvider value={value} messages={clientMessages(lang)}>
        <Shell ctx={ctx} path={path} categories={[]} keyword="" hasActivities={false}>
          <FixedPage ctx={ctx} page="about" />
        </Shell>
      </ViewProvider>
    </body>
  </html>,
);
const { alternates } = pageMetadata(ctx, { path, query: {}, title: '', description: '' });

console.log(
  JSON.stringify({
    html,
    alternates: alternates?.languages,
    address: splitLanguage(`/${lang}${path}`),
    reserved: pathProblem(`/${lang}`, 'GENERAL'),
    document: localized(z.string()).safeParse({ [lang]: 'x' }).success,
    mail: textFor(lang)('mail.digest.manageLink'),
  }),
);
