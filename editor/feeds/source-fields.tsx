import type { ReactNode } from 'react';
import { FEED_UPLOAD, feedSourceSchema } from '#schemas/feeds/source.ts';
import account from '../account/account.module.css';
import { TextField } from '../kit/text-field.tsx';
import { useText } from '../kit/use-text.ts';
import type { Change, FeedDraft } from './draft.ts';
import { OptionCards } from './option-cards.tsx';
import { UploadField } from './upload-field.tsx';

type Props = {
  draft: FeedDraft;
  onChange: Change;
  /** True once the form has been sent: what lacks is said. */
  isTried: boolean;
};

/** Fields of a source: a file to upload, or an https address with an optional header. */
export function SourceFields({ draft, onChange, isTried }: Props): ReactNode {
  const t = useText();
  const { sourceType } = draft;
  return (
    <>
      <OptionCards
        label={t('feeds.source.type')}
        value={sourceType}
        options={[
          { value: 'upload', title: t('feeds.source.file'), text: t('feeds.source.fileText') },
          { value: 'address', title: t('feeds.source.address'), text: t('feeds.source.addressText') },
        ]}
        onChange={(value) => onChange({ sourceType: value })}
      />
      {sourceType === 'upload' ? (
        <UploadField draft={draft} onChange={onChange} isTried={isTried} maxBytes={FEED_UPLOAD.maxBytes} />
      ) : (
        <AddressFields draft={draft} onChange={onChange} isTried={isTried} />
      )}
    </>
  );
}

function AddressFields({ draft, onChange, isTried }: Props) {
  const t = useText();
  const { url, hasHeader, headerName, headerValue } = draft;
  const isSource = (header?: { name: string; value: string }) =>
    feedSourceSchema.safeParse({ type: 'address', url: header ? 'https://a.example/' : url.trim(), header })
      .success;
  const isUrlWrong = isTried && !isSource();
  const isHeaderWrong = isTried && !isSource({ name: headerName.trim(), value: headerValue });
  return (
    <>
      <TextField
        label={t('feeds.source.url')}
        hint={t('feeds.source.urlHint')}
        error={isUrlWrong ? t('feeds.source.urlWrong') : undefined}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={2_000}
        value={url}
        onChange={({ target }) => onChange({ url: target.value })}
      />
      <label className={account.check}>
        <input
          type="checkbox"
          checked={hasHeader}
          onChange={({ target }) => onChange({ hasHeader: target.checked })}
        />
        {t('feeds.source.header')}
      </label>
      {hasHeader && (
        <div className={account.row}>
          <TextField
            label={t('feeds.source.headerName')}
            hint={t('feeds.source.headerNameHint')}
            error={isHeaderWrong ? t('feeds.source.headerWrong') : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            value={headerName}
            onChange={({ target }) => onChange({ headerName: target.value })}
          />
          <TextField
            label={t('feeds.source.headerValue')}
            type="password"
            autoComplete="off"
            maxLength={2_000}
            value={headerValue}
            onChange={({ target }) => onChange({ headerValue: target.value })}
          />
        </div>
      )}
    </>
  );
}
