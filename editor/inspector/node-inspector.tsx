import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { FIELD_TABS } from '#schemas/fields/types.ts';
import { findModule, type ModuleDefinition } from '#schemas/module/define.ts';
import type { ModuleNode, NodeId, PageDocument } from '#schemas/page/document.ts';
import { findNode, placeOf } from '#schemas/page/tree.ts';
import { FocusedControl, HeldModules, OutdatedTranslations } from '../fields/contexts.ts';
import buttons from '../kit/button.module.css';
import { moduleName } from '../kit/module-name.ts';
import { useEditor, useEditorActions, useNode } from '../store/provider.tsx';
import { INSPECTOR_TABS, type InspectorTab } from '../store/state.ts';
import styles from './inspector.module.css';
import { useNodeForm } from './node-form.tsx';
import { useOutdated } from './outdated.ts';
import { controlId } from './place.ts';
import { Visibility } from './visibility.tsx';

/** The settings of one module. One that isn't known here, or too new, is left alone. */
export function NodeInspector({ id }: { id: NodeId }): ReactNode {
  const { t } = useView();
  const node = useNode(id);
  const manifest = useEditor((state) => state.manifest);
  if (!node) return null;
  const definition = findModule(manifest, node.type);
  return (
    <>
      <h2 className={styles.title}>{moduleName(t, manifest, node.type)}</h2>
      {definition?.version === node.v ? (
        <KnownNode key={id} node={node} definition={definition} />
      ) : (
        <p className={styles.note} role="status">
          {t(`inspector.${!definition ? 'unknown' : node.v > definition.version ? 'newer' : 'older'}`)}
        </p>
      )}
    </>
  );
}

function KnownNode(props: { node: ModuleNode; definition: ModuleDefinition }): ReactNode {
  const { node, definition } = props;
  const { t } = useView();
  const { edit, set } = useEditorActions();
  const tab = useEditor((state) => state.inspectorTab);
  const readOnly = useEditor((state) => state.readOnly);
  const isLockedAbove = useEditor(({ document }) => hasLockedParent(document, node.id));
  const focus = useEditor((state) => state.focus);
  const disabled = readOnly || node.locked === true || isLockedAbove;
  const outdated = useOutdated(node);
  const { fieldsOf, problem } = useNodeForm({ node, definition, disabled });
  const isEmpty = (name: InspectorTab) => name !== 'visibility' && fieldsOf(name).length === 0;
  const shown = isEmpty(tab) ? INSPECTOR_TABS.find((name) => !isEmpty(name)) : tab;
  const unlock = () =>
    edit([{ type: 'setLocked', id: node.id, locked: false }], { label: t('inspector.unlock') });
  return (
    <>
      {(node.locked || isLockedAbove) && (
        <div className={styles.locked} role="status">
          {t(node.locked ? 'inspector.lockedNote' : 'inspector.lockedAbove')}
          {node.locked && !readOnly && !isLockedAbove && (
            <button type="button" className={buttons.button} onClick={unlock}>
              {t('inspector.unlock')}
            </button>
          )}
        </div>
      )}
      <div aria-live="polite">{problem}</div>
      <Tabs.Root
        className={styles.tabs}
        value={shown}
        onValueChange={(next: InspectorTab) => set({ inspectorTab: next })}
      >
        <Tabs.List className={styles.tabList} activateOnFocus aria-label={t('inspector.label')}>
          {INSPECTOR_TABS.map((name) => (
            <Tabs.Tab key={name} value={name} className={styles.tab} disabled={isEmpty(name)}>
              {t(`inspector.tab.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <FocusedControl value={focus?.nodeId === node.id ? controlId(focus.path) : undefined}>
          <OutdatedTranslations value={outdated}>
            <HeldModules value={(slot) => new Map(Object.entries(node.slots ?? {})).get(slot)?.length ?? 0}>
              {FIELD_TABS.map((name) => (
                <Tabs.Panel key={name} value={name} className={styles.panel}>
                  {fieldsOf(name)}
                </Tabs.Panel>
              ))}
            </HeldModules>
            <Tabs.Panel value="visibility" className={styles.panel}>
              <Visibility nodes={[node]} disabled={disabled} />
            </Tabs.Panel>
          </OutdatedTranslations>
        </FocusedControl>
      </Tabs.Root>
    </>
  );
}

/** Whether a module around this one is locked, and this one with it. */
function hasLockedParent(document: PageDocument, id: NodeId): boolean {
  for (let at = placeOf(document, id)?.parent; at !== undefined; at = placeOf(document, at)?.parent) {
    if (findNode(document, at)?.locked) return true;
  }
  return false;
}
