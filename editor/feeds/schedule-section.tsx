import { type FormEvent, type ReactNode, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useView } from '#runtime/view-context.tsx';
import { type Feed, scheduleFeed } from '#schemas/api/invented/feeds.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import type { Run } from '../kit/use-action.ts';
import { draftOf, scheduleOf } from './draft.ts';
import { ScheduleFields } from './schedule-fields.tsx';

/** Form of a feed's schedule, which publishers save by itself. */
export function ScheduleSection({ feed, run }: { feed: Feed; run: Run }): ReactNode {
  const { t } = useView();
  const [draft, setDraft] = useState(() => draftOf(feed));
  const schedule = scheduleOf(draft);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (schedule === undefined) return;
    void run(
      () => browserApi().call(scheduleFeed, { params: { id: feed.id }, body: { schedule } }),
      t('feeds.feed.scheduled'),
    );
  };
  return (
    <form className={account.section} noValidate aria-label={t('feeds.schedule')} onSubmit={save}>
      <ScheduleFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
      <div>
        <button type="submit" className={buttons.secondary} disabled={schedule === undefined}>
          {t('feeds.feed.saveSchedule')}
        </button>
      </div>
    </form>
  );
}
