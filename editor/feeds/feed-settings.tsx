import { type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { browserApi } from '#client/browser-api.ts';
import { useView } from '#runtime/view-context.tsx';
import { changeFeed, type Feed } from '#schemas/api/invented/feeds.ts';
import type { Inspection } from '#schemas/feeds/inspection.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { ErrorText } from '../kit/problem.tsx';
import type { Run } from '../kit/use-action.ts';
import { ColumnFields } from './column-fields.tsx';
import { DefaultFields } from './default-fields.tsx';
import { areDefaults, areRules, draftOf, type FeedDraft, settingsOf, sourceOf } from './draft.ts';
import { sourceText } from './feed-item.tsx';
import styles from './feeds.module.css';
import { PreviewCards } from './preview-cards.tsx';
import { RuleFields } from './rule-fields.tsx';
import { SampleFields } from './sample-fields.tsx';
import { SourceFields } from './source-fields.tsx';
import { useInspection } from './use-inspection.ts';

/** Form of a feed's settings: those of the wizard, over the feed's own file. */
export function FeedSettings({ feed, run }: { feed: Feed; run: Run }): ReactNode {
  const { t } = useView();
  const [draft, setDraft] = useState(() => draftOf(feed));
  const [inspection, setInspection] = useState<Inspection>();
  const [isOther, setOther] = useState(false);
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<FeedDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { busy, problem, inspect } = useInspection(draft, inspection, setInspection);
  const source = isOther ? sourceOf(draft) : undefined;
  const isSourceMissing = isOther && source === undefined;

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    flushSync(() => setTried(true));
    if (isSourceMissing || !areRules(draft) || !areDefaults(draft)) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const body = { ...settingsOf(draft, inspection), ...(source && { source }) };
    const request = () => browserApi().call(changeFeed, { params: { id: feed.id }, body });
    if (await run(request, t('feeds.feed.saved'))) setOther(false);
  };

  return (
    <form
      className={account.section}
      noValidate
      aria-labelledby="settings"
      onSubmit={(event) => void save(event)}
    >
      <h2 id="settings" className={account.heading}>
        {t('feeds.feed.settings')}
      </h2>
      <RuleFields draft={draft} onChange={change} isTried={isTried} />
      <h3 className={account.label}>{t('feeds.source')}</h3>
      <p className={styles.source}>
        {sourceText(feed.source, t)}
        {feed.source.type === 'address' &&
          feed.source.headerName &&
          ` · ${t('feeds.source.withHeader', { name: feed.source.headerName })}`}
      </p>
      <div>
        <button type="button" className={buttons.secondary} onClick={() => setOther(!isOther)}>
          {t(isOther ? 'feeds.source.keep' : 'feeds.source.change')}
        </button>
      </div>
      {isOther && <SourceFields draft={draft} onChange={change} isTried={isTried} />}
      <div>
        <button
          type="button"
          className={buttons.secondary}
          disabled={busy || isSourceMissing}
          onClick={() => void inspect(source ? { source } : { feedId: feed.id })}
        >
          {t('feeds.source.check')}
        </button>
      </div>
      <ErrorText>{problem}</ErrorText>
      {inspection && (
        <>
          <SampleFields draft={draft} onChange={change} inspection={inspection} />
          <PreviewCards inspection={inspection} isUpdating={busy}>
            <ColumnFields draft={draft} onChange={change} inspection={inspection} />
          </PreviewCards>
        </>
      )}
      <DefaultFields draft={draft} onChange={change} />
      <div>
        <button type="submit" className={buttons.primary}>
          {t('feeds.feed.save')}
        </button>
      </div>
    </form>
  );
}
