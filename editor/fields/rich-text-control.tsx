import { EditorContent, useEditor } from '@tiptap/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { sanitizeRichText } from '#schemas/content/rich-text.ts';
import type { RichTextField } from '#schemas/fields/rich-text.ts';
import { LANGUAGE_NAMES } from '#schemas/languages.ts';
import { isUndoKey } from '../kit/shortcuts.ts';
import { useText } from '../kit/use-text.ts';
import { reasonOf } from '../media/use-library.ts';
import { type ControlProps, describedBy, labelText, recordOf, withEntry } from './control.ts';
import { FieldShell } from './field-shell.tsx';
import styles from './fields.module.css';
import { translateForeignHtml } from './foreign-html.ts';
import { LanguagePills, useFieldLanguage } from './language-pills.tsx';
import { foreignPictures, insertPictures, picturesOf } from './rich-text-pictures.ts';
import { richTextExtensions } from './rich-text-schema.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

/** RICH_TEXT: article markup as the sanitiser allows it, per language. */
export function RichTextControl(props: ControlProps<RichTextField>): ReactNode {
  const { id, field, value, onChange, languages, tenant, error, disabled } = props;
  const t = useText();
  const [lang, setLang] = useFieldLanguage(props.lang);
  const htmlIn = (one: string) => String(recordOf(value)[one] ?? '');
  const help = field.help && labelText(t, field.help);
  const isFallback = htmlIn(lang) === '' && lang !== tenant.defaultLanguage;
  return (
    <FieldShell
      id={id}
      label={labelText(t, field.label)}
      required={field.required}
      help={help}
      error={error}
      group
      aside={
        <LanguagePills
          id={id}
          languages={languages}
          lang={lang}
          onLang={setLang}
          has={(one) => htmlIn(one) !== ''}
          disabled={disabled}
        />
      }
    >
      <HtmlEditor
        key={lang}
        id={id}
        lang={lang}
        html={htmlIn(lang)}
        describedBy={describedBy(id, { help })}
        disabled={disabled}
        onHtml={(html) => onChange(withEntry(value, lang, html || undefined))}
      />
      {isFallback && htmlIn(tenant.defaultLanguage) !== '' && (
        <p className={styles.foot}>
          {t('fields.fallback', { language: LANGUAGE_NAMES[tenant.defaultLanguage] })}
        </p>
      )}
    </FieldShell>
  );
}

function HtmlEditor(props: {
  id: string;
  lang: string;
  html: string;
  describedBy: string;
  disabled: boolean | undefined;
  onHtml: (html: string) => void;
}): ReactNode {
  const { id, lang, html, describedBy: described, disabled = false, onHtml } = props;
  const t = useText();
  /** State of pasted or dropped pictures, in words. */
  const [notice, setNotice] = useState('');
  const said = useRef(html);
  const tell = useRef(onHtml);
  tell.current = onHtml;
  const add = (files: readonly File[], position: number) => {
    if (!editor || disabled) return;
    setNotice(t('fields.picture.sending'));
    insertPictures(editor, files, position).then(
      (isStill) => setNotice(isStill ? t('media.still') : ''),
      (problem) => setNotice(reasonOf(problem) ?? t('media.failed')),
    );
  };
  const handlers = useRef({ add, setNotice, t });
  handlers.current = { add, setNotice, t };
  const editor = useEditor({
    extensions: richTextExtensions,
    content: html,
    editable: !disabled,
    immediatelyRender: false,
    editorProps: {
      // ProseMirror would prevent these keys; they are the page's or the entry's.
      handleDOMEvents: { keydown: (_, event) => isUndoKey(event) },
      // Sanitised before ProseMirror parses it, which fails on some markup that the sanitiser drops.
      transformPastedHTML: (pasted) => {
        const count = foreignPictures(pasted);
        const { setNotice: say, t: text } = handlers.current;
        say(count > 0 ? text('fields.richText.picturesLeft', { count }) : '');
        return sanitizeRichText(translateForeignHtml(pasted));
      },
      handlePaste: (view, { clipboardData }) => {
        const files = picturesOf(clipboardData);
        if (files.length > 0) handlers.current.add(files, view.state.selection.from);
        return files.length > 0;
      },
      handleDrop: (view, { dataTransfer, clientX, clientY }) => {
        const files = picturesOf(dataTransfer);
        const place = view.posAtCoords({ left: clientX, top: clientY });
        if (files.length > 0) handlers.current.add(files, place?.pos ?? view.state.doc.content.size);
        return files.length > 0;
      },
      attributes: {
        id,
        lang,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': described,
        class: styles.prose ?? '',
      },
    },
    onUpdate: ({ editor: changed }) => {
      said.current = changed.isEmpty ? '' : sanitizeRichText(changed.getHTML());
      tell.current(said.current);
    },
  });
  useEffect(() => {
    if (!editor || html === said.current) return;
    // The change came from undo or from another operator: the cursor stays as near as it can.
    said.current = html;
    const { from, to } = editor.state.selection;
    editor.commands.setContent(html, { emitUpdate: false });
    const end = editor.state.doc.content.size;
    editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) });
  }, [editor, html]);
  useEffect(() => editor?.setEditable(!disabled, false), [editor, disabled]);
  if (!editor) return <div className={styles.prose} />;
  return (
    <div className={styles.richText}>
      {!disabled && <RichTextToolbar editor={editor} id={id} />}
      <EditorContent editor={editor} />
      <p className={styles.foot} aria-live="polite">
        {notice}
      </p>
    </div>
  );
}
