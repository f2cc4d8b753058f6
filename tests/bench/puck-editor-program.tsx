import { type Config, type Data, Puck, type PuckAction, useGetPuck } from '@puckeditor/core';
import '@puckeditor/core/puck.css';
import '#ui/tokens.css';
import '#ui/base.css';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Messages } from '#locales/translate.ts';
import { GoodsListView } from '#modules/goods-list/view.tsx';
import type { ViewContext } from '#runtime/context.ts';
import { useView, ViewProvider } from '#runtime/view-context.tsx';
import type { Goods } from '#schemas/entities/goods.ts';
import { PUCK_ACTION } from './editor-drivers.ts';

/** Data from the bench: every module's id, title and cards. */
export type PuckPage = { modules: { id: string; title: string; goods: readonly Goods[] }[] };
export type PuckView = Omit<ViewContext, 't'> & { messages: Messages };
const read = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '');
const { modules }: PuckPage = read('page');
const { messages, ...context }: PuckView = read('view');
const cards = new Map(modules.map(({ id, goods }) => [id, goods]));

const config: Config = {
  components: {
    'goods-list': {
      fields: { title: { type: 'text' } },
      defaultProps: { title: 'new' },
      render: ({ id, title }) => <GoodsList id={id} title={title} />,
    },
  },
};
function GoodsList({ id, title }: { id: string; title: string }): ReactNode {
  return (
    <GoodsListView
      id={id}
      props={{ title: { th: title }, source: { pick: [] }, toPlatform: false }}
      data={{ goods: cards.get(id) ?? modules[0]?.goods ?? [] }}
      ctx={useView()}
      slots={{}}
    />
  );
}

const data: Data = {
  root: { props: {} },
  content: modules.map(({ id, title }) => ({ type: 'goods-list', props: { id, title } })),
};

function Actions({ children }: { children: ReactNode }): ReactElement {
  const getPuck = useGetPuck();
  useEffect(() => {
    const act = (event: Event) => getPuck().dispatch((event as CustomEvent<PuckAction>).detail);
    document.addEventListener(PUCK_ACTION, act);
    return () => document.removeEventListener(PUCK_ACTION, act);
  }, [getPuck]);
  return <>{children}</>;
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <ViewProvider value={context} messages={messages}>
    <Puck config={config} data={data} overrides={{ puck: Actions }} />
  </ViewProvider>,
);
