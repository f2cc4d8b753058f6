import { expect, test } from 'vitest';
import { keepFileDrops } from './file-drops.ts';

/** A drag with files or text; true if the browser's own answer is prevented. */
function drag(type: 'dragover' | 'drop', kind: string): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types: [kind], dropEffect: 'copy' } });
  return !document.body.dispatchEvent(event);
}

test('a file dropped on the page doesn’t open it; a dragged text is the browser’s', () => {
  const stop = keepFileDrops(document);
  expect([drag('dragover', 'Files'), drag('drop', 'Files'), drag('drop', 'text/plain')]).toEqual([
    true,
    true,
    false,
  ]);
  stop();
  expect(drag('drop', 'Files')).toBe(false);
});
