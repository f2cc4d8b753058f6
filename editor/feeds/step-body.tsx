import type { ReactNode } from 'react';
import type { Inspection } from '#schemas/feeds/inspection.ts';
import { ColumnFields } from './column-fields.tsx';
import { DefaultFields } from './default-fields.tsx';
import type { Change, FeedDraft } from './draft.ts';
import { NameLists } from './name-lists.tsx';
import { PreviewCards } from './preview-cards.tsx';
import { RuleFields } from './rule-fields.tsx';
import { SampleFields } from './sample-fields.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { SourceFields } from './source-fields.tsx';
import type { Step } from './wizard-store.ts';

type Props = {
  step: Exclude<Step, 'dry'>;
  draft: FeedDraft;
  inspection: Inspection | undefined;
  isTried: boolean;
  /** True while the preview of a change is on its way. */
  isUpdating: boolean;
  onChange: Change;
};

/** Fields of a step of the wizard. */
export function StepBody({ step, draft, inspection, isTried, isUpdating, onChange }: Props): ReactNode {
  if (step === 'source' || !inspection)
    return <SourceFields draft={draft} onChange={onChange} isTried={isTried} />;
  if (step === 'sample') return <SampleFields draft={draft} onChange={onChange} inspection={inspection} />;
  if (step === 'names') return <NameLists inspection={inspection} />;
  if (step === 'rules')
    return (
      <>
        <RuleFields draft={draft} onChange={onChange} isTried={isTried} />
        <ScheduleFields draft={draft} onChange={onChange} />
      </>
    );
  return (
    <PreviewCards inspection={inspection} isUpdating={isUpdating}>
      <ColumnFields draft={draft} onChange={onChange} inspection={inspection} />
      <DefaultFields draft={draft} onChange={onChange} />
    </PreviewCards>
  );
}
