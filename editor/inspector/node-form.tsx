import { zodResolver } from '@hookform/resolvers/zod';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Controller, type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { isSame, smallestChanges } from '#engine/change.ts';
import type { Text } from '#locales/translate.ts';
import { useView } from '#runtime/view-context.tsx';
import type { Field } from '#schemas/fields/registry.ts';
import type { FieldTab } from '#schemas/fields/types.ts';
import type { ModuleDefinition, Props } from '#schemas/module/define.ts';
import type { ModuleNode, NodeId, SlotName } from '#schemas/page/document.ts';
import type { Path, Problem } from '#schemas/page/problem.ts';
import { FieldCommentButton } from '../comments/field-comment-button.tsx';
import { FieldComments, HeldModules, OutdatedTranslations } from '../fields/contexts.ts';
import { labelText } from '../fields/control.ts';
import { FieldControl } from '../fields/registry.tsx';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorActions, useNode } from '../store/provider.tsx';
import { FromPage } from './from-page.tsx';
import styles from './inspector.module.css';
import { useOutdated } from './outdated.ts';
import { controlId } from './place.ts';
import { slotCommands } from './slot-commands.ts';

type FormProps = {
  definition: ModuleDefinition;
  disabled: boolean;
  children: ReactNode;
};

const Fields = createContext<(tab: FieldTab) => ReactNode>(() => null);

/** Fields of one tab, anywhere inside a `NodeForm`. */
export function TabFields({ tab }: { tab: FieldTab }): ReactNode {
  return useContext(Fields)(tab);
}

/** True if a field is in a tab; fields without a tab are in the first one. */
export const isIn = (tab: FieldTab) => (field: Field) => (field.tab ?? 'content') === tab;

/** True if a field is shown beside these values. */
export const isApplicable =
  (values: Props) =>
  ({ when }: Field) =>
    !when || when.in.includes(values[when.field]);

/** Form of a module around the `TabFields`, which alone render again on typing. */
export function NodeForm({ id, ...rest }: FormProps & { id: NodeId }): ReactNode {
  const node = useNode(id);
  return node && <LiveForm node={node} {...rest} />;
}

function LiveForm({ node, definition, disabled, children }: FormProps & { node: ModuleNode }): ReactNode {
  const { fieldsOf, problem } = useNodeForm({ node, definition, disabled });
  const { id, slots } = node;
  const held = useMemo(() => {
    const counts = new Map(Object.entries(slots ?? {}));
    return (slot: SlotName) => counts.get(slot)?.length ?? 0;
  }, [slots]);
  const comments = useMemo(() => {
    const names = new Map(definition.fields.map(({ name }) => [controlId([name]), name]));
    return (control: string) => {
      const field = names.get(control);
      return field !== undefined && <FieldCommentButton nodeId={id} field={field} />;
    };
  }, [id, definition]);
  return (
    <>
      <div aria-live="polite">{problem}</div>
      <OutdatedTranslations value={useOutdated(node)}>
        <HeldModules value={held}>
          <FieldComments value={comments}>
            <Fields value={fieldsOf}>{children}</Fields>
          </FieldComments>
        </HeldModules>
      </OutdatedTranslations>
    </>
  );
}

/**
 * Form of a module's props, validated by its schema. Every change stays in the form; a valid one becomes a command at
 * the smallest path. Changes by others flow in, unless the field holds an invalid value.
 */
function useNodeForm({ node, definition, disabled }: Omit<FormProps, 'children'> & { node: ModuleNode }) {
  const t = useText();
  const { tenant } = useView();
  const { edit } = useEditorActions();
  const languages = useEditor((state) => state.languages);
  const lang = useEditor((state) => state.language);
  const [refused, setRefused] = useState<Problem>();
  const schema = definition.schema as z.ZodType<Props, Props>;
  const resolver = useMemo((): Resolver<Props> => {
    const check = zodResolver(schema, { error: (issue) => reasonOf(issue, t) });
    return async (values, context, options) => {
      const { errors } = await check(withoutNulls(values), context, options);
      return { values: {}, errors: wrapped(errors) };
    };
  }, [schema, t]);
  const form = useForm<Props>({ defaultValues: node.props, resolver, mode: 'onChange' });
  const { control, getValues, setValue, trigger } = form;
  const { errors } = form.formState;

  const seen = useRef(node.props);
  useEffect(() => {
    void trigger();
  }, [trigger]);
  useEffect(() => {
    for (const { name } of definition.fields) {
      const isChanged = !isSame(seen.current[name], node.props[name]);
      if (isChanged && !isSame(getValues(name) ?? undefined, node.props[name]))
        setValue(name, node.props[name] ?? null, { shouldValidate: true });
    }
    seen.current = node.props;
  }, [node.props, definition, getValues, setValue]);

  const change = (field: Field, value: unknown) => {
    const issues = schema.safeParse({ ...node.props, [field.name]: value }).error?.issues ?? [];
    if (issues.some(({ path }) => path[0] === field.name)) return;
    const changes = smallestChanges(node.props[field.name], value, [field.name]);
    const slots = slotCommands(node, field, value);
    const commands = [
      ...changes.map(({ path, value: to }) => ({
        type: 'setProp' as const,
        id: node.id,
        path: [...path],
        value: to,
      })),
      ...slots,
    ];
    if (commands.length === 0) return;
    const [first] = changes;
    const coalesce = commands.length === 1 ? `${node.id}/${first?.path.join('/')}` : undefined;
    const problem = edit(commands, { label: labelText(t, field.label), ...(coalesce && { coalesce }) });
    setRefused(problem);
    // An item stays if its modules can't be removed, such as locked ones.
    if (problem && slots.length > 0) setValue(field.name, node.props[field.name] ?? null);
  };

  const fieldsOf = (tab: FieldTab): ReactNode[] =>
    definition.fields
      .filter(isIn(tab))
      .filter(isApplicable(node.props))
      .map((field) => (
        <Controller
          key={field.name}
          control={control}
          name={field.name}
          render={({ field: { value, onChange } }) => {
            const own = unwrapped(errors[field.name]);
            const at = (path: Path) => messageAt(own, path);
            return (
              <>
                <FieldControl
                  id={controlId([field.name])}
                  field={field}
                  value={value}
                  onChange={(next) => {
                    onChange(next ?? null);
                    change(field, next);
                  }}
                  lang={lang}
                  languages={languages}
                  tenant={tenant}
                  error={field.type === 'LIST' ? ownMessage(own) : at([])}
                  errorAt={at}
                  disabled={disabled}
                />
                <FromPage node={node} field={field} disabled={disabled} />
              </>
            );
          }}
        />
      ));
  const problem = refused && (
    <p className={styles.problem}>
      {t('inspector.notTaken', { reason: t(`errors.${refused.code}`, refused.params) })}
    </p>
  );
  return { fieldsOf, problem };
}

/**
 * Errors as the form keeps them: it drops those inside a field's value, so each field gets one error that carries them.
 */
function wrapped(errors: object): FieldErrors<Props> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, inside]) => [
      name,
      { type: 'schema', root: { type: 'schema', inside } },
    ]),
  ) as FieldErrors<Props>;
}

function unwrapped(error: unknown): unknown {
  return (error as { root?: { inside?: unknown } } | undefined)?.root?.inside;
}

/** Values without nulls: the form can't hold undefined, so a removed value is null there. */
function withoutNulls(values: Props): Props {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

type Issue = { code: string; maximum?: unknown; minimum?: unknown; params?: { problem?: Problem } };

/** Error text of an issue, in the operator's language. */
export function reasonOf(issue: object, t: Text): string {
  const { code, maximum, minimum, params } = issue as Issue;
  const problem = params?.problem;
  if (problem) return t(`errors.${problem.code}`, problem.params);
  if (code === 'too_big') return t('errors.TOO_BIG', { maximum: Number(maximum) });
  if (code === 'too_small') return t('errors.TOO_SMALL', { minimum: Number(minimum) });
  return t('inspector.invalid');
}

function ownMessage(error: unknown): string | undefined {
  const { message, root } = (error ?? {}) as { message?: unknown; root?: { message?: unknown } };
  return [message, root?.message].find((text) => typeof text === 'string');
}

/** First message at a path of the form's errors, or below it. */
function messageAt(errors: unknown, path: Path): string | undefined {
  let error: unknown = errors;
  for (const key of path) error = (error as Record<string | number, unknown> | undefined)?.[key];
  return firstMessage(error, 0);
}

const MAX_DEPTH = 8;

function firstMessage(error: unknown, depth: number): string | undefined {
  if (typeof error !== 'object' || error === null || depth > MAX_DEPTH) return undefined;
  const own = ownMessage(error);
  if (own !== undefined) return own;
  for (const [key, below] of Object.entries(error)) {
    const found = key === 'ref' ? undefined : firstMessage(below, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
