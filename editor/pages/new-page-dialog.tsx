'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError } from '#client/api-error.ts';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import { createPage, editorPages, pageTemplates } from '#schemas/api/invented/editor-pages.ts';
import { BOUND_SCREEN_NAMES, boundPath, boundScreen } from '#schemas/page/bound-address.ts';
import { PAGE_TYPES, type PageType } from '#schemas/page/document.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import { BoundAddressControl, boundScreensOf } from '../fields/bound-address-control.tsx';
import button from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import input from '../kit/input.module.css';
import { navigate } from '../kit/navigate.ts';
import { keptName } from '../reuse/kept-name.ts';
import styles from './new-page-dialog.module.css';

/** Screens with a single address, which a page of modules may compose. */
const SCREENS = BOUND_SCREEN_NAMES.filter((name) => boundScreen(name).kind === undefined);

/** Number of own templates that are offered: those edited last. */
const MOST_OWN = 100;

/** Dialog for a new page: its title, its address and its template. */
export function NewPageDialog({ onClose }: { onClose: () => void }): ReactNode {
  const view = useView();
  const { t, lang, tenant } = view;
  // Without templates the page starts empty.
  const { data: builtIn = [] } = useEndpoint(pageTemplates, {});
  const { data: own } = useEndpoint(editorPages, {
    query: { page: 1, size: MOST_OWN, archived: false, kind: 'template' },
  });
  const [title, setTitle] = useState('');
  const [path, setPath] = useState('');
  const [pageType, setPageType] = useState<PageType>('COMMON_PAGE');
  const [template, setTemplate] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const templates = [
    { id: '', pageType, name: t('workspace.emptyPage'), about: t('workspace.emptyPageAbout') },
    ...(own?.content ?? []).map((page) => ({
      ...page,
      name: keptName(page, view),
      about: t('reuse.ownTemplate'),
    })),
    ...builtIn.map(({ name, description, ...each }) => ({
      ...each,
      name: pickLocalized(name, lang, 'en') ?? each.id,
      about: pickLocalized(description, lang, 'en') ?? '',
    })),
  ];
  const isBound = boundScreensOf(pageType).length > 0;
  const address = isBound ? path : path || addressOf(title);

  const chooseType = (value: string) => {
    const type = PAGE_TYPES.find((each) => each === value) ?? 'COMMON_PAGE';
    const [screen] = boundScreensOf(type);
    setPageType(type);
    setPath(screen ? boundPath({ screen }) : '');
    setTemplate('');
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      const isOwn = own?.content.some(({ id }) => id === template);
      const from = template === '' ? {} : { from: isOwn ? { page: template } : { template } };
      const body = { path: address, pageType, ...(title && { title: { [lang]: title } }), ...from };
      const page = await browserApi().call(createPage, { body });
      navigate(`/editor/pages/${page.id}`);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : String(error));
      setBusy(false);
    }
  };

  return (
    <Dialog title={t('workspace.newPage')} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <label className={input.field}>
          <span className={input.label}>{t('workspace.title')}</span>
          <input
            className={input.input}
            value={title}
            maxLength={200}
            onChange={({ target }) => setTitle(target.value)}
          />
        </label>
        <label className={input.field}>
          <span className={input.label}>{t('workspace.filterType')}</span>
          <select
            className={input.input}
            value={pageType}
            onChange={({ target }) => chooseType(target.value)}
          >
            {PAGE_TYPES.map((each) => (
              <option key={each} value={each}>
                {t(`workspace.type.${each}`)}
              </option>
            ))}
          </select>
        </label>
        {isBound ? (
          <BoundAddressControl key={pageType} pageType={pageType} path={path} onPath={setPath} />
        ) : (
          <label className={input.field}>
            <span className={input.label}>{t('workspace.address')}</span>
            <input
              className={input.input}
              value={address}
              required
              list="new-page-screens"
              onChange={({ target }) => setPath(target.value)}
              aria-invalid={problem !== undefined}
            />
            <datalist id="new-page-screens">
              {SCREENS.map((screen) => (
                <option key={screen} value={boundPath({ screen })}>
                  {t(`bound.${screen}`)}
                </option>
              ))}
            </datalist>
          </label>
        )}
        {address && <p className={input.hint}>{isBound ? address : tenant.siteOrigin + address}</p>}
        <fieldset className={styles.templates}>
          <legend className={input.label}>{t('workspace.startFrom')}</legend>
          {templates
            .filter((each) => each.pageType === pageType)
            .map(({ id, name, about }) => (
              <label key={id} className={styles.template}>
                <input
                  type="radio"
                  name="template"
                  value={id}
                  checked={template === id}
                  onChange={() => setTemplate(id)}
                />
                <b>{name}</b>
                <span>{about}</span>
              </label>
            ))}
        </fieldset>
        {problem && (
          <p role="alert" className={input.error}>
            {problem}
          </p>
        )}
        <button type="submit" className={button.primary} disabled={busy || address === ''}>
          {t('workspace.create')}
        </button>
      </form>
    </Dialog>
  );
}

/** Address made of a title: its letters and digits, joined by hyphens. */
function addressOf(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.length > 0 ? `/${words.join('-')}` : '';
}
