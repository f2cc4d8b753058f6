import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { node, openInspector, prepareInspector, titleField } from './inspector.fixtures.tsx';

prepareInspector();

describe('a module', () => {
  test('typing becomes commands at the smallest path; undo goes word by word and the field follows', async () => {
    const { user, store, props, commands } = openInspector([node('a')]);
    await user.type(titleField(), ' ข ค');
    expect(props('a')?.title).toEqual({ th: 'ก ข ค', en: 'a' });
    expect(commands().map((command) => 'path' in command && command.path)).toContainEqual(['title', 'th']);
    expect(new Set(commands().map((command) => 'path' in command && command.path.join())).size).toBe(1);
    act(() => store.undo());
    await waitFor(() => expect(titleField().value).toBe('ก ข '));
    expect(document.activeElement).toBe(titleField());
  });

  test('a chosen node is shown at once, a node selected by an edit once the edit is painted', async () => {
    const { store } = openInspector([node('a'), node('b')], ['b']);
    act(() => store.select(['a']));
    titleField().focus();
    act(
      () =>
        void store.edit([{ type: 'duplicateNode', id: 'a', ids: { a: 'c' } }], { label: 'x', select: ['c'] }),
    );
    expect(document.activeElement).toBe(titleField());
    await waitFor(() => expect(document.activeElement).not.toBe(titleField()));
    expect(store.getState().selection).toEqual(['c']);
  });

  test('a value refused by the schema stays in the field with its error and isn’t sent', async () => {
    const { user, props, remote } = openInspector([node('a')]);
    await user.type(titleField(), '1234567890');
    expect(titleField().value).toBe('ก1234567890');
    expect(props('a')?.title).toEqual({ th: 'ก123456789', en: 'a' });
    expect(await screen.findByText('At most 10')).toBeDefined();
    remote('a', ['count'], 6);
    expect(titleField().value).toBe('ก1234567890');
    await user.type(titleField(), '{Backspace}');
    await waitFor(() => expect(screen.queryByText('At most 10')).toBeNull());
  });

  test('others’ changes of another field flow in and leave the focus', async () => {
    const { user, remote, store } = openInspector([node('a')]);
    await user.click(titleField());
    remote('a', ['slides'], [{ title: { th: 'สอง' } }]);
    expect(await screen.findByText('สอง')).toBeDefined();
    expect(document.activeElement).toBe(titleField());
    await user.type(titleField(), 'x');
    expect(store.getState().document.nodes.a?.props).toMatchObject({
      title: { th: 'กx' },
      slides: [{ title: { th: 'สอง' } }],
    });
  });

  test('a field of the page can take the place of a link, and the own one comes back', async () => {
    const { user, props, store } = openInspector([
      node('a', { props: { title: {}, slides: [], link: '/a' } }),
    ]);
    const choice = () =>
      screen.queryByRole<HTMLSelectElement>('combobox', { name: /^Page’s field in place of/ });
    expect(choice()).toBeNull();
    const setField = (name: string, field?: { type: 'JUMP' | 'TEXT'; value: string }) =>
      act(() => void store.edit([{ type: 'setField', name, ...(field && { field }) }], { label: name }));
    setField('words', { type: 'TEXT', value: 'x' });
    expect(choice()).toBeNull();
    setField('go', { type: 'JUMP', value: '/coupons' });
    const box = choice();
    expect([...(box?.options ?? [])].map(({ text }) => text)).toEqual(['None: the module’s own value', 'go']);
    await user.selectOptions(box as HTMLSelectElement, 'go');
    expect(props('a')).toMatchObject({ link: '/a', fromPage: { link: 'go' } });
    setField('go');
    expect(choice()?.selectedOptions[0]?.text).toContain('the page doesn’t have it');
    await user.selectOptions(choice() as HTMLSelectElement, '');
    expect(props('a')).toEqual({ title: {}, slides: [], link: '/a' });
  });

  test('a valid link is stored, and can be removed', async () => {
    const { user, props } = openInspector([node('a', { props: { title: {}, slides: [], link: '/a' } })]);
    await user.click(screen.getByRole('button', { name: 'Remove the link' }));
    expect(props('a')).not.toHaveProperty('link');
    expect(screen.queryByTestId('jump-path')).toBeNull();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'What it leads to' }),
      'Web address, phone or e-mail',
    );
    await user.type(screen.getByRole('textbox', { name: 'Link' }), 'https://a.example/');
    expect(props('a')?.link).toBe('https://a.example/');
  });

  test('a module of an older version is updated in its place, and goes back by undo', async () => {
    const older = node('a', { type: 'heading', props: { text: 'Sale' } });
    const { user, store, props } = openInspector([older, node('b')], ['a']);
    const held = () => [
      store.getState().document.nodes.a?.v,
      props('a'),
      store.getState().document.slots.main,
    ];
    await user.click(screen.getByRole('button', { name: 'Update the module' }));
    expect(held()).toEqual([2, { title: { en: 'Sale' } }, ['a', 'b']]);
    expect(await screen.findByRole('textbox', { name: /^Title/ })).toBeDefined();
    act(() => store.undo());
    expect(held()).toEqual([1, { text: 'Sale' }, ['a', 'b']]);
  });

  test('tabs by keys; each field is in its own tab, and a tab without fields isn’t shown', async () => {
    const { user, props, store } = openInspector([node('a')]);
    expect(screen.queryByRole('combobox', { name: /How many/ })).toBeNull();
    act(() => screen.getByRole('tab', { name: 'Content' }).focus());
    await user.keyboard('{ArrowRight}');
    await user.selectOptions(await screen.findByRole('combobox', { name: /How many/ }), '6');
    expect(props('a')?.count).toBe(6);
    expect(screen.queryByRole('tab', { name: 'Track' })).toBeNull();
    act(() => store.set({ inspectorTab: 'data' }));
    expect(await screen.findByRole('textbox', { name: /^Title/ })).toBeDefined();
  });

  test('a translation is out of date once its source changes, until it changes too', async () => {
    const { user, store } = openInspector([node('a')]);
    await user.type(titleField(), 'x');
    await user.click(await screen.findByRole('button', { name: 'EN: English, out of date' }));
    await user.type(titleField(), 'x');
    expect(await screen.findByRole('button', { name: 'EN: English' })).toBeDefined();
    act(() => store.undo());
    expect(await screen.findByRole('button', { name: 'EN: English, out of date' })).toBeDefined();
  });

  test('a translation outdated by another operator is marked; “still right” clears it and can be undone', async () => {
    const { user, store, remote, commands } = openInspector([node('a')]);
    remote('a', ['title', 'th'], 'ข');
    await user.click(await screen.findByRole('button', { name: 'EN: English, out of date' }));
    await user.click(screen.getByRole('button', { name: 'Still right' }));
    expect(commands()).toMatchObject([{ type: 'setOutdated', id: 'a', outdated: false }]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'EN: English' }));
    expect(screen.queryByRole('button', { name: 'Still right' })).toBeNull();
    act(() => store.undo());
    expect(await screen.findByRole('button', { name: 'Still right' })).toBeDefined();
    act(() => store.redo());
    expect(screen.queryByRole('button', { name: 'Still right' })).toBeNull();
  });

  test('the page’s own texts are marked too; viewers only see it', async () => {
    const viewing = openInspector([node('a')], [], 'viewer');
    const write = (th: string) => ({
      id: th,
      rev: viewing.store.getState().rev + 1,
      commands: [{ type: 'setMeta' as const, name: 'title' as const, value: { th, en: 'a' } }],
    });
    for (const text of ['ก', 'ข']) act(() => void viewing.store.accept([write(text)]));
    const [pill] = await screen.findAllByRole('button', { name: 'EN: English, out of date' });
    if (pill) await viewing.user.click(pill);
    expect(screen.queryByRole('button', { name: 'Still right' })).toBeNull();
  });

  test.each([
    ['unknown', { type: 'lottery' }, /isn’t known here/],
    ['newer', { v: 2 }, /A newer version/],
  ])('an %s one can’t be edited', (_, over, text) => {
    openInspector([node('a', over)]);
    expect(screen.getByRole('status').textContent).toMatch(text);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('a locked one says so and can only be unlocked', async () => {
    const { user, store } = openInspector([node('a', { locked: true })]);
    expect(titleField().disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Unlock' }));
    expect(store.getState().document.nodes.a).not.toHaveProperty('locked');
    expect(titleField().disabled).toBe(false);
  });

  test('viewers change nothing', () => {
    openInspector([node('a')], undefined, 'viewer');
    expect(titleField().disabled).toBe(true);
  });
});

describe('focusField', () => {
  test('opens tab, item and language, and focuses the control', async () => {
    const { store } = openInspector([node('a')]);
    act(() => store.focusField({ nodeId: 'a', path: ['slides', 0, 'title', 'en'], lang: 'en' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('f-slides-0-title'));
    expect(document.activeElement?.getAttribute('lang')).toBe('en');
    act(() => store.focusField({ nodeId: 'a', path: ['count'] }));
    await waitFor(() => expect(document.activeElement?.id).toBe('f-count'));
  });

  test('finds the page’s own fields', async () => {
    const { store } = openInspector([node('a')]);
    act(() => store.focusField({ path: ['meta', 'description', 'th'], lang: 'th' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('f-meta-description'));
  });
});

describe('the page', () => {
  test('its title per language, with the reason when one is refused', async () => {
    const { user, store } = openInspector([node('a')], []);
    const input = screen.getByRole('textbox', { name: 'Title in search results' }) as HTMLInputElement;
    await user.type(input, 'ลด');
    expect(store.getState().document.meta.title).toEqual({ th: 'ลด' });
    await user.clear(input);
    await user.click(input);
    await user.paste('x'.repeat(201));
    expect(input.value).toHaveLength(201);
    expect(screen.getByText('At most 200')).toBeDefined();
    expect(store.getState().document.meta.title).toEqual({});
  });

  test('custom fields are added by name and type, kept once they hold something, and removed', async () => {
    const { user, store } = openInspector([node('a')], []);
    const add = async (name: string, type: string) => {
      await user.type(screen.getByLabelText('Name of the field'), name);
      await user.selectOptions(screen.getByLabelText('Type'), type);
      await user.click(screen.getByRole('button', { name: 'Add the field' }));
    };
    await user.type(screen.getByLabelText('Name of the field'), 'สี');
    expect(screen.getByText(/Latin letters/)).toBeDefined();
    await user.clear(screen.getByLabelText('Name of the field'));
    await add('subtitle', 'Text');
    await user.type(screen.getByRole('textbox', { name: 'subtitle' }), 'ก');
    await add('target', 'Link');
    await add('shelved', 'Yes or no');
    await user.click(screen.getByRole('switch', { name: 'shelved' }));
    expect(store.getState().document.fields).toEqual({
      subtitle: { type: 'TEXT', value: { th: 'ก' } },
      shelved: { type: 'SELECT', value: true },
    });
    await user.click(screen.getByRole('button', { name: 'Remove the field subtitle' }));
    expect(store.getState().document.fields).not.toHaveProperty('subtitle');
    expect(screen.queryByRole('textbox', { name: 'subtitle' })).toBeNull();
    expect(vi.isMockFunction(fetch)).toBe(true);
  });
});
