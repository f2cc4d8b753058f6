import { expect, test } from 'vitest';
import * as feed from '#storefront/waterfall/feed-layout.ts';
import * as general from './constants.ts';
import * as member from './member-constants.ts';

const c = { ...general, ...member, ...feed };

const both = (desktop: number, mobile: number) => ({ desktop, mobile });

/** [name in the specification, our value, its value] */
const rows: [string, unknown, unknown][] = [
  ['banner autoplay', c.BANNER.autoplayMs, 3000],
  ['related goods / articles / videos', c.RELATED, { goods: 5, articles: 4, videos: 4 }],
  ['price trend minDays', c.PRICE_TREND.minDays, 7],
  ['lowest-days tiers', c.LOWEST_DAYS, [7, 10, 20, ...Array.from({ length: 15 }, (_, i) => 30 + 10 * i)]],
  ['half-year', c.HALF_YEAR_DAYS, 180],
  ['recommended-deal list', c.RECOMMENDED_DEALS, { page: 1, size: 4 }],
  ['related deals for a subject', c.SUBJECT_DEALS, { page: 1, size: 10 }],
  ['bonus detail list page size', c.BONUS.pageSize, 20],
  ['sub-comment page size / sub-replies per root', c.COMMENTS, { subPageSize: 10, subRepliesPerRoot: 2 }],
  ['eager images', c.EAGER_IMAGES, { home: 4, dealsModule: 3, elsewhereMin: 1, elsewhereMax: 3 }],
  [
    'image sizes and topic cover height',
    c.IMAGE_PX,
    { deal: 550, dealCard: 450, discoverCover: 400, categoryTile: 300, brand: 200, topicHeight: 750 },
  ],
  ['image quality', c.IMAGE_QUALITY, { steps: [0.4, 0.7, 1.0], breakpointsPx: [500, 1600] }],
  ['long press', c.LONG_PRESS.openMs, 1800],
  [
    'category panel',
    c.CATEGORY_PANEL,
    { openDelayMs: 300, closeMs: 210, extraHeightPx: 53, scrollThrottleMs: 16, lockPaddingPx: 15, levels: 3 },
  ],
  ['summary / tag limit', c.DISCOVER_CARD, { summaryLength: 240, tags: 3 }],
  ['label length thresholds', c.LABEL_TEXT, { mediumAboveLength: 12, largeAboveLength: 20 }],
  ['ranked list', c.RANKED_LIST, { highlighted: 3, headerOffsetPx: 80, indexDigits: 2 }],
  ['countdown tick', c.COUNTDOWN.tickMs, 1000],
  ['like retry after login', c.LIKE.retryAfterLoginMs, 1000],
  ['virtual list', [c.FEED.virtualAbove, c.FEED.relayoutThrottleMs], [40, 100]],
  ['feed card expected width', c.FEED.widthPx, both(256, 180)],
  ['feed card minimum width', c.FEED.minWidthPx, { ...both(150, 100), dailyDealDesktop: 250 }],
  ['feed card minimum height', c.FEED.minHeightPx, both(150, 100)],
  [
    'card extra heights',
    c.CARD_EXTRA_HEIGHT_PX,
    { deal: both(133, 111), goods: both(145, 122), dailyDeal: both(147.5, 82), brand: both(33, 25) },
  ],
  [
    'feed vertical gaps',
    c.FEED_GAP_PX,
    {
      deal: both(0, 10),
      goods: both(10, 10),
      dailyDeal: both(10, 10),
      note: both(5, 5),
      article: both(5, 5),
      content: both(5, 5),
      brand: both(10, 5),
    },
  ],
  [
    'mobile and theme breakpoints',
    c.VIEWPORT,
    { mobileMaxPx: 768, resizeDebounceMs: 100, breakpointsPx: [0, 600, 900, 1200, 1536] },
  ],
  ['toasts', c.TOAST, { autoHideMs: 3000, desktopMax: 3, mobileMax: 1, variant: 'success' }],
  ['analytics-side toasts', c.OPERATOR_TOAST, { autoHideMs: 5000, max: 3 }],
  [
    'pull-to-refresh',
    c.PULL_TO_REFRESH,
    { loadingHeightPx: 30, damping: 0.8, refreshRatio: 0.9, minimumMs: 300, finishMs: 300 },
  ],
  ['carousel', c.CAROUSEL, { speedMs: 300, thresholdPx: 5, longSwipesMs: 300, longSwipesRatio: 0.5 }],
  ['strip scroll step', c.STRIP.scrollStepPx, 300],
  ['tooltip', c.TOOLTIP, { enterDelayMs: 100, touchEnterDelayMs: 700, touchLeaveDelayMs: 1500 }],
  ['cookie helper', c.COOKIE, { path: '/', maxAgeS: 31536000 }],
  ['article list scroll distance', c.ARTICLE_SCROLL, { listPx: 21, topicsPx: 20, newestHeaderPx: 130 }],
  [
    'request timeout, cache, snapshots',
    c.REQUEST,
    { timeoutMs: 15000, getCacheMs: 300000, maxSnapshots: 1000 },
  ],
  ['request log', c.REQUEST_LOG, { maxEntries: 10000, bodyLength: 1024 }],
  ['page', [c.PAGE.size, c.PAGE.first], [20, 1]],
  ['app-open', c.APP_OPEN, { pollMs: 20, polls: 250 }],
  ['started-app flag', c.STARTED_APP, { plainMs: 0, interceptMobileMs: 2000, interceptOtherMs: 2500 }],
  ['clipboard', c.CLIPBOARD.timeoutMs, 3000],
  ['secret key', c.SECRET_KEY, { length: 42, keyLength: 26, ivLength: 16 }],
  ['RSA', c.RSA, { keySizeBits: 1024, exponent: '010001' }],
  ['fingerprint', c.FINGERPRINT, { fonts: 13, weights: { os: 10, device: 9, canvas: 8, webGL: 8 } }],
  [
    'analytics batching',
    [c.ANALYTICS.batchMs, c.ANALYTICS.batchEvents, c.ANALYTICS.batchLength],
    [10000, 10, 10240],
  ],
  ['analytics session', c.ANALYTICS.sessionMs, 1800000],
  ['analytics click text', c.ANALYTICS.clickTextLength, 500],
  [
    'analytics page finish',
    [c.ANALYTICS.finishRatio, c.ANALYTICS.finishAfterMs, c.ANALYTICS.scrollThrottleMs],
    [0.9, 3000, 200],
  ],
  ['analytics version', c.ANALYTICS.version, 1],
  [
    'deal alerts',
    [c.DEAL_ALERT.maxSubscriptions, c.DEAL_ALERT.maxCategories, c.DEAL_ALERT.maxTags],
    [10, 3, 3],
  ],
  ['nickname', c.NICKNAME, { minLength: 2, maxLength: 20, forbidden: '@<>/' }],
  ['password', c.PASSWORD, { minLength: 8, maxLength: 20 }],
  ['report reason', c.REPORT.minReasonLength, 10],
  ['prizes', c.PRIZE, { deliveryWorkingDays: 14, confirmAfterDays: 1 }],
  ['code resend', c.AUTH_CODE.resendS, 60],
  ['default area', c.PHONE.defaultAreaCode, '66'],
  ['notice list', c.NOTICE_LIST, { animationMs: 500, delayMs: 1000, lines: 1 }],
  ['file picker', c.FILE_PICKER, { type: 'image', crop: false, stencil: 'rectangle', aspectRatio: 1 }],
  ['languages', c.LANGUAGES, expect.arrayContaining(['th', 'en', 'id'])],
  ['default and fallback language', [c.DEFAULT_LANGUAGE, c.FALLBACK_LANGUAGE], ['th', 'en']],
];

test.each(rows)('[Z] %s', (_, ours, theirs) => {
  expect(ours).toEqual(theirs);
});
