import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/setup.mjs';

/** Opens a Chromium while `work` runs. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium: install one, or set CHROMIUM_PATH to it');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
