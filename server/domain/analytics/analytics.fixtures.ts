import { randomUUID } from 'node:crypto';
import type { AnalyticsEvent } from '#schemas/entities/analytics-event.ts';

/** A page view as sent by a browser, with an id of its own. */
export function eventFixture(over: Partial<AnalyticsEvent> = {}): AnalyticsEvent {
  return {
    version: 1,
    eventName: 'page-view',
    eventId: randomUUID(),
    timestamp: Date.now(),
    sessionId: 's1',
    visitorId: 'v1',
    userAgent: 'Mozilla/5.0',
    platform: 'Web',
    language: 'th-TH',
    zbLanguage: 'th',
    screenResolution: { width: 360, height: 800 },
    windowResolution: { width: 360, height: 640 },
    pageHref: 'https://zest.example/',
    page: { name: '/' },
    network: 'unknown',
    deviceId: 'd1',
    params: {},
    ...over,
  };
}
