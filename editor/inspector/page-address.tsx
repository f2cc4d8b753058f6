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
import { Dialog } from '../kit/dialog.tsx';
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
  const { id, path, pageType, publishedVersion } = useEditor((state) => state.page);
  const isLive = publishedVersion !== null;
  const [redirect, setRedirect] = useState(true);
  const [asking, setAsking] = useState(false);
  const isBound = boundScreensOf(pageType).length > 0;
  const [typed, setTyped] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const value = typed ?? path;
  const problem = value === '' && isBound ? undefined : pathProblem(value, tenant.type);
  const error = refusal ?? (problem && t(`errors.${problem}`));
  const control = controlId(['path']);

  const isReady = !busy && problem === undefined && value !== path && value !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    if (isLive) setAsking(true);
    else void move();
  };
  const move = async () => {
    setAsking(false);
    setBusy(true);
    try {
      const body = { path: value, redirect: isLive && redirect };
      set({ page: await browserApi().call(changeAddress, { params: { id }, body }) });
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
          <button type="submit" className={buttons.button} disabled={!isReady}>
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
      {asking && (
        <MoveDialog
          to={value}
          redirect={isBound ? undefined : redirect}
          onRedirect={setRedirect}
          onMove={() => void move()}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}

type MoveProps = {
  to: string;
  /** True if the old address is redirected; undefined for a bound page, which has no address of its own. */
  redirect: boolean | undefined;
  onRedirect: (redirect: boolean) => void;
  onMove: () => void;
  onClose: () => void;
};

/** Question before the address of a live page changes. */
function MoveDialog({ to, redirect, onRedirect, onMove, onClose }: MoveProps): ReactNode {
  const t = useText();
  const path = useEditor(({ page }) => page.path);
  return (
    <Dialog title={t('inspector.page.changePath')} onClose={onClose}>
      <div className={styles.address} data-testid="move-page">
        <p>{t('inspector.page.moveText', { path, to })}</p>
        {redirect !== undefined && (
          <label className={styles.check}>
            <input type="checkbox" checked={redirect} onChange={({ target }) => onRedirect(target.checked)} />
            {t('inspector.page.redirectOld')}
          </label>
        )}
        {redirect === false && <p className={inputs.error}>{t('inspector.page.noRedirect', { path })}</p>}
        <div className={styles.buttons}>
          <button type="button" className={buttons.primary} onClick={onMove}>
            {t('inspector.page.changePath')}
          </button>
          <button type="button" className={buttons.button} onClick={onClose}>
            {t('action.cancel')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
