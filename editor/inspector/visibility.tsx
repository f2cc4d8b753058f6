import { type ReactNode, useState } from 'react';
import { isSame } from '#engine/change.ts';
import { useView } from '#runtime/view-context.tsx';
import type { Field } from '#schemas/fields/registry.ts';
import type { SelectField } from '#schemas/fields/select.ts';
import { LANGUAGE_NAMES } from '#schemas/languages.ts';
import type { Command } from '#schemas/page/commands.ts';
import { type ModuleNode, rulesSchema } from '#schemas/page/document.ts';
import { RULE_AUDIENCES, RULE_DEVICES, RULE_TERMINALS, type Rule } from '#schemas/page/rule.ts';
import { FieldControl } from '../fields/registry.tsx';
import { useEditor, useEditorActions } from '../store/provider.tsx';
import styles from './inspector.module.css';
import { controlId } from './place.ts';
import { ruleOf, whenShown, withRule } from './rules.ts';

type Props = { nodes: readonly ModuleNode[]; disabled: boolean };

const YES_NO = [
  { value: false, label: 'option.no' },
  { value: true, label: 'option.yes' },
] as const;

/** Rules for when and to whom modules are shown, and their lock: of one module, or those shared by several. */
export function Visibility({ nodes, disabled }: Props): ReactNode {
  const ctx = useView();
  const { t, tenant } = ctx;
  const { edit } = useEditorActions();
  const languages = useEditor((state) => state.languages);
  const lang = useEditor((state) => state.language);
  const readOnly = useEditor((state) => state.readOnly);
  const [first] = nodes;
  const stored = first?.rules ?? [];
  const differ = nodes.some((node) => !isSame(node.rules ?? [], stored));
  // Invalid rules stay in this draft until the stored rules change.
  const [draft, setDraft] = useState<{ over: readonly Rule[]; rules: Rule[] }>();
  const isDraft = draft !== undefined && isSame(draft.over, stored);
  const rules = isDraft ? draft.rules : stored;

  const send = (label: string, commandOf: (node: ModuleNode) => Command) =>
    edit(nodes.map(commandOf), { label });
  const setRule = (type: Rule['type'], rule: Rule | undefined) => {
    const next = withRule(rules, type, rule);
    const parsed = rulesSchema.safeParse(next);
    setDraft(parsed.success ? undefined : { over: stored, rules: next });
    if (parsed.success)
      send(t('inspector.rules'), ({ id }) => ({ type: 'setRules', id, rules: parsed.data }));
  };
  const field = (given: Field, value: unknown, onChange: (value: unknown) => void, off = disabled) => (
    <FieldControl
      key={given.name}
      id={controlId(['rules', given.name])}
      field={given}
      value={value}
      onChange={onChange}
      lang={lang}
      languages={languages}
      tenant={tenant}
      disabled={off}
    />
  );
  /** Choosing all options equals choosing none: the rule is removed. */
  const several = (type: 'languages' | 'terminals' | 'devices', all: SelectField['options']) => {
    const values = ruleOf(rules, type)?.values ?? all.map(({ value }) => value);
    const label = `inspector.rules.${type}` as const;
    return field({ name: type, type: 'SELECT', multiple: true, label, options: all }, values, (next) => {
      const chosen = next as string[];
      const isAll = chosen.length === all.length || chosen.length === 0;
      setRule(type, isAll ? undefined : ({ type, values: chosen } as Rule));
    });
  };
  const audience = ruleOf(rules, 'audience')?.value ?? 'everyone';
  const time = ruleOf(rules, 'time');
  const setTime = (part: { from?: unknown; to?: unknown }) => {
    const { from, to } = { from: time?.from, to: time?.to, ...part } as { from?: string; to?: string };
    setRule('time', from || to ? { type: 'time', ...(from && { from }), ...(to && { to }) } : undefined);
  };
  const version = ruleOf(rules, 'minAppVersion')?.value ?? '';
  return (
    <>
      <p className={styles.sentence} data-testid="when-shown" aria-live="polite">
        {differ ? t('inspector.differ') : whenShown(stored, first?.hidden, ctx)}
      </p>
      {field(
        { name: 'hidden', type: 'SELECT', label: 'inspector.hide', options: YES_NO },
        nodes.every(({ hidden }) => hidden),
        (hidden) => {
          send(t('inspector.hide'), ({ id }) => ({ type: 'setHidden', id, hidden: hidden === true }));
        },
      )}
      {field(
        { name: 'locked', type: 'SELECT', label: 'inspector.lock', options: YES_NO },
        nodes.every(({ locked }) => locked),
        (locked) => {
          send(t('inspector.lock'), ({ id }) => ({ type: 'setLocked', id, locked: locked === true }));
        },
        readOnly,
      )}
      {several(
        'languages',
        languages.map((value) => ({ value, label: { plain: LANGUAGE_NAMES[value] } })),
      )}
      {several(
        'terminals',
        RULE_TERMINALS.map((value) => ({ value, label: `inspector.rules.${value}` as const })),
      )}
      {several(
        'devices',
        RULE_DEVICES.map((value) => ({ value, label: `inspector.rules.${value}` as const })),
      )}
      {field(
        {
          name: 'audience',
          type: 'SELECT',
          required: true,
          label: 'inspector.rules.audience',
          options: (['everyone', ...RULE_AUDIENCES] as const).map((value) => ({
            value,
            label: `inspector.rules.${value}` as const,
          })),
        },
        audience,
        (value) => {
          const chosen = RULE_AUDIENCES.find((one) => one === value);
          setRule('audience', chosen && { type: 'audience', value: chosen });
        },
      )}
      {field({ name: 'from', type: 'TIME', label: 'field.from' }, time?.from, (from) => setTime({ from }))}
      {field({ name: 'to', type: 'TIME', label: 'field.to' }, time?.to, (to) => setTime({ to }))}
      {field(
        { name: 'minAppVersion', type: 'TEXT', label: 'inspector.rules.minAppVersion', maxLength: 20 },
        version,
        (value) =>
          setRule('minAppVersion', value ? { type: 'minAppVersion', value: String(value) } : undefined),
      )}
      <p className={styles.problem} aria-live="polite">
        {isDraft && t('inspector.rules.wrong')}
      </p>
    </>
  );
}
