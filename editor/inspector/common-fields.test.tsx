import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ModuleNode } from '#schemas/page/document.ts';
import { node, openInspector, prepareInspector } from './inspector.fixtures.tsx';

prepareInspector();

const plain = (
  id: string,
  props: Record<string, unknown> = {},
  over: Partial<ModuleNode> = {},
): ModuleNode => ({
  id,
  type: 'plain',
  v: 1,
  props: { title: { en: id }, ...props },
  ...over,
});
const choice = () => screen.getByLabelText('Layout') as HTMLSelectElement;
const shown = () => choice().selectedOptions[0]?.textContent;

describe('several modules of one type', () => {
  test('a choice is set for all of them in one step', async () => {
    const { user, store, props } = openInspector([
      plain('a', { layout: 'grid' }),
      plain('b', { layout: 'grid' }),
    ]);
    expect(shown()).toBe('Grid');
    await user.selectOptions(choice(), 'Waterfall');
    expect([props('a'), props('b')]).toEqual([
      { title: { en: 'a' }, layout: 'waterfall' },
      { title: { en: 'b' }, layout: 'waterfall' },
    ]);
    expect(store.getState().undoSteps).toHaveLength(1);
    act(() => store.undo());
    expect([props('a')?.layout, props('b')?.layout]).toEqual(['grid', 'grid']);
  });

  test('values that differ are said, and can all be set, also to none', async () => {
    const { user, props } = openInspector([plain('a', { layout: 'grid' }), plain('b')]);
    expect(shown()).toBe('Different values');
    await user.selectOptions(choice(), 'Strip that scrolls');
    expect([props('a'), props('b')]).toEqual([{ title: { en: 'a' } }, { title: { en: 'b' } }]);
    expect(shown()).toBe('Strip that scrolls');
  });

  test('a switch whose values differ offers both, and is a switch again afterwards', async () => {
    const { user, props } = openInspector([plain('a', { looped: true }), plain('b', { looped: false })]);
    await user.selectOptions(screen.getByLabelText('Looped'), 'No');
    expect([props('a')?.looped, props('b')?.looped]).toEqual([false, false]);
    const toggle = screen.getByRole('switch', { name: 'Looped' });
    await expect.poll(() => document.activeElement).toBe(toggle);
    await user.click(toggle);
    expect([props('a')?.looped, props('b')?.looped]).toEqual([true, true]);
  });

  test('a typed text is one step, and one that a module refuses stays with the reason', async () => {
    const { user, store, props } = openInspector([plain('a'), plain('b', { word: 'old' })]);
    const text = screen.getByLabelText('Word') as HTMLInputElement;
    expect(text.value).toBe('');
    expect(screen.getAllByText('Different values').length).toBeGreaterThan(0);
    await user.type(text, 'new');
    expect([props('a')?.word, props('b')?.word]).toEqual(['new', 'new']);
    expect(store.getState().undoSteps).toHaveLength(1);
    await user.type(text, 'er!!');
    expect(text.value).toBe('newer!!');
    expect([props('a')?.word, props('b')?.word]).toEqual(['newer', 'newer']);
    expect(screen.getByText(/At most 5/)).toBeTruthy();
  });

  test('texts in languages and lists are left to each module', () => {
    openInspector([node('a'), node('b')]);
    expect(screen.queryByText('Title')).toBeNull();
    expect(screen.getByLabelText(/^How many/)).toBeTruthy();
  });

  test('modules of different types or of an older version have no common fields', () => {
    openInspector([plain('a'), node('b')]);
    expect(screen.queryByLabelText('Layout')).toBeNull();
    cleanup();
    openInspector([plain('a'), plain('b', {}, { v: 0 })]);
    expect(screen.queryByLabelText('Layout')).toBeNull();
  });

  test('a field is shown only where it applies to all', () => {
    openInspector([plain('a', { layout: 'grid', phoneColumns: 2 }), plain('b')]);
    expect(screen.queryByLabelText('Columns on phones')).toBeNull();
  });

  test('a locked module keeps its value, and so do the others', async () => {
    const { user, props } = openInspector([plain('a', { layout: 'grid' }, { locked: true }), plain('b')]);
    await user.selectOptions(choice(), 'Waterfall');
    expect([props('a')?.layout, props('b')?.layout]).toEqual(['grid', undefined]);
    expect(screen.getByText(/This change couldn’t be made/)).toBeTruthy();
  });

  test('viewers see the values and change none', () => {
    openInspector([plain('a'), plain('b')], ['a', 'b'], 'viewer');
    expect(choice().disabled).toBe(true);
  });
});
