import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

/** Texts copied by `execCommand`. */
let copied: string[] = [];
let isCommandKnown = true;
const clipboard = (writeText?: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', {
    value: writeText && { writeText },
    configurable: true,
  });

beforeEach(() => {
  vi.useFakeTimers();
  copied = [];
  isCommandKnown = true;
  document.execCommand = (command) => {
    const field = document.activeElement as HTMLTextAreaElement;
    copied.push(`${command} ${field.value.slice(field.selectionStart, field.selectionEnd)}`);
    return isCommandKnown;
  };
  document.body.innerHTML = '<button>Copy</button>';
  document.querySelector('button')?.focus();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
  document.body.innerHTML = '';
  vi.useRealTimers();
});

test('the browser’s clipboard is enough', async () => {
  const writeText = vi.fn(async () => undefined);
  clipboard(writeText);
  await copyText('a code');
  expect(writeText).toHaveBeenCalledWith('a code');
  expect(copied).toEqual([]);
});

test.each([
  ['has none', undefined],
  ['refuses', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('where the browser %s execCommand copies, and the focus stays', async (_, writeText) => {
  clipboard(writeText);
  await copyText('a code');
  expect(copied).toEqual(['copy a code']);
  expect(document.activeElement).toBe(document.querySelector('button'));
  expect(document.querySelector('textarea')).toBeNull();
});

test('a clipboard that doesn’t respond times out after 3 s', async () => {
  clipboard(() => new Promise(() => undefined));
  const done = copyText('a code');
  await vi.advanceTimersByTimeAsync(2_999);
  expect(copied).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(copied).toEqual(['copy a code']);
});

test('a dialog keeps the focus to itself, so the text is selected inside it', async () => {
  document.body.innerHTML = '<div role="dialog"><button>Copy</button></div>';
  document.querySelector('button')?.focus();
  let isInside: boolean | undefined;
  document.execCommand = () => {
    isInside = document.activeElement?.closest('[role="dialog"]') !== null;
    return true;
  };
  clipboard();
  await copyText('a code');
  expect(isInside).toBe(true);
});

test('a text that neither can copy gives the specification’s error text', async () => {
  isCommandKnown = false;
  clipboard();
  await expect(copyText('a code')).rejects.toThrow('copy text failed');
});
