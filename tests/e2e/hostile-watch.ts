import type { BrowserContext, Page } from 'playwright/test';

/**
 * Collects every sign of foreign script or content in any frame of a context: a call of the payloads' functions, a
 * dialog, a violation of the content security policy (which means that the sanitiser let something through), a request
 * to a payload's address or to one that is none.
 */
export async function watchForScript(context: BrowserContext): Promise<string[]> {
  const signs: string[] = [];
  await context.exposeBinding('__pwned', ({ frame }, what: string) => {
    signs.push(`${what} in ${frame.url()}`);
  });
  await context.addInitScript(() => {
    const tell = (what: string) => (window as unknown as { __pwned: (what: string) => void }).__pwned(what);
    for (const name of ['alert', 'confirm', 'prompt', 'msgbox'])
      Object.defineProperty(window, name, { value: () => tell(name) });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tell(`${violatedDirective} ${blockedURI}`),
    );
  });
  context.on('dialog', (dialog) => {
    signs.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const hostname = URL.parse(request.url())?.hostname ?? 'invalid';
    if (/(^|\.)(evil\.(example|test)|invalid)$/.test(hostname))
      signs.push(`request ${request.resourceType()} ${request.url()}`);
  });
  return signs;
}

/** Elements of any frame that would run script, now or when they are used. */
export async function armedElements(page: Page): Promise<string[]> {
  const found = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => {
        const isArmed = (element: Element) =>
          [...element.attributes].some(
            ({ name, value }) =>
              /^on/i.test(name) ||
              name === 'srcdoc' ||
              // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them in front of a scheme
              /^[\u0000-\u0020]*(javascript|vbscript|data:text)/i.test(value.replaceAll(/[\t\n\r]/g, '')),
          );
        return [...document.querySelectorAll('body *')]
          .filter((element) => !(element instanceof HTMLInputElement))
          .filter(isArmed)
          .map(({ outerHTML }) => outerHTML.slice(0, 200));
      }),
    ),
  );
  return found.flat();
}
