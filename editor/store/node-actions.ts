import { findNode, findSlot, placeOf } from '#engine/tree.ts';
import type { TextKey } from '#locales/translate.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { ShopSample } from '#schemas/entities/shop-sample.ts';
import { findModule } from '#schemas/module/define.ts';
import type { Command } from '#schemas/page/commands.ts';
import { type NodeId, type PageDocument, SHARED } from '#schemas/page/document.ts';
import type { Problem } from '#schemas/page/problem.ts';
import { moduleName, moduleTitle } from '../kit/module-name.ts';
import type { EditorStore } from './editor-store.ts';
import {
  type DropPlace,
  detachCommands,
  duplicateCommands,
  insertCommands,
  moveCommands,
  nestCommands,
  newNode,
  placeAfter,
  removeCommands,
  rootsOf,
  shareCommands,
  stepCommands,
  type Trees,
  treesOf,
  unnestCommands,
  withNewIds,
} from './tree-commands.ts';

/** Actions on whole modules, for mouse, menu and keys: one edit each, announced. */
export type NodeActions = ReturnType<typeof nodeActions>;

export function nodeActions(store: EditorStore, { t, lang }: Pick<ViewContext, 't' | 'lang'>) {
  const state = () => store.getState();

  /** “Deals module”, or “3 modules”. */
  const nameOf = (ids: readonly NodeId[]) => {
    const { document, manifest, language } = state();
    const roots = rootsOf(document, ids);
    const node = roots.length === 1 && roots[0] !== undefined ? findNode(document, roots[0]) : undefined;
    if (!node) return t('workspace.modules', { count: roots.length });
    const title = node.name ?? moduleTitle(manifest, node, language);
    const name = moduleName(lang, manifest, node.type);
    return title ? `${name}: ${title}` : name;
  };

  const run = (commands: Command[], what: TextKey, ids: readonly NodeId[], select?: readonly NodeId[]) => {
    if (commands.length === 0) return false;
    const name = nameOf(ids);
    const problem = store.edit(commands, { label: t(what, { name }), ...(select && { select }) });
    if (problem) sayRefused(problem, name);
    return !problem;
  };

  const sayRefused = ({ code, params }: Problem, name: string) => {
    const { readOnly, isNarrow } = state();
    const refused = readOnly ? 'workspace.readOnly' : (`errors.${code}` as const);
    const key = isNarrow && !readOnly ? 'workspace.narrow' : refused;
    store.say(key, { ...params, id: name }, { tone: 'error' });
  };

  const sayPosition = (ids: readonly NodeId[]) => {
    const { document } = state();
    const [first] = rootsOf(document, ids);
    const place = first === undefined ? undefined : placeOf(document, first);
    if (!place) return;
    const total = findSlot(document, place)?.length ?? 0;
    store.say('workspace.moved', { name: nameOf(ids), position: place.index + 1, total });
  };

  const insertTrees = (trees: Trees, place?: DropPlace) => {
    const { document, selection } = state();
    const fresh = withNewIds(trees);
    const commands = insertCommands(fresh, place ?? placeAfter(document, selection));
    const label = t('workspace.label.paste', { name: t('workspace.modules', { count: fresh.roots.length }) });
    const problem = store.edit(commands, { label, select: fresh.roots });
    if (problem) sayRefused(problem, label);
    else store.say('workspace.pasted', { name: nameOf(fresh.roots) });
    return !problem;
  };

  const shared = (id: string) => {
    const definition = findModule(state().manifest, SHARED);
    return definition && { ...newNode(definition), props: { id } };
  };

  return {
    nameOf,
    insertTrees,
    /** Inserts a shared module into the chosen empty slot or after the selection, and selects it. */
    insertShared(id: string, name: string) {
      const { document, selection, insertInto } = state();
      const node = shared(id);
      if (!node) return;
      const to = insertInto ?? placeAfter(document, selection);
      const problem = store.edit([{ type: 'insertNode', node, to }], {
        label: t('workspace.label.insert', { name }),
        select: [node.id],
      });
      store.set({ insertInto: undefined });
      if (problem) sayRefused(problem, name);
      else store.say('reuse.inserted', { name });
    },
    /** Puts a shared module in the place of modules. */
    share(ids: readonly NodeId[], id: string, name: string) {
      const node = shared(id);
      if (node && run(shareCommands(state().document, ids, node), 'reuse.label.share', ids, [node.id]))
        store.say('reuse.shared', { name }, { tone: 'info', undo: true });
    },
    /** Puts copies of a shared module's own modules in its place. */
    detach(id: NodeId, content: PageDocument) {
      const name = nameOf([id]);
      const commands = detachCommands(state().document, id, treesOf(content));
      const copies = commands.flatMap((each) => (each.type === 'insertTree' ? [each.root] : []));
      if (run(commands, 'reuse.label.detach', [id], copies))
        store.say('reuse.detached', { name }, { tone: 'info', undo: true });
    },
    /**
     * Inserts a new module at a place, else into the empty slot chosen for it or after the selection, and selects it.
     * `shop` fills it.
     */
    insert(type: string, { place, shop }: { place?: DropPlace; shop?: ShopSample | undefined } = {}) {
      const { document, selection, manifest, insertInto } = state();
      const definition = findModule(manifest, type);
      if (!definition) return;
      const node = newNode(definition, shop);
      const to = place ?? insertInto ?? placeAfter(document, selection);
      const name = moduleName(lang, manifest, type);
      const label = t('workspace.label.insert', { name });
      const problem = store.edit([{ type: 'insertNode', node, to }], { label, select: [node.id] });
      store.set({ insertInto: undefined });
      if (problem) return sayRefused(problem, name);
      const place2 = placeOf(state().document, node.id);
      const total = (place2 && findSlot(state().document, place2)?.length) ?? 0;
      store.say('workspace.inserted', { name: nameOf([node.id]), position: (place2?.index ?? 0) + 1, total });
    },
    moveTo(ids: readonly NodeId[], place: DropPlace) {
      if (run(moveCommands(state().document, ids, place), 'workspace.label.move', ids)) sayPosition(ids);
    },
    /** Moves one place up or down among the siblings. */
    step(ids: readonly NodeId[], step: -1 | 1) {
      const commands = stepCommands(state().document, ids, step);
      if (run(commands, 'workspace.label.move', ids)) sayPosition(ids);
      else if (commands.length === 0)
        store.say(step < 0 ? 'workspace.isFirst' : 'workspace.isLast', { name: nameOf(ids) });
    },
    /** Moves into the module above, or out of the parent. */
    nest(ids: readonly NodeId[], step: -1 | 1) {
      const commands = (step > 0 ? nestCommands : unnestCommands)(state().document, ids);
      if (run(commands, 'workspace.label.move', ids)) sayPosition(ids);
      else if (commands.length === 0)
        store.say(step > 0 ? 'workspace.cantNest' : 'workspace.cantUnnest', { name: nameOf(ids) });
    },
    duplicate(ids: readonly NodeId[]) {
      const commands = duplicateCommands(state().document, ids);
      const copies = commands.flatMap((each) =>
        each.type === 'duplicateNode' ? [each.ids[each.id] ?? ''] : [],
      );
      if (run(commands, 'workspace.label.duplicate', ids, copies))
        store.say('workspace.duplicated', { name: nameOf(copies) });
    },
    remove(ids: readonly NodeId[]) {
      const { document } = state();
      const name = nameOf(ids);
      const next = neighbour(ids);
      if (run(removeCommands(document, ids), 'workspace.label.remove', ids, next === undefined ? [] : [next]))
        store.say('workspace.removed', { name }, { tone: 'info', undo: true });
    },
    setHidden(ids: readonly NodeId[], hidden: boolean) {
      const commands = ids.map((id): Command => ({ type: 'setHidden', id, hidden }));
      const done = run(commands, hidden ? 'workspace.label.hide' : 'workspace.label.show', ids);
      if (!done) return;
      if (hidden) store.say('workspace.hidden', { name: nameOf(ids) }, { tone: 'info', undo: true });
      else store.say('workspace.shown', { name: nameOf(ids) });
    },
    /** Gives a module a name of the operator's own; an empty one takes it away. */
    rename(id: NodeId, name: string) {
      const given = name.trim() === '' ? {} : { name: name.trim().slice(0, 80) };
      run([{ type: 'setName', id, ...given }], 'workspace.label.rename', [id]);
    },
    setLocked(ids: readonly NodeId[], locked: boolean) {
      const commands = ids.map((id): Command => ({ type: 'setLocked', id, locked }));
      const done = run(commands, locked ? 'workspace.label.lock' : 'workspace.label.unlock', ids);
      if (done) store.say(locked ? 'workspace.locked' : 'workspace.unlocked', { name: nameOf(ids) });
    },
  };

  /** Next selection after the given nodes are removed: the one after them, else before, else the parent. */
  function neighbour(ids: readonly NodeId[]): NodeId | undefined {
    const { document } = state();
    const roots = rootsOf(document, ids);
    const last = roots.at(-1);
    const place = last === undefined ? undefined : placeOf(document, last);
    const siblings = (place && findSlot(document, place)) ?? [];
    const left = siblings.filter((id) => !roots.includes(id));
    const before = siblings.slice(0, place?.index).filter((id) => !roots.includes(id)).length;
    return left[before] ?? left[before - 1] ?? place?.parent;
  }
}
