import { type ReactNode, useRef, useState } from 'react';
import type { ExchangedEntry, FileFault } from '#engine/content/exchange.ts';
import { useView } from '#runtime/view-context.tsx';
import type { ContentType } from '#schemas/content-type/define.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { downloadText } from '../kit/download.ts';
import { command, usePlaceCommands } from '../kit/place-commands.ts';
import { ErrorText } from '../kit/problem.tsx';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import { ImportPlan } from './import-plan.tsx';
import type { ListQuery } from './list-query.ts';
import { allEntries } from './use-exchange.ts';

type Props = {
  type: ContentType;
  query: ListQuery;
  canImport: boolean;
  /** Loads the list again. */
  onDone: () => Promise<unknown>;
};

/** The format's code loads when it is used. */
const loadExchange = () => import('#engine/content/exchange.ts');

/** Button that opens the export and import of a type's entries. */
export function ExchangeButton(props: Props): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const name = t(props.canImport ? 'content.exchange' : 'content.export');
  usePlaceCommands([command('exchange', name, () => setOpen(true))]);
  return (
    <>
      <button type="button" className={buttons.secondary} onClick={() => setOpen(true)}>
        {name}
      </button>
      {isOpen && (
        <Dialog title={name} onClose={() => setOpen(false)}>
          <div className={account.stack}>
            <ExportPart {...props} />
            {props.canImport && (
              <ImportPart {...props} onDone={props.onDone} onClose={() => setOpen(false)} />
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}

function ExportPart({ type, query }: Props): ReactNode {
  const t = useText();
  const { tenant } = useView();
  const { busy, problem, run, said } = useAction();
  const save = (format: 'csv' | 'json') =>
    run(async () => {
      const { MAX_ENTRIES, toCsv, toJson } = await loadExchange();
      const entries = await allEntries(type, query, MAX_ENTRIES);
      const name = `${type.type}.${format}`;
      if (format === 'json') downloadText(name, toJson(type, entries), 'application/json');
      else downloadText(name, toCsv(type, tenant.languages, entries), 'text/csv');
    }, t('content.export.done'));
  return (
    <section className={account.stack}>
      <h3 className={account.heading}>{t('content.export')}</h3>
      <p>{t('content.export.text')}</p>
      <div className={account.line}>
        <button type="button" className={buttons.secondary} disabled={busy} onClick={() => save('csv')}>
          CSV
        </button>
        <button type="button" className={buttons.secondary} disabled={busy} onClick={() => save('json')}>
          JSON
        </button>
        <span role="status">{busy ? t('content.exchange.busy') : said}</span>
      </div>
      <ErrorText>{problem}</ErrorText>
    </section>
  );
}

type Chosen = { number: number; name: string; entries: ExchangedEntry[]; unknown: string[] };

function ImportPart({ type, onDone, onClose }: Props & { onClose: () => void }): ReactNode {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const [fault, setFault] = useState<FileFault>();
  const choose = async (file: File) => {
    const { MAX_FILE, readFile } = await loadExchange();
    const read = file.size > MAX_FILE ? ({ fault: 'TOO_LARGE' } as const) : readFile(type, await file.text());
    setFault('fault' in read ? read.fault : undefined);
    setChosen((last) =>
      'fault' in read ? undefined : { number: (last?.number ?? 0) + 1, name: file.name, ...read },
    );
  };
  return (
    <section className={account.stack}>
      <h3 className={account.heading}>{t('content.import')}</h3>
      <p>{t('content.import.text')}</p>
      <div>
        <button type="button" className={buttons.secondary} onClick={() => input.current?.click()}>
          {t('content.import.file')}
        </button>
      </div>
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.json,text/csv,application/json"
        data-testid="content-file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void choose(file);
        }}
      />
      <ErrorText>{fault && t(`content.import.fault.${fault}`)}</ErrorText>
      {chosen && <ImportPlan key={chosen.number} type={type} {...chosen} onDone={onDone} onClose={onClose} />}
    </section>
  );
}
