import { describe, expect, test } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

describe('shortcuts with a Thai keyboard', () => {
  test.each([
    ['ผ', 'KeyZ', { ctrlKey: true }, 'undo'],
    ['(', 'KeyZ', { ctrlKey: true, shiftKey: true }, 'redo'],
    ['ฉ', 'KeyC', { metaKey: true }, 'copy'],
    ['แ', 'KeyC', { metaKey: true }, 'copy'],
    ['ั', 'KeyY', { ctrlKey: true }, 'redo'],
    ['ห', 'KeyS', { ctrlKey: true }, 'save'],
    ['ก', 'KeyD', { ctrlKey: true }, 'duplicate'],
    ['า', 'KeyK', { ctrlKey: true }, 'add'],
    ['ท', 'KeyM', { ctrlKey: true, altKey: true }, 'comment'],
    ['็', 'KeyH', { ctrlKey: true, shiftKey: true }, 'hide'],
    ['ผ', 'KeyZ', {}, undefined],
  ])('%s at %s', (key, code, held, shortcut) => {
    expect(shortcutOf({ ...none, ...held, key, code })).toBe(shortcut);
  });
});

test('a layout that moves Latin letters keeps its own', () => {
  expect(shortcutOf({ ...none, ctrlKey: true, key: 'z', code: 'KeyW' })).toBe('undo');
  expect(shortcutOf({ ...none, ctrlKey: true, key: 'w', code: 'KeyZ' })).toBe(undefined);
});
