import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { valueAtPath } from '#engine/footprint.ts';
import type { ModuleNode } from '#schemas/page/document.ts';
import { node, openInspector, prepareInspector } from './inspector.fixtures.tsx';

prepareInspector();

describe('a list whose items own slots', () => {
  const tab = (slot: string) => ({ slot, label: { th: slot } });
  const holder = (part: Partial<ModuleNode> = {}): ModuleNode => ({
    id: 't',
    type: 'navigation-tabs',
    v: 1,
    props: { tabs: [tab('one'), tab('two')] },
    slots: { one: ['a', 'b'], two: [] },
    ...part,
  });
  const openTabs = (part: Partial<ModuleNode> = {}, a: Partial<ModuleNode> = {}) => {
    const opened = openInspector([holder(part), node('a', a), node('b')], ['t'], 'owner', ['t']);
    const now = () => opened.store.getState().document;
    return { ...opened, now, slots: () => now().nodes.t?.slots };
  };

  test('a new item gets a slot in the same edit, and its name has no field', async () => {
    const { user, store, now, props, slots } = openTabs({ props: { tabs: [] }, slots: { own: ['a', 'b'] } });
    await user.click(screen.getByRole('button', { name: 'Add an item' }));
    const slot = String(valueAtPath(now(), ['nodes', 't', 'props', 'tabs', 0, 'slot']));
    expect(slots()).toEqual({ own: ['a', 'b'], [slot]: [] });
    expect(screen.queryByRole('textbox', { name: /Place/ })).toBeNull();
    expect(store.getState().pending).toHaveLength(1);
    act(() => store.undo());
    expect([props('t')?.tabs, slots()]).toEqual([[], { own: ['a', 'b'] }]);
  });

  test('one with modules is removed with them after a confirmation; one undo restores all', async () => {
    const { user, store, now } = openTabs();
    const before = now();
    await user.click(screen.getByRole('button', { name: 'Remove one' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(now()).toBe(before);
    await user.click(screen.getByRole('button', { name: 'Remove one' }));
    expect(await screen.findByText(/The 2 modules in it will be removed too/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove all of it' }));
    await waitFor(() => expect(Object.keys(now().nodes)).toEqual(['t']));
    expect(now().nodes.t).toMatchObject({ props: { tabs: [tab('two')] }, slots: { two: [] } });
    expect(now().nodes.t?.slots).not.toHaveProperty('one');
    expect(store.getState().pending).toHaveLength(1);
    act(() => store.undo());
    expect(now()).toEqual(before);
    expect(await screen.findByRole('button', { name: 'Remove one' })).toBeDefined();
  });

  test('an empty one is removed without a confirmation', async () => {
    const { user, slots } = openTabs();
    await user.click(screen.getByRole('button', { name: 'Remove two' }));
    expect(slots()).toEqual({ one: ['a', 'b'] });
  });

  test('one with a locked module stays, and shows the reason', async () => {
    const { user, now } = openTabs({}, { locked: true });
    const before = now();
    await user.click(screen.getByRole('button', { name: 'Remove one' }));
    await user.click(await screen.findByRole('button', { name: 'Remove all of it' }));
    expect(await screen.findByText(/This change couldn’t be made/)).toBeDefined();
    expect(now()).toBe(before);
    expect(await screen.findByRole('button', { name: 'Remove one', hidden: true })).toBeDefined();
  });

  test('any change adds a missing slot; unused slots stay', async () => {
    const { user, slots } = openTabs({ slots: { one: ['a'], other: ['b'] } });
    await user.click(screen.getByRole('button', { name: 'Move two up' }));
    expect(slots()).toEqual({ one: ['a'], other: ['b'], two: [] });
  });
});
