import { Tabs } from '@base-ui/react/tabs';
import { type ReactNode, useCallback } from 'react';
import { findNode, placeOf } from '#engine/tree.ts';
import { useView } from '#runtime/view-context.tsx';
import { FIELD_TABS } from '#schemas/fields/types.ts';
import { findModule, type ModuleDefinition } from '#schemas/module/define.ts';
import { type NodeId, type PageDocument, SHARED } from '#schemas/page/document.ts';
import { FocusedControl, ItemOpened, PreviewMoment } from '../fields/contexts.ts';
import buttons from '../kit/button.module.css';
import { moduleName } from '../kit/module-name.ts';
import { useText } from '../kit/use-text.ts';
import { SharedModule } from '../reuse/shared-module.tsx';
import { useEditor, useEditorActions, useNode } from '../store/provider.tsx';
import { INSPECTOR_TABS, type InspectorTab } from '../store/state.ts';
import { HiddenHere } from './hidden-here.tsx';
import styles from './inspector.module.css';
import { isIn, NodeForm, TabFields } from './node-form.tsx';
import { OlderNode } from './older-node.tsx';
import { controlId } from './place.ts';
import { Visibility } from './visibility.tsx';

/** Settings of one module. An unknown type or a newer version can't be edited. */
export function NodeInspector({ id }: { id: NodeId }): ReactNode {
  const t = useText();
  const { lang } = useView();
  const type = useEditor(({ document }) => findNode(document, id)?.type);
  const version = useEditor(({ document }) => findNode(document, id)?.v);
  const manifest = useEditor((state) => state.manifest);
  if (type === undefined || version === undefined) return null;
  const definition = findModule(manifest, type);
  return (
    <>
      <h2 className={styles.title}>{moduleName(lang, manifest, type)}</h2>
      {type === SHARED && <SharedModule id={id} />}
      {definition?.version === version ? (
        <KnownNode key={id} id={id} definition={definition} />
      ) : definition && version < definition.version ? (
        <OlderNode id={id} definition={definition} />
      ) : (
        <p className={styles.note} role="status">
          {t(definition ? 'inspector.newer' : 'inspector.unknown')}
        </p>
      )}
    </>
  );
}

function KnownNode({ id, definition }: { id: NodeId; definition: ModuleDefinition }): ReactNode {
  const t = useText();
  const { edit, set } = useEditorActions();
  const tab = useEditor((state) => state.inspectorTab);
  const readOnly = useEditor((state) => state.readOnly);
  const isLocked = useEditor(({ document }) => findNode(document, id)?.locked === true);
  const isLockedAbove = useEditor(({ document }) => hasLockedParent(document, id));
  const focus = useEditor((state) => state.focus);
  const previewed = useEditor((state) => state.view.now);
  const disabled = readOnly || isLocked || isLockedAbove;
  const isEmpty = (name: InspectorTab) => name !== 'visibility' && !definition.fields.some(isIn(name));
  const tabs = INSPECTOR_TABS.filter((name) => !isEmpty(name));
  const shown = isEmpty(tab) ? tabs[0] : tab;
  const openItem = useCallback((index: number) => set({ openItem: { id, index } }), [set, id]);
  const unlock = () => edit([{ type: 'setLocked', id, locked: false }], { label: t('inspector.unlock') });
  return (
    <>
      {(isLocked || isLockedAbove) && (
        <div className={styles.locked} role="status">
          {t(isLocked ? 'inspector.lockedNote' : 'inspector.lockedAbove')}
          {isLocked && !readOnly && !isLockedAbove && (
            <button type="button" className={buttons.button} onClick={unlock}>
              {t('inspector.unlock')}
            </button>
          )}
        </div>
      )}
      <HiddenHere id={id} />
      <PreviewMoment value={previewed}>
        <NodeForm id={id} definition={definition} disabled={disabled}>
          <Tabs.Root
            className={styles.tabs}
            value={shown}
            onValueChange={(next: InspectorTab) => set({ inspectorTab: next })}
          >
            <Tabs.List className={styles.tabList} activateOnFocus aria-label={t('inspector.label')}>
              {tabs.map((name) => (
                <Tabs.Tab key={name} value={name} className={styles.tab}>
                  {t(`inspector.tab.${name}`)}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <FocusedControl value={focus?.nodeId === id ? controlId(focus.path) : undefined}>
              <ItemOpened value={openItem}>
                {FIELD_TABS.map((name) => (
                  <Tabs.Panel key={name} value={name} className={styles.panel}>
                    <TabFields tab={name} />
                  </Tabs.Panel>
                ))}
              </ItemOpened>
              <Tabs.Panel value="visibility" className={styles.panel}>
                <NodeVisibility id={id} disabled={disabled} />
              </Tabs.Panel>
            </FocusedControl>
          </Tabs.Root>
        </NodeForm>
      </PreviewMoment>
    </>
  );
}

function NodeVisibility({ id, disabled }: { id: NodeId; disabled: boolean }): ReactNode {
  const node = useNode(id);
  return node && <Visibility nodes={[node]} disabled={disabled} />;
}

/** True if a module around this one is locked, which locks this one, too. */
function hasLockedParent(document: PageDocument, id: NodeId): boolean {
  for (let at = placeOf(document, id)?.parent; at !== undefined; at = placeOf(document, at)?.parent) {
    if (findNode(document, at)?.locked) return true;
  }
  return false;
}
