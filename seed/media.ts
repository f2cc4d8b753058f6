import { isRecord } from '#engine/same-json.ts';
import type { Localized } from '#schemas/page/localized.ts';
import { drawMedia } from './draw/draw-media.ts';
import type { SeedRows } from './rows.ts';

/** Folder of the library for each folder of drawings. */
const FOLDERS: Readonly<Record<string, string>> = {
  banners: 'แบนเนอร์',
  titles: 'ชื่อหมวด',
  topics: 'ธีมช้อป',
  campaigns: 'แคมเปญ',
  articles: 'บทความ',
  brands: 'แบรนด์',
  categories: 'หมวดหมู่',
};
const OWN = /\/media\/([a-z0-9-]+\/([a-z]+)\/([a-z0-9-]+)\.svg)/g;
const VIEW_BOX = /viewBox="0 0 ([\d.]+) ([\d.]+)"/;

type Shown = Pick<SeedRows, 'pages' | 'contents' | 'topics' | 'brands' | 'classifications'>;

/** The pictures of the seeded pages and contents, as the library has them; those of goods come from feeds. */
export function seedMedia(tenantId: string, shown: Shown, now: number): SeedRows['mediaAssets'] {
  const found = new Map<string, { name: string; folder: string; alt: Localized<string> }>();
  const add = (text: unknown, alt: Localized<string>) => {
    for (const [, key = '', drawings = '', name = ''] of String(text ?? '').matchAll(OWN)) {
      const folder = FOLDERS[drawings];
      if (folder && !found.has(key)) found.set(key, { name, folder, alt });
    }
  };
  for (const { document } of shown.pages) addPictures(document, add);
  for (const { name, logo, cover } of shown.brands) for (const url of [logo, cover]) add(url, name);
  for (const { name, picture } of shown.classifications) add(picture, name);
  for (const { title, cover } of shown.topics) add(cover, title);
  for (const { title, cover, body } of shown.contents) add(JSON.stringify([cover, body]), title);
  return [...found].map(([key, asset], i) => {
    const drawing = drawMedia(key) ?? '';
    const [, width = '0', height = '0'] = VIEW_BOX.exec(drawing) ?? [];
    return {
      tenantId,
      id: `seed-${i}`,
      url: `/media/${key}`,
      ...asset,
      contentType: 'image/svg+xml',
      width: Math.round(Number(width)),
      height: Math.round(Number(height)),
      bytes: drawing.length,
      createdAt: new Date(now - i),
      operatorId: 'machine',
      operatorName: 'Talat',
    };
  });
}

/** Pictures of a page with their own alternative texts. */
function addPictures(value: unknown, add: (text: unknown, alt: Localized<string>) => void): void {
  if (typeof value === 'string') add(value, {});
  else if (isRecord(value) && typeof value.url === 'string')
    add(value.url, isRecord(value.alt) ? value.alt : {});
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) addPictures(inner, add);
}
