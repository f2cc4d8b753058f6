'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createText, type Messages } from '#locales/translate.ts';
import type { ViewContext } from './context.ts';

const Context = createContext<ViewContext | undefined>(undefined);

/** Gives the islands of a page the context that its views had, with the texts that islands may need. */
export function ViewProvider(props: {
  value: Omit<ViewContext, 't'>;
  messages: Messages;
  children: ReactNode;
}): ReactNode {
  const { value, messages, children } = props;
  const context = useMemo(() => ({ ...value, t: createText(messages) }), [value, messages]);
  return <Context value={context}>{children}</Context>;
}

/** The view context, in islands. */
export function useView(): ViewContext {
  const context = useContext(Context);
  if (!context) throw new Error('useView needs a ViewProvider above');
  return context;
}

/** Adds texts that only the islands inside need. */
export function MoreTexts({ messages, children }: { messages: Messages; children: ReactNode }): ReactNode {
  const view = useView();
  const value = useMemo(() => {
    const own = createText(messages);
    const t: ViewContext['t'] = (key, params) =>
      key in messages || `${key}_other` in messages ? own(key, params) : view.t(key, params);
    return { ...view, t };
  }, [view, messages]);
  return <Context value={value}>{children}</Context>;
}
