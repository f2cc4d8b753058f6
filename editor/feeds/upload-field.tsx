import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import buttons from '#ui/button.module.css';
import { FilePicker } from '#ui/file-picker.tsx';
import desk from '../desk/desk.module.css';
import { callProblem } from '../kit/call-problem.ts';
import { ErrorText } from '../kit/problem.tsx';
import type { Change, FeedDraft } from './draft.ts';
import { shareText } from './run-text.ts';
import { sendUpload } from './send-upload.ts';
import wizard from './wizard.module.css';

type Props = {
  draft: FeedDraft;
  onChange: Change;
  isTried: boolean;
  /** Largest file that may be uploaded. */
  maxBytes: number;
};

/** Field of a file: chosen or dropped, uploaded at once with its progress, and continued after it has broken off. */
export function UploadField({ draft, onChange, isTried, maxBytes }: Props): ReactNode {
  const { t, lang } = useView();
  const id = useId();
  const { file, upload } = draft;
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);
  const isDone = upload !== undefined && upload.received === upload.size;
  const percent = upload ? shareText(upload.received / upload.size, lang) : shareText(0, lang);
  const name = upload?.fileName ?? file?.name ?? '';

  const send = async (chosen: File, begun: FeedDraft['upload']) => {
    request.current?.abort();
    const control = new AbortController();
    request.current = control;
    setProblem(undefined);
    setSending(true);
    try {
      await sendUpload(chosen, begun, control.signal, (next) => {
        if (!control.signal.aborted) onChange({ upload: next });
      });
    } catch (error) {
      if (!control.signal.aborted) setProblem(callProblem(t, error));
    }
    if (request.current === control) setSending(false);
  };
  const take = (chosen: File) => {
    const size = chosen.size;
    if (size === 0 || size > maxBytes) {
      setProblem(t(size === 0 ? 'feeds.source.emptyFile' : 'feeds.source.tooLarge', { name: chosen.name }));
      return;
    }
    onChange({ file: chosen, upload: undefined });
    void send(chosen, undefined);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [dropped] = event.dataTransfer.files;
    if (dropped) take(dropped);
  };
  const cancel = () => {
    request.current?.abort();
    setSending(false);
    onChange({ file: undefined, upload: undefined });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a way beside the button
    <div
      className={wizard.drop}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      data-testid="upload"
    >
      <div className={desk.actions}>
        <FilePicker type="all" className={buttons.secondary} id={id} onPick={take}>
          {t(file || upload ? 'feeds.source.chooseOther' : 'feeds.source.choose')}
        </FilePicker>
        {isSending && (
          <button type="button" className={buttons.secondary} onClick={cancel}>
            {t('feeds.source.cancel')}
          </button>
        )}
        {!isSending && file && !isDone && (
          <button type="button" className={buttons.primary} onClick={() => void send(file, upload)}>
            {t('feeds.source.resume')}
          </button>
        )}
      </div>
      <p role="status">
        {isSending
          ? t('feeds.source.sending', { name, percent })
          : isDone
            ? t('feeds.source.ready', { name, size: sizeText(upload.size, lang) })
            : name
              ? t('feeds.source.broken', { name, percent })
              : t('feeds.source.drop')}
      </p>
      {isSending && (
        <progress
          className={wizard.sending}
          aria-label={name}
          value={upload?.received ?? 0}
          max={upload?.size ?? 1}
        />
      )}
      <ErrorText>
        {problem ?? (isTried && !isDone && !isSending ? t('feeds.source.missingFile') : undefined)}
      </ErrorText>
    </div>
  );
}

/** A file's size in KB or MB. */
function sizeText(bytes: number, lang: string): string {
  const kilobytes = bytes / 1_024;
  const [value, unit] =
    kilobytes < 1_024 ? [Math.max(1, kilobytes), 'kilobyte'] : [kilobytes / 1_024, 'megabyte'];
  return value.toLocaleString(lang, {
    style: 'unit',
    unit: unit as 'kilobyte',
    maximumFractionDigits: value < 10 ? 1 : 0,
  });
}
