import type { Editor } from '@tiptap/react';
import { isMediaUrl } from '#schemas/content/media-url.ts';
import { upload } from '../media/use-library.ts';
import { parseForeign } from './foreign-html.ts';

/** Pictures of a paste or a drop. A spreadsheet copies its cells as a picture, too: then the text counts. */
export function picturesOf(data: DataTransfer | null): File[] {
  const body = parseForeign(data?.getData('text/html') ?? '');
  if (body.textContent?.trim()) return [];
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

/** Number of pictures in clipboard HTML that aren't the shop's own: only their files can be taken. */
export function foreignPictures(html: string): number {
  const body = parseForeign(html);
  return [...body.querySelectorAll('img')].filter(
    (img) => !isMediaUrl(img.getAttribute('src') ?? '') && !/\p{Extended_Pictographic}/u.test(img.alt),
  ).length;
}

/**
 * Uploads pictures and inserts each where it was put, wherever the text has moved meanwhile. True if one of them moved and
 * is still now. @throws ApiError
 */
export async function insertPictures(
  editor: Editor,
  files: readonly File[],
  position: number,
): Promise<boolean> {
  let at = position;
  const follow = ({ transaction }: { transaction: { mapping: { map: (at: number) => number } } }) => {
    at = transaction.mapping.map(at);
  };
  let isStill = false;
  editor.on('transaction', follow);
  try {
    for (const file of files) {
      const { url, width, height, isStill: isFrozen } = await upload(file);
      isStill ||= isFrozen === true;
      if (editor.isDestroyed) break;
      const attrs = { src: url, width, height, alt: '' };
      editor.commands.insertContentAt(Math.min(at, editor.state.doc.content.size), { type: 'image', attrs });
    }
  } finally {
    editor.off('transaction', follow);
  }
  return isStill;
}
