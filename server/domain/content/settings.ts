import { eq } from 'drizzle-orm';
import type { ValueProblem } from '#engine/content/check-values.ts';
import { type Leaves, leavesOf, type Values } from '#engine/content/leaves.ts';
import { isRecord } from '#engine/same-json.ts';
import type { ContentType } from '#schemas/content-type/define.ts';
import { AppError } from '#schemas/errors.ts';
import { tenantSchema } from '#schemas/tenant.ts';
import { tenants } from '../../platform/db/schema.ts';
import { notifyPurge } from '../../platform/purge-bus.ts';
import type { ContentReader, ContentWriter, SettingsStore } from './store.ts';

type SettingsType = { type: ContentType; store: SettingsStore };
type Settings = Record<string, unknown>;

/** Leaves of a type that is part of the tenant's settings; `lock` holds the row until the end of the transaction. */
export async function readSettings(
  by: ContentReader,
  { type, store }: SettingsType,
  lock: boolean,
): Promise<Leaves> {
  const settings = await storedSettings(by, lock);
  const values = Object.entries(store.settings).map(([name, { path, read }]) => {
    const stored = path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), settings);
    return [name, read ? read(stored) : stored];
  });
  return leavesOf(type, Object.fromEntries(values));
}

/** The tenant's settings with these values of a type, which aren't stored. */
export async function previewedSettings(by: ContentReader, store: SettingsStore, values: Values) {
  return withValues(await storedSettings(by, false), store, values, Object.keys(store.settings));
}

/** Fields whose values would leave the settings unusable. */
export async function settingsProblems(
  by: ContentReader,
  store: SettingsStore,
  values: Values,
): Promise<ValueProblem[]> {
  const settings = await previewedSettings(by, store, values);
  const parsed = tenantSchema.safeParse({ ...settings, id: by.scope.tenantId });
  const wrong = (parsed.error?.issues ?? []).map(({ path }) => `${path.join('.')}.`);
  return Object.entries(store.settings).flatMap(([leaf, field]): ValueProblem[] => {
    const own = `${field.path.join('.')}.`;
    const isWrong = wrong.some((path) => path.startsWith(own) || own.startsWith(path));
    return isWrong ? [{ leaf, code: 'INVALID' }] : [];
  });
}

/**
 * Writes the named fields into the tenant's settings. Every process reads the settings again, and purges the tenant's
 * pages.
 */
export async function writeSettings(
  by: ContentWriter,
  store: SettingsStore,
  values: Values,
  names: readonly string[],
): Promise<void> {
  const settings = withValues(await storedSettings(by, true), store, values, names);
  await by.db.update(tenants).set({ settings }).where(eq(tenants.id, by.scope.tenantId));
  await notifyPurge(by.db, ['tenants', `t:${by.scope.tenantId}`]);
}

function withValues(
  before: Settings,
  store: SettingsStore,
  values: Values,
  names: readonly string[],
): Settings {
  const settings = structuredClone(before);
  for (const name of names) {
    const field = store.settings[name];
    if (field) put(settings, field.path, field.write ? field.write(values[name]) : values[name]);
  }
  return settings;
}

async function storedSettings({ db, scope }: ContentReader, lock: boolean): Promise<Settings> {
  const query = db.select({ settings: tenants.settings }).from(tenants).where(eq(tenants.id, scope.tenantId));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw new AppError('NOT_FOUND');
  return row.settings;
}

/** Sets the value at a path; undefined removes it. */
function put(settings: Settings, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path;
  if (rest.length > 0) {
    const inner = settings[key];
    const next: Settings = isRecord(inner) ? inner : {};
    settings[key] = next;
    put(next, rest, value);
  } else if (value === undefined) delete settings[key];
  else settings[key] = value;
}
