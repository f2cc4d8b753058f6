import { readAgent } from '#client/device/agent.ts';
import type { ViewContext } from '#runtime/context.ts';

/** Name of a device by its user agent, such as “Chrome on Android”. */
export function deviceName({ agent }: { agent: string }, t: ViewContext['t']): string {
  const { browser, os, model } = readAgent(agent);
  if (browser.name === 'unknown' || os.name === 'unknown') return t('safety.unknownDevice');
  return t('safety.device', { browser: browser.name, os: model ?? os.name });
}
