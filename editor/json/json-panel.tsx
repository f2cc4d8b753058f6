'use client';

import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { validateModules } from '#engine/validate-modules.ts';
import { parsePageDocument } from '#schemas/fields/parse-page.ts';
import type { Problem } from '#schemas/page/problem.ts';
import buttons from '../kit/button.module.css';
import { downloadText } from '../kit/download.ts';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorActions } from '../store/provider.tsx';
import styles from './json.module.css';
import { lineOf } from './line-of.ts';

const SHOWN_PROBLEMS = 20;

/** Panel of the rail: the page as JSON to view, edit, save as a file and load from one. */
export function JsonPanel(): ReactNode {
  const t = useText();
  const id = useId();
  const document = useEditor((state) => state.document);
  const manifest = useEditor((state) => state.manifest);
  const readOnly = useEditor((state) => state.readOnly);
  const path = useEditor(({ page }) => page.path);
  const { edit } = useEditorActions();
  const [typed, setTyped] = useState<{ text: string; over: typeof document }>();
  const [refused, setRefused] = useState<Problem>();
  const area = useRef<HTMLTextAreaElement>(null);
  const current = useMemo(() => JSON.stringify(document, null, 2), [document]);
  const text = typed?.text ?? current;
  const parsed = useMemo(() => (typed ? parsePageDocument(typed.text) : undefined), [typed]);
  const problems =
    parsed === undefined
      ? []
      : parsed.ok
        ? [...validateModules(parsed.document, manifest), ...(refused ? [refused] : [])]
        : parsed.problems;

  const apply = () => {
    if (!parsed?.ok || problems.length > 0) return;
    const problem = edit([{ type: 'replaceDocument', document: parsed.document }], {
      label: t('json.applied'),
    });
    setRefused(problem);
    if (!problem) setTyped(undefined);
  };
  const change = (next: string) => {
    setRefused(undefined);
    setTyped({ text: next, over: document });
  };
  const goTo = (line: number) => {
    const start = text.split('\n', line - 1).join('\n').length + (line > 1 ? 1 : 0);
    const end = text.indexOf('\n', start);
    area.current?.focus();
    area.current?.setSelectionRange(start, end < 0 ? text.length : end);
  };
  return (
    <section className={styles.panel} data-testid="json-panel">
      <p id={`${id}-about`} className={inputs.hint}>
        {t('json.about')}
      </p>
      <div className={styles.actions}>
        <button type="button" className={buttons.button} onClick={() => save(text, path)}>
          {t('json.export')}
        </button>
        {!readOnly && <ImportButton onText={change} />}
      </div>
      <textarea
        ref={area}
        className={styles.text}
        value={text}
        readOnly={readOnly}
        spellCheck={false}
        aria-label={t('json.title')}
        aria-describedby={`${id}-about ${id}-problems`}
        aria-invalid={problems.length > 0}
        onChange={({ target }) => change(target.value)}
      />
      <div id={`${id}-problems`} role="status">
        <ul className={styles.problems}>
          {problems.slice(0, SHOWN_PROBLEMS).map((problem) => (
            <ProblemRow
              key={`${problem.code} ${problem.path.join('.')}`}
              problem={problem}
              line={lineOf(text, problem.path)}
              onGo={goTo}
            />
          ))}
        </ul>
      </div>
      {typed && (
        <>
          {typed.over !== document && <p className={styles.changed}>{t('json.changed')}</p>}
          <div className={styles.actions}>
            <button type="button" className={buttons.button} onClick={() => setTyped(undefined)}>
              {t('json.reset')}
            </button>
            <button type="button" className={buttons.primary} disabled={problems.length > 0} onClick={apply}>
              {t('json.apply')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

function ProblemRow({
  problem: { code, path, params },
  line,
  onGo,
}: {
  problem: Problem;
  line: number;
  onGo: (line: number) => void;
}): ReactNode {
  const t = useText();
  const problem = `${t(`errors.${code}`, { ...params })}${path.length > 0 ? ` (${path.join('.')})` : ''}`;
  return (
    <li>
      <button type="button" className={styles.problem} onClick={() => onGo(line)}>
        {t('json.line', { line, problem })}
      </button>
    </li>
  );
}

function ImportButton({ onText }: { onText: (text: string) => void }): ReactNode {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={buttons.button} onClick={() => input.current?.click()}>
        {t('json.import')}
      </button>
      <input
        ref={input}
        hidden
        type="file"
        accept="application/json,.json"
        data-testid="json-file"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void file.text().then(onText);
        }}
      />
    </>
  );
}

/** Saves the text as a file that is named after the page's address. */
function save(text: string, path: string): void {
  const name = path.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'home';
  downloadText(`${name}.json`, text, 'application/json');
}
