import { describe, expect, test } from 'vitest';
import { articles, notes } from '../fixtures.ts';
import { articleTitle, shortSummary } from './article-text.ts';

test('the title, or the summary where there is none', () => {
  expect(articleTitle(articles.default)).toBe(articles.default.content.title);
  expect(articleTitle(notes.untitled)).toBe(notes.untitled.content.summary);
  expect(articleTitle({ id: '1', content: {} })).toBe('');
});

describe('shortSummary', () => {
  test('is cut at 240', () => {
    expect(shortSummary('a'.repeat(240))).toBe('a'.repeat(240));
    expect(shortSummary('a'.repeat(241))).toBe(`${'a'.repeat(240)}…`);
  });

  test('keeps emoji whole', () => {
    expect(shortSummary(`${'a'.repeat(239)}🔥🔥`)).toBe(`${'a'.repeat(239)}…`);
  });
});
