'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createText, type Messages } from '#locales/translate.ts';
import type { ViewContext } from './context.ts';

/** The view context of the islands inside. */
export const ViewScope = createContext<ViewContext | undefined>(undefined);

/** Gives the islands of a page the context that its views had, with the texts that islands may need. */
export function ViewProvider(props: {
  value: Omit<ViewContext, 't'>;
  messages: Messages;
  children: ReactNode;
}): ReactNode {
  const { value, messages, children } = props;
  const context = useMemo(() => ({ ...value, t: createText(messages, value.lang) }), [value, messages]);
  return <ViewScope value={context}>{children}</ViewScope>;
}

/** The view context, in islands. */
export function useView(): ViewContext {
  const context = useContext(ViewScope);
  if (!context) throw new Error('useView needs a ViewProvider above');
  return context;
}

/** Adds texts that only the islands inside need. */
export function MoreTexts({ messages, children }: { messages: Messages; children: ReactNode }): ReactNode {
  const view = useView();
  const value = useMemo(() => {
    const own = createText(messages, view.lang);
    const t: ViewContext['t'] = (key, params) =>
      key in messages || `${key}_other` in messages ? own(key, params) : view.t(key, params);
    return { ...view, t };
  }, [view, messages]);
  return <ViewScope value={value}>{children}</ViewScope>;
}
