import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ModuleNode } from '#schemas/page/document.ts';
import { node, openInspector, prepareInspector } from './inspector.fixtures.tsx';

prepareInspector();

describe('visibility', () => {
  const sentence = () => screen.getByTestId('when-shown').textContent;
  const visible = async (nodes: readonly ModuleNode[]) => {
    const opened = openInspector(nodes);
    if (nodes.length === 1) await opened.user.click(screen.getByRole('tab', { name: 'Visibility' }));
    await screen.findByTestId('when-shown');
    return { ...opened, rules: (id: string) => opened.store.getState().document.nodes[id]?.rules };
  };

  test('rules are set one by one and shown as text', async () => {
    const { user, rules } = await visible([node('a')]);
    expect(sentence()).toBe('Shown to everyone, always.');
    await user.click(screen.getByLabelText('Bahasa Indonesia'));
    await user.selectOptions(screen.getByLabelText('Audience'), 'Members only');
    await user.click(screen.getByLabelText('Computer'));
    await user.type(screen.getByLabelText('From'), '2026-11-21T14:30');
    expect(rules('a')).toEqual([
      { type: 'languages', values: ['th', 'en'] },
      { type: 'audience', value: 'member' },
      { type: 'devices', values: ['phone'] },
      { type: 'time', from: '2026-11-21T14:30:00+07:00' },
    ]);
    expect(sentence()).toBe(
      'Shown only in ไทย or English, to members, on phones, and from 21/11/2026 14:30.',
    );
    await user.selectOptions(screen.getByLabelText('Audience'), 'Everyone');
    await user.click(screen.getByLabelText('Bahasa Indonesia'));
    expect(rules('a')).toHaveLength(2);
  });

  test('an invalid value stays and isn’t sent', async () => {
    const { user, rules } = await visible([node('a')]);
    await user.type(screen.getByLabelText('App from version'), '2.');
    expect(screen.getByLabelText('App from version')).toHaveProperty('value', '2.');
    expect(rules('a')).toEqual([{ type: 'minAppVersion', value: '2' }]);
    expect(screen.getByText(/a version looks like/)).toBeDefined();
    await user.type(screen.getByLabelText('App from version'), '10');
    expect(rules('a')).toEqual([{ type: 'minAppVersion', value: '2.10' }]);
    expect(screen.queryByText(/a version looks like/)).toBeNull();
  });

  test('a module that the preview’s visitor doesn’t see says why', async () => {
    const rules: ModuleNode['rules'] = [
      { type: 'audience', value: 'member' },
      { type: 'devices', values: ['phone', 'desktop'] },
    ];
    const { store } = openInspector([node('a', { rules })]);
    const why = () => screen.getByTestId('hidden-here').textContent;
    expect(why()).toBe('Hidden in this preview. Shown only to members.');
    act(() => store.setView({ audience: 'member' }));
    expect(why()).toBe('');
    act(() => void store.edit([{ type: 'setHidden', id: 'a', hidden: true }], { label: 'Hide' }));
    expect(why()).toBe('Hidden in this preview. Shown to nobody: it is hidden.');
  });

  test('hidden wins', async () => {
    const { user, store } = await visible([node('a')]);
    await user.click(screen.getByRole('switch', { name: 'Hidden from shoppers' }));
    expect(store.getState().document.nodes.a?.hidden).toBe(true);
    expect(sentence()).toBe('Shown to nobody: it is hidden.');
  });

  test('several modules get the same rule in one step', async () => {
    const { user, store, rules } = await visible([node('a'), node('b', { hidden: true })]);
    expect(screen.getByRole('heading').textContent).toBe('2 modules selected');
    await user.selectOptions(screen.getByLabelText('Audience'), 'Guests only');
    await user.click(screen.getByRole('switch', { name: 'Hidden from shoppers' }));
    expect([rules('a'), rules('b')]).toEqual(Array(2).fill([{ type: 'audience', value: 'guest' }]));
    expect(store.getState().undoSteps).toHaveLength(2);
    act(() => store.undo());
    expect(store.getState().document.nodes.a).not.toHaveProperty('hidden');
    expect(store.getState().document.nodes.b?.hidden).toBe(true);
  });
});
