import { pageRequest } from '#server/edge/next-adapter/page-request.ts';
import { EditorApp } from '../../editor-app.tsx';
import { editorStart } from '../../editor-start.ts';

/** Page of every screen of the editor, which chooses the screen in the browser. */
export default async function EditorPage() {
  return <EditorApp start={await editorStart(pageRequest())} />;
}
