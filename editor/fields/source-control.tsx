import { type ReactNode, useState } from 'react';
import type { SourceField } from '#schemas/fields/source.ts';
import {
  anySourceSchema,
  MAX_PICKS,
  MAX_SHOWN,
  newQuery,
  type QueryKind,
  SOURCES,
  type Source,
  type SourceKindOf,
} from '#schemas/source.ts';
import { Segments } from '../kit/segments.tsx';
import { useText } from '../kit/use-text.ts';
import { labelText } from './control.ts';
import { FieldShell } from './field-shell.tsx';
import { PickList } from './pick-list.tsx';
import { QueryForm } from './query-form.tsx';
import { SourcePreview } from './source-preview.tsx';
import { fromPickRef, type SourceProps, toPickRef } from './source-refs.ts';

type Mode = 'automatic' | 'pick' | 'list' | 'query';

const FIRST_COUNT = 12;

/** SOURCE: what a module shows, by hand, from a list or by conditions, with what it finds now. */
export function SourceControl(props: SourceProps): ReactNode {
  const { id, field, value, onChange, error, disabled } = props;
  const t = useText();
  const source = anySourceSchema.safeParse(value).data;
  // A list isn't stored before it is picked.
  const [isListWanted, wantList] = useState(false);
  const mode = isListWanted && !(source && 'list' in source) ? 'list' : modeOf(source, field);
  const change = (next: Source | undefined) => {
    wantList(false);
    onChange(next);
  };
  const choose = (next: Mode) => {
    if (next === 'list') return wantList(true);
    change(next === 'automatic' ? undefined : next === 'pick' ? { pick: [] } : firstQuery(field));
  };
  const { picks, list }: SourceKindOf = SOURCES[field.of];
  const pickKinds = field.kinds ?? picks;
  return (
    <FieldShell id={id} label={labelText(t, field.label)} required={field.required} error={error} group>
      <fieldset disabled={disabled} style={{ display: 'contents' }}>
        <Segments
          label={t('source.mode')}
          value={mode}
          options={modesOf(field).map((one) => ({ value: one, label: modeLabel(one) }))}
          onChange={choose}
        />
      </fieldset>
      {mode === 'pick' && (
        <PickList
          id={`${id}-pick`}
          field={{ label: 'source.picks' }}
          kinds={pickKinds}
          refs={source && 'pick' in source ? source.pick.map(toPickRef(field)) : []}
          max={MAX_PICKS}
          disabled={disabled}
          onRefs={(refs) => change({ pick: refs.map(fromPickRef(field)) })}
        />
      )}
      {mode === 'list' && list && (
        <PickList
          id={`${id}-list`}
          field={{ label: 'source.list' }}
          kinds={[list]}
          refs={source && 'list' in source ? [{ kind: list, code: source.list }] : []}
          max={1}
          disabled={disabled}
          onRefs={([ref]) => (ref ? change({ list: ref.code }) : wantList(true))}
        />
      )}
      {source && 'query' in source && mode === 'query' && (
        <QueryForm {...props} query={source} onQuery={change} maxPins={MAX_SHOWN} />
      )}
      {source && mode !== 'automatic' && <SourcePreview kind={field.of} source={source} />}
    </FieldShell>
  );

  function modeLabel(one: Mode): string {
    if (one !== 'automatic') return t(`source.mode.${one}`);
    return field.automatic ? labelText(t, field.automatic) : '';
  }
}

function modesOf({ of, automatic }: SourceField): Mode[] {
  const { list, sorts }: SourceKindOf = SOURCES[of];
  return [
    ...(automatic ? (['automatic'] as const) : []),
    'pick',
    ...(list ? (['list'] as const) : []),
    ...(sorts.length > 0 ? (['query'] as const) : []),
  ];
}

function modeOf(source: Source | undefined, { automatic }: SourceField): Mode {
  if (!source) return automatic ? 'automatic' : 'pick';
  if ('pick' in source) return 'pick';
  return 'list' in source ? 'list' : 'query';
}

const firstQuery = ({ of, query = [] }: SourceField): Source => ({
  ...newQuery(of as QueryKind, FIRST_COUNT),
  query,
});
