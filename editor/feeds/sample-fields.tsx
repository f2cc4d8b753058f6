import type { ReactNode } from 'react';
import type { TextKey } from '#locales/translate.ts';
import { useView } from '#runtime/view-context.tsx';
import { FEED_FORMATS } from '#schemas/feeds/format.ts';
import type { Inspection } from '#schemas/feeds/inspection.ts';
import { hasKey } from '#schemas/typed-object.ts';
import account from '../account/account.module.css';
import type { Change, FeedDraft } from './draft.ts';
import styles from './feeds.module.css';
import { RemarkList } from './remark-list.tsx';
import { SampleRows } from './sample-rows.tsx';
import { SelectField } from './select-field.tsx';
import wizard from './wizard.module.css';

const FORMATS = ['auto', ...FEED_FORMATS] as const;
const KINDS = {
  table: 'feeds.kind.table',
  json: 'feeds.kind.json',
  jsonl: 'feeds.kind.jsonl',
  xml: 'feeds.kind.xml',
  xlsx: 'feeds.kind.xlsx',
  'lazada-page': 'feeds.kind.lazada-page',
} as const satisfies Record<string, TextKey>;
const DELIMITERS = {
  ',': 'feeds.delimiter.comma',
  ';': 'feeds.delimiter.semicolon',
  '\t': 'feeds.delimiter.tab',
  '|': 'feeds.delimiter.pipe',
} as const satisfies Record<string, TextKey>;

type Props = { draft: FeedDraft; onChange: Change; inspection: Inspection };

/** Kind of a file, the layout in which it is read, and its first rows with what they become. */
export function SampleFields({ draft, onChange, inspection }: Props): ReactNode {
  const { t } = useView();
  const { rows, read, rejected } = inspection;
  const good = rows.filter(({ item }) => item).length;
  const counts =
    good === rows.length
      ? t('feeds.sample.fine', { count: good })
      : t('feeds.sample.count', { good, total: rows.length });
  return (
    <>
      <FileFacts inspection={inspection} />
      <SelectField
        label={t('feeds.sample.format')}
        value={draft.format}
        options={FORMATS.map((value) => ({ value, text: t(`feeds.format.${value}`) }))}
        onChange={(value) =>
          onChange({ format: FORMATS.find((one) => one === value) ?? 'auto', mapping: null })
        }
      />
      <h3 className={account.label}>{t('feeds.sample.rows')}</h3>
      <p role="status">
        {rows.length === 0 ? t('feeds.sample.none') : counts}
        {read > rows.length && ` ${t('feeds.sample.counted', { read, rejected })}`}
      </p>
      <RemarkList remarks={inspection} />
      <SampleRows rows={rows} />
    </>
  );
}

function FileFacts({
  inspection: { kind, encoding, delimiter, format, columns },
}: Pick<Props, 'inspection'>) {
  const { t, lang } = useView();
  const known = FEED_FORMATS.find((one) => one === format);
  const facts = [
    { name: t('feeds.sample.kind'), value: hasKey(KINDS, kind) ? t(KINDS[kind]) : kind },
    { name: t('feeds.sample.encoding'), value: encoding.toUpperCase() },
    ...(delimiter && hasKey(DELIMITERS, delimiter)
      ? [{ name: t('feeds.sample.delimiter'), value: t(DELIMITERS[delimiter]) }]
      : []),
    { name: t('feeds.sample.columns'), value: columns.length.toLocaleString(lang) },
  ];
  return (
    <>
      <p className={wizard.recognised} data-known={format !== 'generic'}>
        {known && known !== 'generic'
          ? t('feeds.sample.recognised', { name: t(`feeds.format.${known}`) })
          : t('feeds.sample.unknownLayout')}
      </p>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
