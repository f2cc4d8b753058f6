import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError } from '#client/api-error.ts';
import { browserApi } from '#client/browser-api.ts';
import { useView } from '#runtime/view-context.tsx';
import { changeAddress } from '#schemas/api/invented/editor-pages.ts';
import { hasRole } from '#schemas/operator.ts';
import { pathProblem } from '#schemas/page/page-path.ts';
import { homePaths } from '#schemas/screens.ts';
import { BoundAddressControl, boundScreensOf } from '../fields/bound-address-control.tsx';
import { FieldShell } from '../fields/field-shell.tsx';
import buttons from '../kit/button.module.css';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorActions } from '../store/provider.tsx';
import styles from './inspector.module.css';
import { controlId } from './place.ts';

/**
 * Address of the page. It isn't part of the document: it changes once the server has confirmed it, and takes effect at
 * once.
 */
export function PageAddress(): ReactNode {
  const t = useText();
  const { tenant } = useView();
  const { path, publishedVersion } = useEditor((state) => state.page);
  const readOnly = useEditor((state) => state.readOnly);
  const role = useEditor((state) => state.me.role);
  const isLive = publishedVersion !== null;
  const isKept = isLive && homePaths(tenant.type).includes(path);
  if (!readOnly && !isKept && hasRole(role, isLive ? 'publisher' : 'editor')) return <AddressForm />;
  return (
    <div className={styles.address}>
      <p className={styles.note}>
        {t('inspector.page.path')}: <code>{path}</code>
      </p>
      <p className={styles.note}>
        {!readOnly && t(isKept ? 'errors.PAGE_REQUIRED' : 'inspector.page.pathOfLive')}
      </p>
    </div>
  );
}

/** Form for the address: the typed text stays until the server accepts it. */
function AddressForm(): ReactNode {
  const t = useText();
  const { tenant } = useView();
  const { set, say } = useEditorActions();
  const { id, path, pageType } = useEditor((state) => state.page);
  const isBound = boundScreensOf(pageType).length > 0;
  const [typed, setTyped] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const value = typed ?? path;
  const problem = value === '' && isBound ? undefined : pathProblem(value, tenant.type);
  const error = refusal ?? (problem && t(`errors.${problem}`));
  const control = controlId(['path']);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || problem || value === path || value === '') return;
    setBusy(true);
    try {
      set({ page: await browserApi().call(changeAddress, { params: { id }, body: { path: value } }) });
      setTyped(undefined);
      say('inspector.page.pathChanged', { path: value });
    } catch (failure) {
      setRefusal(failure instanceof ApiError ? failure.message : String(failure));
    }
    setBusy(false);
  };
  return (
    <form className={styles.address} onSubmit={submit} aria-busy={busy}>
      <FieldShell id={control} label={t('inspector.page.path')} error={error}>
        {isBound && (
          <BoundAddressControl
            pageType={pageType}
            path={path}
            disabled={busy}
            onPath={(chosen) => {
              setTyped(chosen);
              setRefusal(undefined);
            }}
          />
        )}
        <input
          id={control}
          className={inputs.input}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={value}
          readOnly={busy || isBound}
          aria-invalid={error !== undefined}
          aria-describedby={`${control}-error`}
          onChange={({ target }) => {
            setTyped(target.value);
            setRefusal(undefined);
          }}
        />
      </FieldShell>
      {typed !== undefined && typed !== path && (
        <div className={styles.buttons}>
          <button
            type="submit"
            className={buttons.button}
            disabled={busy || problem !== undefined || value === ''}
          >
            {t('inspector.page.changePath')}
          </button>
          <button
            type="button"
            className={buttons.button}
            disabled={busy}
            onClick={() => {
              setTyped(undefined);
              setRefusal(undefined);
            }}
          >
            {t('action.cancel')}
          </button>
        </div>
      )}
    </form>
  );
}
