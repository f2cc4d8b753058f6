import { ANALYTICS, DEFAULT_LANGUAGE } from '#schemas/constants.ts';
import type { AnalyticsEvent } from '#schemas/entities/analytics-event.ts';
import { findLanguage } from '#schemas/find-language.ts';
import { getCookie } from '#ui/cookie.ts';
import { lastingId, randomId } from '../browser-headers.ts';

export type Params = AnalyticsEvent['params'];
export type ClickFields = Pick<AnalyticsEvent, 'text' | 'x' | 'y' | 'element'>;

type Happened = Pick<AnalyticsEvent, 'eventName' | 'timestamp' | 'sessionId' | 'userId'> & {
  /** Address at which it happened, if another page is shown since. */
  href: string;
  params: Params;
  click?: ClickFields | undefined;
};

/** Record of one event (S2 §3). */
export function recordOf({ href, params, click, userId, ...event }: Happened): AnalyticsEvent {
  return {
    version: ANALYTICS.version,
    ...event,
    userId: userId ?? null,
    eventId: randomId(),
    visitorId: lastingId('user-pseudo-id'),
    deviceId: lastingId('ccaop-x-d'),
    userAgent: navigator.userAgent.slice(0, 512),
    platform: 'Web',
    language: navigator.language.slice(0, 35),
    zbLanguage: chosenLanguage(),
    screenResolution: { width: window.screen.width, height: window.screen.height },
    windowResolution: { width: window.innerWidth, height: window.innerHeight },
    // A login provider returns its token in the hash.
    pageHref: href.replace(/#.*id_token.*/, '').slice(0, 2_048),
    page: { name: new URL(href).pathname.slice(0, 1_024) },
    network: connectionType(),
    params,
    ...click,
  };
}

/** Interface language that the visitor has chosen, else the page's. */
function chosenLanguage(): AnalyticsEvent['zbLanguage'] {
  const stored = [getCookie('languages'), getCookie('i18next'), document.documentElement.lang];
  return stored.map(findLanguage).find(Boolean) ?? DEFAULT_LANGUAGE;
}

/** Type of the connection, which only some browsers report. */
function connectionType(): string {
  const { connection } = navigator as { connection?: { effectiveType?: string; type?: string } };
  return connection?.type ?? connection?.effectiveType ?? 'unknown';
}
