import type { ComponentType, ReactNode } from 'react';
import type { Field } from '#schemas/fields/registry.ts';
import type { SourceField } from '#schemas/fields/source.ts';
import { later } from '#ui/later.tsx';
import type { ControlProps } from './control.ts';
import { JumpControl } from './jump-control.tsx';
import { ListControl } from './list-control.tsx';
import { NumberControl } from './number-control.tsx';
import { PictureControl } from './picture-control.tsx';
import {
  CodeControl,
  CommodityRelationControl,
  ContentRelationControl,
  RelatedContentsControl,
} from './relation-controls.tsx';
import { SelectControl } from './select-control.tsx';
import { TextControl } from './text-control.tsx';
import { TimeControl } from './time-control.tsx';

type Controls = { [T in Field['type']]: ComponentType<ControlProps<Extract<Field, { type: T }>>> };

/** The control of each field type. */
const CONTROLS: Controls = {
  TEXT: (props) => {
    const { codeOf } = props.field;
    return codeOf ? <CodeControl {...props} kind={codeOf} /> : <TextControl {...props} />;
  },
  PICTURE: PictureControl,
  // Loaded on demand: the text editor is larger than all other controls.
  RICH_TEXT: later(async () => (await import('./rich-text-control.tsx')).RichTextControl),
  SELECT: SelectControl,
  TIME: TimeControl,
  CONTENT_RELATION: ContentRelationControl,
  RELATED_CONTENTS: RelatedContentsControl,
  JUMP: JumpControl,
  COMMODITY_RELATION: CommodityRelationControl,
  NUMBER: NumberControl,
  // Loaded on demand: most modules have none.
  SOURCE: later(async () => {
    const { SourceControl } = await import('./source-control.tsx');
    return (props: ControlProps<SourceField>) => <SourceControl {...props} Control={FieldControl} />;
  }),
  LIST: (props) => <ListControl {...props} Control={FieldControl} />,
};

/** The right control for a field. */
export function FieldControl(props: ControlProps): ReactNode {
  const Control = CONTROLS[props.field.type] as ComponentType<ControlProps>;
  return <Control {...props} />;
}
