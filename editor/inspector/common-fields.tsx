import { type ReactNode, useState } from 'react';
import type * as z from 'zod';
import { isSame, smallestChanges } from '#engine/change.ts';
import { useView } from '#runtime/view-context.tsx';
import type { Field } from '#schemas/fields/registry.ts';
import {
  findModule,
  type ModuleDefinition,
  type ModuleManifest,
  type Props,
} from '#schemas/module/define.ts';
import type { ModuleNode } from '#schemas/page/document.ts';
import { labelText } from '../fields/control.ts';
import { FieldControl } from '../fields/registry.tsx';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorActions } from '../store/provider.tsx';
import styles from './inspector.module.css';
import { isApplicable, isIn, reasonOf } from './node-form.tsx';
import { controlId } from './place.ts';

type Several = { nodes: readonly ModuleNode[]; disabled: boolean };

/** Value that the modules don't take: shown instead of the stored one until that changes. */
type Draft = { name: string; over: unknown; value: unknown; reason: string };

/**
 * Plain fields of several modules of one type, which get the same value in one step; nothing for modules of different
 * types or versions.
 */
export function CommonFields({ nodes, disabled }: Several): ReactNode {
  const manifest = useEditor((state) => state.manifest);
  const definition = commonDefinition(nodes, manifest);
  const fields = definition ? commonFields(definition, nodes) : [];
  if (!definition || fields.length === 0) return null;
  return <Form nodes={nodes} disabled={disabled} definition={definition} fields={fields} />;
}

function Form({
  nodes,
  disabled,
  definition,
  fields,
}: Several & { definition: ModuleDefinition; fields: readonly Field[] }): ReactNode {
  const t = useText();
  const { tenant } = useView();
  const { edit } = useEditorActions();
  const languages = useEditor((state) => state.languages);
  const lang = useEditor((state) => state.language);
  const [draft, setDraft] = useState<Draft>();
  const [refusal, setRefusal] = useState<string>();
  const schema = definition.schema as z.ZodType<Props, Props>;

  /** Reason why one of the modules doesn't take a value. */
  const reasonAgainst = (name: string, value: unknown): string | undefined => {
    for (const { props } of nodes) {
      const parsed = schema.safeParse({ ...props, [name]: value }, { error: (issue) => reasonOf(issue, t) });
      const issue = parsed.error?.issues.find(({ path }) => path[0] === name);
      if (issue) return issue.message;
    }
    return undefined;
  };
  const change = (field: Field, over: unknown, value: unknown) => {
    const { name } = field;
    const reason = reasonAgainst(name, value);
    setDraft(reason === undefined ? undefined : { name, over, value, reason });
    if (reason !== undefined) return;
    const commands = nodes.flatMap(({ id, props }) =>
      smallestChanges(props[name], value, [name]).map(({ path, value: to }) => ({
        type: 'setProp' as const,
        id,
        path: [...path],
        value: to,
      })),
    );
    if (commands.length === 0) return;
    const coalesce = [...nodes.map(({ id }) => id), name].join('/');
    const problem = edit(commands, { label: labelText(t, field.label), coalesce });
    setRefusal(problem && t('inspector.notTaken', { reason: t(`errors.${problem.code}`, problem.params) }));
  };
  return (
    <>
      <p className={styles.problem} aria-live="polite">
        {refusal}
      </p>
      {fields.map((field) => {
        const id = controlId([field.name]);
        const stored = nodes[0]?.props[field.name];
        const differ = nodes.some(({ props }) => !isSame(props[field.name], stored));
        const over = differ ? undefined : stored;
        const isDraft = draft?.name === field.name && isSame(draft.over, over);
        const shown = differ ? differing(field) : { field, read: (value: unknown) => value };
        return (
          <FieldControl
            key={field.name}
            id={id}
            field={shown.field}
            value={isDraft ? draft.value : over}
            onChange={(value) => {
              change(field, over, shown.read(value));
              // A list of values that differed becomes a switch, and its focus would be lost.
              requestAnimationFrame(() => {
                if (document.activeElement === document.body) document.getElementById(id)?.focus();
              });
            }}
            lang={lang}
            languages={languages}
            tenant={tenant}
            error={isDraft ? draft.reason : undefined}
            disabled={disabled}
          />
        );
      })}
    </>
  );
}

/** Definition of modules that all have one type in its current version. */
function commonDefinition(
  nodes: readonly ModuleNode[],
  manifest: ModuleManifest,
): ModuleDefinition | undefined {
  const definition = nodes[0] && findModule(manifest, nodes[0].type);
  const isCommon = nodes.every(({ type, v }) => type === definition?.type && v === definition.version);
  return isCommon ? definition : undefined;
}

/** Fields with one plain value in all languages that apply to each of the modules, in the order of their tabs. */
function commonFields({ fields }: ModuleDefinition, nodes: readonly ModuleNode[]): Field[] {
  const plain = fields
    .filter(isPlain)
    .filter((field) => nodes.every(({ props }) => isApplicable(props)(field)));
  return [...plain.filter(isIn('content')), ...plain.filter((field) => !isIn('content')(field))];
}

const isPlain = (field: Field): boolean =>
  ['SELECT', 'NUMBER', 'TIME'].includes(field.type) ||
  (field.type === 'TEXT' && !field.localized && !field.codeOf);

/**
 * Field for values that differ, which says so. Of a choice of one value it offers every one, also none and both of a
 * switch; `read` gives the chosen one.
 */
function differing(field: Field): { field: Field; read: (value: unknown) => unknown } {
  const said = 'inspector.different' as const;
  if (field.type !== 'SELECT' || field.multiple)
    return { field: { ...field, help: said }, read: (value) => value };
  const none = field.required
    ? []
    : [{ value: undefined, label: field.unset ?? ('fields.select.none' as const) }];
  const isSwitch = field.options.every(({ value }) => typeof value === 'boolean');
  const all = isSwitch ? field.options : [...none, ...field.options];
  const options = all.map(({ label }, index) => ({ value: String(index), label }));
  return {
    field: { ...field, required: false, unset: said, options },
    read: (value) => all[Number(value)]?.value,
  };
}
