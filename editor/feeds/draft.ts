import type { EndpointArgs } from '#schemas/api/endpoint.ts';
import type { addFeed, Feed, FeedUpload } from '#schemas/api/invented/feeds.ts';
import { FEED_FORMATS } from '#schemas/feeds/format.ts';
import type { Inspection } from '#schemas/feeds/inspection.ts';
import type { Defaults, Mapping } from '#schemas/feeds/mapping.ts';
import { type Schedule, scheduleSchema } from '#schemas/feeds/schedule.ts';
import { type FeedSource, feedSourceSchema } from '#schemas/feeds/source.ts';
import { WEEKDAYS } from './schedule-text.ts';

/** Settings of a feed as they are typed, complete or not. */
export type FeedDraft = {
  sourceType: FeedSource['type'];
  /** Chosen file; absent when the upload was begun in another visit. */
  file?: File | undefined;
  /** Upload of the file, complete when `received` is its size. */
  upload?: FeedUpload | undefined;
  url: string;
  hasHeader: boolean;
  headerName: string;
  headerValue: string;
  format: Feed['format'];
  /** Origins of fields; null for those of the format, or suggested ones. */
  mapping: Mapping | null;
  defaults: Record<keyof Defaults, string>;
  name: string;
  missing: Feed['missing']['rule'];
  days: string;
  repeat: 'none' | Schedule['kind'];
  every: number;
  at: string;
  weekdays: readonly number[];
};

export type Change = (change: Partial<FeedDraft>) => void;

/** A new feed: its file decides its format, and its missing items are hidden after a week. */
export const BLANK: FeedDraft = {
  sourceType: 'upload',
  url: '',
  hasHeader: false,
  headerName: '',
  headerValue: '',
  format: 'auto',
  mapping: null,
  defaults: { platform: '', currency: '', shopUrl: '' },
  name: '',
  missing: 'after',
  days: '7',
  repeat: 'none',
  every: 6,
  at: '06:00',
  weekdays: WEEKDAYS,
};

/** A feed's settings as a draft. The source's secrets are masked, so it holds none. */
export function draftOf({ name, format, mapping, defaults, missing, schedule, source }: Feed): FeedDraft {
  return {
    ...BLANK,
    sourceType: source.type,
    name,
    format,
    mapping: mapping as Mapping | null,
    defaults: { ...BLANK.defaults, ...defaults },
    missing: missing.rule,
    ...(missing.rule === 'after' && { days: String(missing.days) }),
    ...(schedule?.kind === 'hours' && { repeat: 'hours', every: schedule.every }),
    ...(schedule?.kind === 'daily' && { repeat: 'daily', at: schedule.at, weekdays: schedule.weekdays }),
  };
}

/** Source of a draft; undefined while it is incomplete. */
export function sourceOf(draft: FeedDraft): FeedSource | undefined {
  const { sourceType, upload, url, hasHeader, headerName, headerValue } = draft;
  if (sourceType === 'upload')
    return upload && upload.received === upload.size
      ? { type: 'upload', uploadId: upload.id, fileName: upload.fileName }
      : undefined;
  const header = hasHeader && { header: { name: headerName.trim(), value: headerValue } };
  return feedSourceSchema.safeParse({ type: 'address', url: url.trim(), ...header }).data;
}

/** Layout of a draft, as a request wants it. */
export function layoutOf({ format, mapping, defaults }: FeedDraft) {
  const given = Object.entries(defaults).filter(([, value]) => value.trim() !== '');
  return {
    format,
    mapping,
    defaults: Object.fromEntries(given.map(([name, value]) => [name, value.trim()])),
  };
}

/** Settings of a draft for saving; what the inspection has recognised is kept, so that later files are read alike. */
export function settingsOf(
  draft: FeedDraft,
  inspection: Inspection | undefined,
): Omit<EndpointArgs<typeof addFeed>['body'], 'source'> {
  const { format, mapping, defaults } = layoutOf(draft);
  const { missing: rule, days, name } = draft;
  return {
    name: name.trim(),
    format: FEED_FORMATS.find((one) => one === inspection?.format) ?? format,
    // Names of columns that were understood stay so; a known layout keeps its own.
    mapping: mapping ?? (inspection?.format === 'generic' ? inspection.mapping : null),
    defaults,
    missing: rule === 'after' ? { rule, days: Number(days) } : { rule },
  };
}

/** Schedule of a draft: null for none, undefined while it is incomplete. */
export function scheduleOf({
  sourceType,
  repeat,
  every,
  at,
  weekdays,
}: FeedDraft): Schedule | null | undefined {
  if (repeat === 'none' || sourceType === 'upload') return null;
  const schedule =
    repeat === 'hours' ? { kind: repeat, every } : { kind: repeat, at, weekdays: [...weekdays] };
  return scheduleSchema.safeParse(schedule).data;
}

/** True for a number of days that a missing item may be kept. */
export function isDays(days: string): boolean {
  return /^\d{1,3}$/.test(days) && Number(days) >= 1 && Number(days) <= 365;
}

/** True for a currency's three letters, or none. */
export function isCurrency(code: string): boolean {
  return /^(?:[A-Z]{3})?$/.test(code);
}

/** True for a web address, or none. */
export function isWebAddress(address: string): boolean {
  return address.trim() === '' || /^https?:/i.test(URL.parse(address.trim())?.protocol ?? '');
}

/** True if the defaults of a draft can be sent. */
export function areDefaults({ defaults: { currency, shopUrl } }: FeedDraft): boolean {
  return isCurrency(currency) && isWebAddress(shopUrl);
}

/** True if the rules of a draft are complete. */
export function areRules(draft: FeedDraft): boolean {
  const { name, missing, days } = draft;
  return name.trim() !== '' && (missing !== 'after' || isDays(days)) && scheduleOf(draft) !== undefined;
}
