import { beforeEach, expect, test } from 'vitest';
import { offeredEmoji, rememberEmoji } from './recent-emoji.ts';

beforeEach(() => localStorage.clear());

test('those used last come first, each once', () => {
  const all = offeredEmoji();
  rememberEmoji('🔥');
  rememberEmoji('🙏');
  rememberEmoji('🔥');
  expect(offeredEmoji().slice(0, 2)).toEqual(['🔥', '🙏']);
  expect(offeredEmoji().toSorted()).toEqual(all.toSorted());
});

test.each(['', '{', '{}', '["<b>", 1, null, "🔥🔥"]'])('%j in the storage is ignored', (stored) => {
  const all = offeredEmoji();
  localStorage.setItem('recently_emoji', stored);
  expect(offeredEmoji()).toEqual(all);
});
