import type { Command } from '#schemas/page/commands.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { isRecord } from '../same-json.ts';

/** Picture that takes the place of another; sizes in pixels. */
export type NewPicture = { url: string; width: number; height: number };

/** The value with a picture in place of the one at `from`; the same value where that isn't shown. */
export function replacePicture(value: unknown, from: string, to: NewPicture): unknown {
  if (typeof value === 'string') return value.includes(from) ? value.replaceAll(from, to.url) : value;
  if (Array.isArray(value)) {
    const items = value.map((item) => replacePicture(item, from, to));
    return items.some((item, i) => item !== value[i]) ? items : value;
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, replacePicture(inner, from, to)] as const,
  );
  if (entries.every(([key, inner]) => inner === value[key])) return value;
  const next: Record<string, unknown> = Object.fromEntries(entries);
  if (next.url === value.url) return next;
  // A focal point and a size in the address belong to the old picture.
  delete next.focalPoint;
  return { ...next, ...to };
}

/** Commands that put a picture in place of another one on a page; the items of lists change one by one. */
export function replaceCommands(document: PageDocument, from: string, to: NewPicture): Command[] {
  const changed = (value: unknown) => {
    const next = replacePicture(value, from, to);
    return next === value ? [] : [next];
  };
  const modules = Object.values(document.nodes).flatMap(({ id, props }) =>
    Object.entries(props).flatMap(([name, prop]) => {
      const parts: [path: (string | number)[], value: unknown][] = Array.isArray(prop)
        ? prop.map((item, i) => [[name, i], item])
        : [[[name], prop]];
      return parts.flatMap(([path, part]) =>
        changed(part).map((value): Command => ({ type: 'setProp', id, path, value })),
      );
    }),
  );
  const fields = Object.entries(document.fields).flatMap(([name, { type, value }]) =>
    changed(value).map((next): Command => ({ type: 'setField', name, field: { type, value: next } })),
  );
  const image = changed(document.meta.image).map(
    (value): Command => ({ type: 'setMeta', name: 'image', value }),
  );
  return [...modules, ...fields, ...image];
}
