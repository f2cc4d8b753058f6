import { EditorApp } from '../../editor-app.tsx';

/** Every screen of the editor: which one, the editor decides in the browser. */
export default function EditorPage() {
  return <EditorApp />;
}
