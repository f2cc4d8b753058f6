'use client';

import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '#client/api-error.ts';
import { browserApi } from '#client/browser-api.ts';
import { useView } from '#runtime/view-context.tsx';
import { createRelease } from '#schemas/api/invented/releases.ts';
import { type RefusedPages, refusedPagesSchema } from '#schemas/entities/finding.ts';
import type { PageSummary } from '#schemas/entities/page-summary.ts';
import { findingKey } from '#schemas/page/finding.ts';
import { findingText } from '../checks/finding-text.ts';
import buttons from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import inputs from '../kit/input.module.css';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import { DraftChoice, type EntryRef } from './draft-choice.tsx';
import styles from './publish.module.css';
import { ReleaseTimes } from './release-times.tsx';
import type { Times } from './use-publication.ts';

type Props = {
  pages: readonly PageSummary[];
  nameOf: (pageId: string) => string;
  onClose: (made: boolean) => void;
};

/**
 * Form of a release: pages and content whose drafts go live together, now or at a time. The pages' findings are shown
 * and must be signed.
 */
export function NewRelease({ pages, nameOf, onClose }: Props): ReactNode {
  const t = useText();
  const ctx = useView();
  const { busy, problem, run } = useAction();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [entries, setEntries] = useState<readonly EntryRef[]>([]);
  const [times, setTimes] = useState<Times>({});
  const [refused, setRefused] = useState<RefusedPages['pages']>([]);
  const [isSigned, setIsSigned] = useState(false);

  const create = () =>
    run(async () => {
      const signedOf = (pageId: string) =>
        refused.find((one) => one.pageId === pageId)?.findings.map(findingKey);
      const items = chosen.map((pageId) => ({ pageId, signed: isSigned ? (signedOf(pageId) ?? []) : [] }));
      await browserApi()
        .call(createRelease, { body: { name, items, entries: [...entries], ...times } })
        .catch((error: unknown) => {
          const data = error instanceof ApiError ? z.safeParse(refusedPagesSchema, error.data) : undefined;
          setIsSigned(false);
          if (data?.success) setRefused(data.data.pages);
          throw error;
        });
      onClose(true);
    });
  const hasErrors = refused.some(({ findings }) => findings.some(({ severity }) => severity === 'error'));
  const isEmpty = chosen.length === 0 && entries.length === 0;
  const toggle = (id: string, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id)));

  return (
    <Dialog title={t('release.new')} onClose={() => onClose(false)} size="wide">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty && !busy) void create();
        }}
      >
        <label className={inputs.field}>
          <span className={inputs.label}>{t('release.name')}</span>
          <input
            className={inputs.input}
            value={name}
            maxLength={200}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <fieldset className={styles.pages}>
          <legend className={inputs.label}>{t('release.pages')}</legend>
          {pages.map(({ id, path }) => (
            <label key={id} className={styles.sign}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ target }) => toggle(id, target.checked)}
              />
              <span>
                {nameOf(id)} <span className={styles.path}>{path}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <DraftChoice chosen={entries} onChange={setEntries} />
        <ReleaseTimes times={times} onChange={setTimes} />
        {refused.map(({ pageId, findings }) => (
          <section key={pageId}>
            <h3>{nameOf(pageId)}</h3>
            <ul className={styles.rows}>
              {findings.map((finding) => (
                <li key={findingKey(finding)}>{findingText(ctx, finding)}</li>
              ))}
            </ul>
          </section>
        ))}
        {hasErrors && <p className={inputs.error}>{t('publish.blocked')}</p>}
        {refused.length > 0 && !hasErrors && (
          <label className={styles.sign}>
            <input
              type="checkbox"
              checked={isSigned}
              onChange={({ target }) => setIsSigned(target.checked)}
            />
            {t('publish.sign')}
          </label>
        )}
        <footer className={styles.footer}>
          <p role="status" className={inputs.error}>
            {problem}
          </p>
          <button type="submit" className={buttons.primary} disabled={isEmpty || busy}>
            {t(times.publishAt === undefined ? 'publish.title' : 'publish.schedule')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
