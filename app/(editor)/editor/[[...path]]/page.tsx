import { pageRequest } from '#server/front/page-request.ts';
import { EditorApp } from '../../editor-app.tsx';
import { editorStart } from '../../editor-start.ts';

/** Every screen of the editor: which one, the editor decides in the browser. */
export default async function EditorPage() {
  return <EditorApp start={await editorStart(pageRequest())} />;
}
