import type { ReactNode } from 'react';
import { failedRules } from '#engine/rules.ts';
import { findNode, placeOf } from '#engine/tree.ts';
import { useView } from '#runtime/view-context.tsx';
import { findModule } from '#schemas/module/define.ts';
import type { ModuleNode, NodeId, PageDocument } from '#schemas/page/document.ts';
import { deviceOf } from '../stage/device.ts';
import { useEditor } from '../store/provider.tsx';
import styles from './inspector.module.css';
import { whenShown } from './rules.ts';

/** Says that the canvas's visitor doesn't see a module, and why: its own rules, or those of a module around it. */
export function HiddenHere({ id }: { id: NodeId }): ReactNode {
  const ctx = useView();
  const { t } = ctx;
  const view = useEditor((state) => state.view);
  const language = useEditor((state) => state.language);
  const manifest = useEditor((state) => state.manifest);
  const document = useEditor((state) => state.document);
  const { terminal, audience, appVersion } = view;
  const facts = {
    lang: view.lang === 'all' ? language : view.lang,
    terminal,
    device: deviceOf(view),
    audience,
    now: view.now ?? Date.now(),
    ...(appVersion !== undefined && { appVersion }),
  };
  const why = withParents(document, id).flatMap((node) => {
    const failed = failedRules(node.rules, facts);
    const { surfaces = [terminal] } = findModule(manifest, node.type) ?? {};
    if (!surfaces.includes(terminal)) failed.push({ type: 'terminals', values: [...surfaces] });
    return failed.length > 0 || node.hidden ? [whenShown(failed, node.hidden, ctx)] : [];
  });
  return (
    <p className={styles.hiddenHere} role="status" data-testid="hidden-here">
      {why.length > 0 && t('inspector.hiddenHere', { why: why.join(' ') })}
    </p>
  );
}

/** A node, and those around it. */
function withParents(document: PageDocument, id: NodeId): ModuleNode[] {
  const found: ModuleNode[] = [];
  for (let at: NodeId | undefined = id; at !== undefined; at = placeOf(document, at)?.parent) {
    const node = findNode(document, at);
    if (node) found.push(node);
  }
  return found;
}
