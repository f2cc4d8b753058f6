import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { jumpValue } from '#schemas/fields/jump.ts';
import { localizedTextValue } from '#schemas/fields/text.ts';
import { defineModule } from '#schemas/module/define.ts';
import { emptyDocument, type ModuleNode, type PageDocument } from '#schemas/page/document.ts';
import { valueAt } from '#schemas/page/footprint.ts';
import { answerPicks, InEditor } from '../fields/controls.fixtures.tsx';
import { EditorProvider } from '../store/provider.tsx';
import { sampleStore } from '../store/store.fixtures.ts';
import { Inspector } from './inspector.tsx';

const banner = defineModule({
  type: 'banner',
  version: 1,
  category: 'category.content',
  surfaces: ['h5', 'app'],
  schema: z.object({
    title: localizedTextValue(10).default({}),
    link: jumpValue.optional(),
    count: z.literal([3, 6]).default(3),
    slides: z.array(z.object({ title: localizedTextValue(10).default({}) })).default([]),
  }),
  defaults: { title: {}, count: 3 as const, slides: [] },
  fields: [
    { name: 'title', type: 'TEXT', label: 'field.title', localized: true, maxLength: 10 },
    { name: 'link', type: 'JUMP', label: 'field.link' },
    {
      name: 'count',
      type: 'SELECT',
      tab: 'style',
      label: 'field.count',
      required: true,
      options: [3, 6].map((value) => ({ value, label: String(value) })),
    },
    {
      name: 'slides',
      type: 'LIST',
      label: 'field.slides',
      max: 5,
      item: [{ name: 'title', type: 'TEXT', label: 'field.label', localized: true }],
    },
  ],
  migrations: {},
});

/** Each of its tabs shows the modules of a slot. */
const tabs = defineModule({
  type: 'navigation-tabs',
  version: 1,
  category: 'category.layout',
  surfaces: ['h5', 'app'],
  schema: z.object({
    tabs: z.array(z.object({ slot: z.string(), label: localizedTextValue(10).default({}) })).default([]),
  }),
  defaults: { tabs: [] },
  fields: [
    {
      name: 'tabs',
      type: 'LIST',
      label: 'field.tabs',
      max: 5,
      slotField: 'slot',
      item: [
        { name: 'label', type: 'TEXT', label: 'field.label', localized: true },
        { name: 'slot', type: 'TEXT', label: 'field.slot' },
      ],
    },
  ],
  migrations: {},
});

const node = (id: string, over: Partial<ModuleNode> = {}): ModuleNode => ({
  ...{ id, type: 'banner', v: 1 },
  props: { title: { th: 'ก', en: 'a' }, slides: [{ title: { th: 'หนึ่ง' } }] },
  ...over,
});

function open(
  nodes: readonly ModuleNode[],
  selection = nodes.map(({ id }) => id),
  role: 'owner' | 'viewer' = 'owner',
  main = nodes.map(({ id }) => id),
) {
  const document: PageDocument = {
    ...emptyDocument('COMMON_PAGE'),
    nodes: Object.fromEntries(nodes.map((one) => [one.id, one])),
    slots: { main },
  };
  const store = sampleStore({
    document,
    me: { clientId: 'me', name: 'me', role },
    manifest: { banner, [tabs.type]: tabs },
  });
  store.select(selection);
  render(
    <InEditor>
      <EditorProvider store={store}>
        <Inspector />
      </EditorProvider>
    </InEditor>,
  );
  const props = (id: string) => store.getState().document.nodes[id]?.props;
  const commands = () => store.getState().pending.flatMap((edit) => edit.commands);
  const remote = (id: string, path: string[], value: unknown) => {
    const { rev } = store.getState();
    act(
      () =>
        void store.accept([
          { id: `r${rev}`, rev: rev + 1, commands: [{ type: 'setProp', id, path, value }] },
        ]),
    );
  };
  return { store, props, commands, remote, user: userEvent.setup() };
}

answerPicks([]);
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(cleanup);

const title = () => screen.getByRole('textbox', { name: /^Title/ }) as HTMLInputElement;

describe('a module', () => {
  test('typing becomes commands at the smallest path; undo goes word by word and the field follows', async () => {
    const { user, store, props, commands } = open([node('a')]);
    await user.type(title(), ' ข ค');
    expect(props('a')?.title).toEqual({ th: 'ก ข ค', en: 'a' });
    expect(commands().map((command) => 'path' in command && command.path)).toContainEqual(['title', 'th']);
    expect(new Set(commands().map((command) => 'path' in command && command.path.join())).size).toBe(1);
    act(() => store.undo());
    await waitFor(() => expect(title().value).toBe('ก ข '));
    expect(document.activeElement).toBe(title());
  });

  test('what is chosen is shown at once, what an edit selects once the edit is painted', async () => {
    const { store } = open([node('a'), node('b')], ['b']);
    act(() => store.select(['a']));
    title().focus();
    act(
      () =>
        void store.edit([{ type: 'duplicateNode', id: 'a', ids: { a: 'c' } }], { label: 'x', select: ['c'] }),
    );
    expect(document.activeElement).toBe(title());
    await waitFor(() => expect(document.activeElement).not.toBe(title()));
    expect(store.getState().selection).toEqual(['c']);
  });

  test('what the schema refuses stays in the field with its reason and isn’t sent', async () => {
    const { user, props, remote } = open([node('a')]);
    await user.type(title(), '1234567890');
    expect(title().value).toBe('ก1234567890');
    expect(props('a')?.title).toEqual({ th: 'ก123456789', en: 'a' });
    expect(await screen.findByText('At most 10')).toBeDefined();
    remote('a', ['count'], 6);
    expect(title().value).toBe('ก1234567890');
    await user.type(title(), '{Backspace}');
    await waitFor(() => expect(screen.queryByText('At most 10')).toBeNull());
  });

  test('others’ changes of another field flow in and leave the focus', async () => {
    const { user, remote, store } = open([node('a')]);
    await user.click(title());
    remote('a', ['slides'], [{ title: { th: 'สอง' } }]);
    expect(await screen.findByText('สอง')).toBeDefined();
    expect(document.activeElement).toBe(title());
    await user.type(title(), 'x');
    expect(store.getState().document.nodes.a?.props).toMatchObject({
      title: { th: 'กx' },
      slides: [{ title: { th: 'สอง' } }],
    });
  });

  test('a link is taken when it is one, and can be taken away', async () => {
    const { user, props } = open([node('a', { props: { title: {}, slides: [], link: '/a' } })]);
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

  test('tabs by keys; each field stands in its own, and a tab without fields isn’t opened', async () => {
    const { user, props, store } = open([node('a')]);
    expect(screen.queryByRole('combobox', { name: /How many/ })).toBeNull();
    act(() => screen.getByRole('tab', { name: 'Content' }).focus());
    await user.keyboard('{ArrowRight}');
    await user.selectOptions(await screen.findByRole('combobox', { name: /How many/ }), '6');
    expect(props('a')?.count).toBe(6);
    expect(screen.getByRole('tab', { name: 'Track' }).ariaDisabled).toBe('true');
    act(() => store.set({ inspectorTab: 'data' }));
    expect(await screen.findByRole('textbox', { name: /^Title/ })).toBeDefined();
  });

  test('a translation is out of date once its source changes, until it changes too', async () => {
    const { user } = open([node('a')]);
    await user.type(title(), 'x');
    await user.click(await screen.findByRole('button', { name: 'English, out of date' }));
    await user.type(title(), 'x');
    expect(await screen.findByRole('button', { name: 'English' })).toBeDefined();
  });

  test.each([
    ['unknown', { type: 'lottery' }, /isn’t known here/],
    ['newer', { v: 2 }, /A newer version/],
  ])('an %s one is left alone', (_, over, text) => {
    open([node('a', over)]);
    expect(screen.getByRole('status').textContent).toMatch(text);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('a locked one says so and can only be unlocked', async () => {
    const { user, store } = open([node('a', { locked: true })]);
    expect(title().disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Unlock' }));
    expect(store.getState().document.nodes.a).not.toHaveProperty('locked');
    expect(title().disabled).toBe(false);
  });

  test('viewers change nothing', () => {
    open([node('a')], undefined, 'viewer');
    expect(title().disabled).toBe(true);
  });
});

describe('a list whose items own slots', () => {
  const tab = (slot: string) => ({ slot, label: { th: slot } });
  const holder = (part: Partial<ModuleNode> = {}): ModuleNode => ({
    ...{ id: 't', type: 'navigation-tabs', v: 1, props: { tabs: [tab('one'), tab('two')] } },
    ...{ slots: { one: ['a', 'b'], two: [] }, ...part },
  });
  const openTabs = (part: Partial<ModuleNode> = {}, a: Partial<ModuleNode> = {}) => {
    const opened = open([holder(part), node('a', a), node('b')], ['t'], 'owner', ['t']);
    const now = () => opened.store.getState().document;
    return { ...opened, now, slots: () => now().nodes.t?.slots };
  };

  test('a new item gets a slot in the same edit, and its name isn’t typed', async () => {
    const { user, store, now, props, slots } = openTabs({ props: { tabs: [] }, slots: { own: ['a', 'b'] } });
    await user.click(screen.getByRole('button', { name: 'Add an item' }));
    const slot = String(valueAt(now(), ['nodes', 't', 'props', 'tabs', 0, 'slot']));
    expect(slots()).toEqual({ own: ['a', 'b'], [slot]: [] });
    expect(screen.queryByRole('textbox', { name: /Place/ })).toBeNull();
    expect(store.getState().pending).toHaveLength(1);
    act(() => store.undo());
    expect([props('t')?.tabs, slots()]).toEqual([[], { own: ['a', 'b'] }]);
  });

  test('one with modules is removed with them when that is wanted; one undo brings all back', async () => {
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

  test('an empty one is removed without being asked', async () => {
    const { user, slots } = openTabs();
    await user.click(screen.getByRole('button', { name: 'Remove two' }));
    expect(slots()).toEqual({ one: ['a', 'b'] });
  });

  test('one with a locked module stays, and says why', async () => {
    const { user, now } = openTabs({}, { locked: true });
    const before = now();
    await user.click(screen.getByRole('button', { name: 'Remove one' }));
    await user.click(await screen.findByRole('button', { name: 'Remove all of it' }));
    expect(await screen.findByText(/This change couldn’t be made/)).toBeDefined();
    expect(now()).toBe(before);
    expect(await screen.findByRole('button', { name: 'Remove one', hidden: true })).toBeDefined();
  });

  test('a change of anything mends a missing slot; slots of nobody stay', async () => {
    const { user, slots } = openTabs({ slots: { one: ['a'], other: ['b'] } });
    await user.click(screen.getByRole('button', { name: 'Move two up' }));
    expect(slots()).toEqual({ one: ['a'], other: ['b'], two: [] });
  });
});

describe('focusField', () => {
  test('opens tab, item and language, and focuses the control', async () => {
    const { store } = open([node('a')]);
    act(() => store.focusField({ nodeId: 'a', path: ['slides', 0, 'title', 'en'], lang: 'en' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('f-slides-0-title'));
    expect(document.activeElement?.getAttribute('lang')).toBe('en');
    act(() => store.focusField({ nodeId: 'a', path: ['count'] }));
    await waitFor(() => expect(document.activeElement?.id).toBe('f-count'));
  });

  test('finds the page’s own fields', async () => {
    const { store } = open([node('a')]);
    act(() => store.focusField({ path: ['meta', 'description', 'th'], lang: 'th' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('f-meta-description'));
  });
});

describe('visibility', () => {
  const sentence = () => screen.getByTestId('when-shown').textContent;
  const visible = async (nodes: readonly ModuleNode[]) => {
    const opened = open(nodes);
    if (nodes.length === 1) await opened.user.click(screen.getByRole('tab', { name: 'Visibility' }));
    await screen.findByTestId('when-shown');
    return { ...opened, rules: (id: string) => opened.store.getState().document.nodes[id]?.rules };
  };

  test('rules are set one by one and said in words', async () => {
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

  test('what isn’t valid stays and isn’t sent', async () => {
    const { user, rules } = await visible([node('a')]);
    await user.type(screen.getByLabelText('App from version'), '2.');
    expect(screen.getByLabelText('App from version')).toHaveProperty('value', '2.');
    expect(rules('a')).toEqual([{ type: 'minAppVersion', value: '2' }]);
    expect(screen.getByText(/a version looks like/)).toBeDefined();
    await user.type(screen.getByLabelText('App from version'), '10');
    expect(rules('a')).toEqual([{ type: 'minAppVersion', value: '2.10' }]);
    expect(screen.queryByText(/a version looks like/)).toBeNull();
  });

  test('hidden wins', async () => {
    const { user, store } = await visible([node('a')]);
    await user.click(screen.getByRole('switch', { name: 'Hidden from shoppers' }));
    expect(store.getState().document.nodes.a?.hidden).toBe(true);
    expect(sentence()).toBe('Shown to nobody: it is hidden.');
  });

  test('several get the same in one step', async () => {
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

describe('the page', () => {
  test('its title per language, with the reason when one is refused', async () => {
    const { user, store } = open([node('a')], []);
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
    const { user, store } = open([node('a')], []);
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
