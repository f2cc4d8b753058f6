import type { PickKind } from '../entities/editor-pick.ts';
import type { Filter } from '../filter.ts';
import type { SourceKind } from '../source.ts';
import type { FieldBase, Label } from './types.ts';

/** Field for a module's source. A container of picks and conditions, none of the custom field types. */
export type SourceField = FieldBase<'SOURCE'> & {
  of: SourceKind;
  /** Kinds of contents that can be picked, all if left out. */
  kinds?: readonly PickKind[];
  /** Name of the choice without a source, where the module chooses by itself. */
  automatic?: Label;
  /** Conditions of a new query, none if left out. */
  query?: Filter;
};
