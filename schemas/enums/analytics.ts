/** Events of the visit, of the page and of the member (S2 §4). */
export const VISIT_EVENTS = [
  'first-open',
  'session-start',
  'user-login',
  'user-logout',
  'page-view',
  'page-leave',
  'page-finish',
  'click',
] as const;

/** Events of the product (S2 §9). */
export const PRODUCT_EVENTS = [
  'keyword_click',
  'topic_goods_click',
  'topic_article_click',
  'topic_video_click',
  'sub_card_deal_click',
  'sub_card_goods_click',
] as const;

export type VisitEvent = (typeof VISIT_EVENTS)[number];
export type ProductEvent = (typeof PRODUCT_EVENTS)[number];

/** Outcome of a beacon: stored, or the reason why it was dropped. */
export const BEACON_OUTCOMES = [
  'stored',
  'no-consent',
  'malformed',
  'too-large',
  'limited',
  'overload',
  'lost',
] as const;
export type BeaconOutcome = (typeof BEACON_OUTCOMES)[number];

/** Limits of one beacon; a browser sends 10 events or 10,240 characters, of three bytes at most. */
export const BEACON = { events: 20, bytes: 32_768 } as const;
