import { useEffect } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { readVersion } from '#schemas/api/invented/publishing.ts';
import { useEditor, useEditorStore } from '../store/provider.tsx';

/** Version on the canvas, and the function that shows another one; undefined is the draft, also once the panel closes. */
export function useShownVersion() {
  const store = useEditorStore();
  const shown = useEditor(({ shownVersion }) => shownVersion?.version);
  useEffect(() => () => store.showVersion(undefined), [store]);
  const show = async (version: number | undefined) => {
    if (version === undefined) return store.showVersion(undefined);
    const { id } = store.getState().page;
    const { document } = await browserApi().call(readVersion, { params: { id, version } });
    store.showVersion({ version, document });
  };
  return { shown, show };
}
