import type { ComponentType } from 'react';
import type { PickRef } from '#schemas/entities/editor-pick.ts';
import type { SourceField } from '#schemas/fields/source.ts';
import { type Ref, SOURCES } from '#schemas/source.ts';
import type { ControlProps } from './control.ts';

export type SourceProps = ControlProps<SourceField> & {
  /** Control for any field: passed in, because the registry imports this one. */
  Control: ComponentType<ControlProps>;
};

/** Turns a source's reference into one of the picker. */
export function toPickRef({ of }: Pick<SourceField, 'of'>) {
  return (ref: Ref): PickRef =>
    typeof ref === 'string' ? { kind: SOURCES[of].picks[0], code: ref } : { kind: ref.type, code: ref.code };
}

/** Turns a pick into a reference of the source: a code, of contents with their type. */
export function fromPickRef({ of }: Pick<SourceField, 'of'>) {
  return ({ kind, code }: PickRef): Ref =>
    of === 'contents' ? ({ type: kind, code } as Exclude<Ref, string>) : code;
}
