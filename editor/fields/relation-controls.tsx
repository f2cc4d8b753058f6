import type { ReactNode } from 'react';
import type { PickKind, PickRef } from '#schemas/entities/editor-pick.ts';
import { CONTENT_KINDS } from '#schemas/enums/content.ts';
import type { CommodityRelationField } from '#schemas/fields/commodity-relation.ts';
import type { ContentRelationField } from '#schemas/fields/content-relation.ts';
import type { RelatedContentsField } from '#schemas/fields/related-contents.ts';
import type { TextField } from '#schemas/fields/text.ts';
import { type ControlProps, recordOf } from './control.ts';
import { PickList } from './pick-list.tsx';

const MAX_ITEMS = 100;

/** CONTENT_RELATION: one deal, note, article or topic. */
export function ContentRelationControl(props: ControlProps<ContentRelationField>): ReactNode {
  const { field, value, onChange } = props;
  return (
    <PickList
      {...props}
      kinds={field.kinds ?? CONTENT_KINDS}
      refs={contentRef(value)}
      max={1}
      onRefs={([ref]) => onChange(ref && { type: ref.kind, code: ref.code })}
    />
  );
}

/** RELATED_CONTENTS: an ordered list of them. */
export function RelatedContentsControl(props: ControlProps<RelatedContentsField>): ReactNode {
  const { field, value, onChange } = props;
  return (
    <PickList
      {...props}
      kinds={field.kinds ?? CONTENT_KINDS}
      refs={listOf(value).flatMap(contentRef)}
      max={field.maxItems ?? MAX_ITEMS}
      onRefs={(refs) => onChange(refs.map(({ kind, code }) => ({ type: kind, code })))}
    />
  );
}

/** COMMODITY_RELATION: an ordered list of goods. */
export function CommodityRelationControl(props: ControlProps<CommodityRelationField>): ReactNode {
  const { field, value, onChange } = props;
  const codes = listOf(value).filter((code) => typeof code === 'string');
  return (
    <PickList
      {...props}
      kinds={['GOODS']}
      refs={codes.map((code) => ({ kind: 'GOODS', code }))}
      max={field.maxItems ?? MAX_ITEMS}
      onRefs={(refs) => onChange(refs.map(({ code }) => code))}
    />
  );
}

/** TEXT that holds a code: its thing is picked by name. */
export function CodeControl(props: ControlProps<TextField> & { kind: PickKind }): ReactNode {
  const { kind, value, onChange } = props;
  const code = typeof value === 'string' ? value : '';
  return (
    <PickList
      {...props}
      kinds={[kind]}
      refs={code ? [{ kind, code }] : []}
      max={1}
      onRefs={([ref]) => onChange(ref?.code ?? '')}
    />
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Reference in a value; none for anything else. */
function contentRef(value: unknown): PickRef[] {
  const { type, code } = recordOf(value);
  const kind = CONTENT_KINDS.find((one) => one === type);
  return kind && typeof code === 'string' ? [{ kind, code }] : [];
}
