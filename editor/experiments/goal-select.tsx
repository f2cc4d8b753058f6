import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import inputs from '../kit/input.module.css';
import { moduleName, moduleTitle } from '../kit/module-name.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor } from '../store/provider.tsx';

type Props = { value: string | null; disabled: boolean; onChange: (goalNode: string | null) => void };

/** Choice of the goal: clicks to other sites, or on one module of the draft. */
export function GoalSelect({ value, disabled, onChange }: Props): ReactNode {
  const t = useText();
  const { lang } = useView();
  const nodes = useEditor(({ document }) => document.nodes);
  const manifest = useEditor((state) => state.manifest);
  const language = useEditor((state) => state.language);
  const isGone = value !== null && !Object.hasOwn(nodes, value);
  return (
    <label className={inputs.field}>
      <span className={inputs.label}>{t('experiment.goal')}</span>
      <select
        className={inputs.input}
        value={value ?? ''}
        disabled={disabled}
        data-testid="experiment-goal"
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">{t('experiment.goalOutbound')}</option>
        {isGone && <option value={value}>{t('experiment.goalGone')}</option>}
        {Object.values(nodes).map((node) => {
          const title = node.name ?? moduleTitle(manifest, node, language);
          const module = [moduleName(lang, manifest, node.type), title].filter(Boolean).join(' · ');
          return (
            <option key={node.id} value={node.id}>
              {t('experiment.goalNode', { module })}
            </option>
          );
        })}
      </select>
    </label>
  );
}
