import { EditorApp } from '../../editor-app.tsx';

/** Every screen of the editor: which one, the editor decides in the browser. */
export default async function EditorPage({ params }: { params: Promise<{ path?: string[] }> }) {
  const { path = [] } = await params;
  return <EditorApp path={['/editor', ...path].join('/')} />;
}
