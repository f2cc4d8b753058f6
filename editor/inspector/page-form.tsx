import { type ReactNode, useState } from 'react';
import { smallestChanges } from '#engine/change.ts';
import { useView } from '#runtime/view-context.tsx';
import type { Field } from '#schemas/fields/registry.ts';
import type { PageMeta } from '#schemas/page/document.ts';
import { pageKind } from '#schemas/page/page-kind.ts';
import type { Problem } from '#schemas/page/problem.ts';
import { OutdatedTranslations } from '../fields/contexts.ts';
import { PictureUrl } from '../fields/picture-url.tsx';
import { FieldControl } from '../fields/registry.tsx';
import { useText } from '../kit/use-text.ts';
import { SharedUses } from '../reuse/shared-uses.tsx';
import { useEditor, useEditorActions } from '../store/provider.tsx';
import { UsedOn } from '../used-on/used-on.tsx';
import styles from './inspector.module.css';
import { useOutdated } from './outdated.ts';
import { PageAddress } from './page-address.tsx';
import { PageFields } from './page-fields.tsx';
import { controlId } from './place.ts';
import { SearchPreview } from './search-preview.tsx';

/** Draft that the document doesn't accept: shown instead of the stored value `over` until that changes. */
type Draft = { over: unknown; value: unknown; problem: Problem };

/** Settings of the page: the texts for search engines and shared links, and its custom fields. */
export function PageForm(): ReactNode {
  const t = useText();
  const { tenant } = useView();
  const { edit } = useEditorActions();
  const { id, path } = useEditor(({ page }) => page);
  const kind = pageKind(path);
  const meta = useEditor((state) => state.document.meta);
  const readOnly = useEditor((state) => state.readOnly);
  const languages = useEditor((state) => state.languages);
  const lang = useEditor((state) => state.language);
  const pageId = useEditor((state) => state.page.id);
  const outdated = useOutdated();
  const [drafts, setDrafts] = useState<Partial<Record<keyof PageMeta, Draft>>>({});

  const change = (name: keyof PageMeta, label: string, value: unknown) => {
    const changes = smallestChanges(meta[name], value, ['meta', name]);
    const coalesce = changes.length === 1 ? `page/${changes[0]?.path.join('/')}` : undefined;
    const problem = edit([{ type: 'setMeta', name, value }], { label, ...(coalesce && { coalesce }) });
    setDrafts((last) => ({ ...last, [name]: problem && { over: meta[name], value, problem } }));
  };
  const control = (field: Field & { name: keyof PageMeta }, label: string) => {
    const draft = drafts[field.name];
    const isDraft = draft !== undefined && draft.over === meta[field.name];
    return (
      <FieldControl
        id={controlId(['meta', field.name])}
        field={field}
        value={isDraft ? draft.value : meta[field.name]}
        onChange={(value) => change(field.name, label, value)}
        lang={lang}
        languages={languages}
        tenant={tenant}
        error={isDraft ? t(`errors.${draft.problem.code}`, draft.problem.params) : undefined}
        disabled={readOnly}
      />
    );
  };
  const text = { type: 'TEXT', localized: true } as const;
  if (kind !== 'page')
    return (
      <>
        <h2 className={styles.title}>{t(`reuse.one.${kind}`)}</h2>
        <div className={styles.panel}>
          {control({ ...text, name: 'title', label: 'reuse.name', maxLength: 200 }, t('reuse.name'))}
          {kind === 'shared' && <SharedUses id={id} />}
        </div>
      </>
    );
  return (
    <>
      <h2 className={styles.title}>{t('inspector.page')}</h2>
      <div className={styles.panel}>
        <PageAddress />
        <OutdatedTranslations value={outdated}>
          {control(
            {
              ...text,
              name: 'title',
              label: 'field.metaTitle',
              maxLength: 200,
              help: 'inspector.page.titleAdvice',
            },
            t('field.metaTitle'),
          )}
          {control(
            {
              ...text,
              name: 'description',
              label: 'field.metaDescription',
              maxLength: 500,
              multiline: true,
              help: 'inspector.page.descriptionAdvice',
            },
            t('field.metaDescription'),
          )}
          <PictureUrl
            id={controlId(['meta', 'image'])}
            label={t('inspector.page.image')}
            url={meta.image}
            disabled={readOnly}
            onUrl={(url) => change('image', t('inspector.page.image'), url)}
          />
          {control(
            {
              name: 'noindex',
              type: 'SELECT',
              label: 'field.noindex',
              options: [
                { value: false, label: 'option.no' },
                { value: true, label: 'option.yes' },
              ],
            },
            t('field.noindex'),
          )}
          <SearchPreview />
          <PageFields />
        </OutdatedTranslations>
        <UsedOn kind="page" id={pageId} />
      </div>
    </>
  );
}
