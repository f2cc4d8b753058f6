import type { Language } from './languages.ts';

// The numbers of S1 §9 and S2 §9. Units are in the names; `Length` counts UTF-16 units.

export { LANGUAGES, type Language } from './languages.ts';

/** Language of a page when nothing chooses one (S1 §9), and fallback for a missing text (S2 §9). */
export const DEFAULT_LANGUAGE: Language = 'th';
export const FALLBACK_LANGUAGE: Language = 'en';

// Lists and feeds

export const PAGE = { first: 1, size: 20, maxSize: 100 } as const;
/** Maximum length of a list of search results; a longer one is cut to the best results. */
export const MOST_RESULTS = 1_000;
/**
 * Length limit of every list, so that counting it or skipping to its last page costs the same however large the
 * catalogue grows.
 */
export const LIST_LENGTH = 10_000;
export const RELATED = { goods: 5, articles: 4, videos: 4 } as const;
export const RECOMMENDED_DEALS = { page: 1, size: 4 } as const;
export const SUBJECT_DEALS = { page: 1, size: 10 } as const;

/** Terms in days of the "lowest price in N days" labels; the half-year label has its own number of days. */
export const LOWEST_DAYS = [
  7, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170,
] as const;
export const HALF_YEAR_DAYS = 180;
/** Period in days of the average by which prices are judged; a trend needs at least `minDays`. */
export const PRICE_TREND = { minDays: 7, averageDays: 90 } as const;

// Pictures

export const IMAGE_PX = {
  deal: 550,
  dealCard: 450,
  discoverCover: 400,
  categoryTile: 300,
  brand: 200,
  topicHeight: 750,
} as const;
/** The first step is for windows narrower than the first breakpoint, and so on. */
export const IMAGE_QUALITY = { steps: [0.4, 0.7, 1.0], breakpointsPx: [500, 1600] } as const;
/**
 * Number of a list's pictures that load at once; "elsewhere" is one to three, by the number that fits the first screen.
 */
export const EAGER_IMAGES = { home: 4, dealsModule: 3, elsewhereMin: 1, elsewhereMax: 3 } as const;

// Pieces of the screen

export const VIEWPORT = {
  mobileMaxPx: 768,
  resizeDebounceMs: 100,
  breakpointsPx: [0, 600, 900, 1200, 1536],
} as const;
export const BANNER = { autoplayMs: 3000 } as const;
export const CAROUSEL = { speedMs: 300, thresholdPx: 5, longSwipesMs: 300, longSwipesRatio: 0.5 } as const;
export const STRIP = { scrollStepPx: 300 } as const;
export const COUNTDOWN = { tickMs: 1000 } as const;
export const LONG_PRESS = { openMs: 1800 } as const;
export const LIKE = { retryAfterLoginMs: 1000 } as const;
export const CATEGORY_PANEL = {
  openDelayMs: 300,
  closeMs: 210,
  extraHeightPx: 53,
  scrollThrottleMs: 16,
  lockPaddingPx: 15,
  levels: 3,
} as const;
export const DISCOVER_CARD = { summaryLength: 240, tags: 3 } as const;
/** Text lengths above which a label takes the medium and the large style; the large one drops its image. */
export const LABEL_TEXT = { mediumAboveLength: 12, largeAboveLength: 20 } as const;
export const RANKED_LIST = { highlighted: 3, headerOffsetPx: 80, indexDigits: 2 } as const;
export const ARTICLE_SCROLL = { listPx: 21, topicsPx: 20, newestHeaderPx: 130 } as const;
export const TOAST = { autoHideMs: 3000, desktopMax: 3, mobileMax: 1, variant: 'success' } as const;
/** Toasts of the analytics side, for operators only. */
export const OPERATOR_TOAST = { autoHideMs: 5000, max: 3 } as const;
export const TOOLTIP = { enterDelayMs: 100, touchEnterDelayMs: 700, touchLeaveDelayMs: 1500 } as const;
export const PULL_TO_REFRESH = {
  loadingHeightPx: 30,
  damping: 0.8,
  refreshRatio: 0.9,
  minimumMs: 300,
  finishMs: 300,
} as const;
export const NOTICE_LIST = { animationMs: 500, delayMs: 1000, lines: 1 } as const;
export const FILE_PICKER = { type: 'image', crop: false, stencil: 'rectangle', aspectRatio: 1 } as const;

// Requests and storage

export const REQUEST = { timeoutMs: 15_000, getCacheMs: 300_000, maxSnapshots: 1000 } as const;
export const REQUEST_LOG = { maxEntries: 10_000, bodyLength: 1024 } as const;
export const COOKIE = { path: '/', maxAgeS: 31_536_000 } as const;
/** Length of a short link's code in Base58 letters, and its lifetime in days. */
export const SHORT_LINK = { codeLength: 10, days: 90 } as const;
/** Length of a share's id, and the days after an arrival in which a sign-up is counted for the share. */
export const SHARE = { idLength: 16, signUpDays: 30 } as const;
export const CLIPBOARD = { timeoutMs: 3000 } as const;
/** Lengths of a secret key: its first part makes the cipher key, its last part is the initialisation vector. */
export const SECRET_KEY = { length: 42, keyLength: 26, ivLength: 16 } as const;
export const RSA = { keySizeBits: 1024, exponent: '010001' } as const;

// Analytics

export const ANALYTICS = {
  version: 1,
  batchMs: 10_000,
  batchEvents: 10,
  batchLength: 10_240,
  sessionMs: 1_800_000,
  clickTextLength: 500,
  finishRatio: 0.9,
  finishAfterMs: 3000,
  scrollThrottleMs: 200,
} as const;
export const FINGERPRINT = {
  fonts: 13,
  weights: { os: 10, device: 9, canvas: 8, webGL: 8 },
} as const;

// The app

export const APP_OPEN = { pollMs: 20, polls: 250 } as const;
/** Delay before the started-app flag is stored: none without page interception, else by device. */
export const STARTED_APP = { plainMs: 0, interceptMobileMs: 2000, interceptOtherMs: 2500 } as const;
/** Time for which the closed guide stays hidden; the specification leaves it open: 30 days. */
export const DOWNLOAD_GUIDE = { hideMs: 2_592_000_000 } as const;
/** Name of the browser's cache of pages for use without a network; the number changes with its shape. */
export const OFFLINE_CACHE = 'offline-1';

// Pages

/** Time limit for the data of all modules of a page together, unless the operator sets another. */
export const LOAD_BUDGET_MS = 1_500;
