import type { Page } from '@playwright/test';
import type { Language } from '#schemas/constants.ts';
import type { RunningServer } from '../support/running-server.ts';
import { test as serverTest } from '../support/server-test.ts';

export { expect } from '@playwright/test';

export type TenantId = 'zest' | 'guide';

type Fixtures = {
  /** Tenant whose site `page` visits. */
  tenant: TenantId;
  /** Console errors expected by the test. */
  expectedErrors: RegExp | undefined;
  /** Browser errors so far; an unexpected one fails the test. */
  errors: string[];
};

/** A test in a browser, on the site of one tenant. */
export const test = serverTest.extend<Fixtures>({
  tenant: ['zest', { option: true }],
  expectedErrors: [undefined, { option: true }],
  baseURL: async ({ server, tenant }, use) => use(origin(server, tenant)),
  errors: [
    async ({ page, expectedErrors }, use) => {
      const errors = watchErrors(page);
      await use(errors);
      const unexpected = errors.filter((error) => !expectedErrors?.test(error));
      if (unexpected.length > 0) throw new Error(`Errors in the browser:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

export const origin = (server: RunningServer, tenant: TenantId) =>
  `http://${tenant}.localhost:${server.port}`;

/** A path in a language; Thai, both tenants' default, has no prefix. */
export const inLanguage = (lang: Language, path: string) =>
  lang === 'th' ? path : `/${lang}${path === '/' ? '' : path}`;

/** Chooses the dark theme, which takes precedence over the system's; returns when every colour has changed. */
export async function darken(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(async () => {
    document.documentElement.setAttribute('data-theme', 'dark');
    const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // One that another change of the element cancels is over too.
    await Promise.allSettled(fades.map(({ finished }) => finished));
  });
}

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  return errors;
}
