import { Toolbar } from '@base-ui/react/toolbar';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { TextKey } from '#locales/translate.ts';
import { useView } from '#runtime/view-context.tsx';
import { parseLink } from '#schemas/content/link.ts';
import buttons from '../kit/button.module.css';
import { Icon } from '../kit/icon.tsx';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { MediaDialog } from '../media/media-dialog.tsx';
import styles from './fields.module.css';

type NameOf<Key> = Key extends `fields.richText.${infer Name}` ? Name : never;
/** Name of a tool, as in its label's text key. */
type ToolName = NameOf<TextKey>;

type Tool = {
  name: ToolName;
  /** Content of the button. */
  sign: ReactNode;
  isOn?: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
};

const mark = (name: ToolName, sign: ReactNode): Tool => ({
  name,
  sign,
  isOn: (editor) => editor.isActive(name),
  run: (chain) => chain.toggleMark(name),
});
const heading = (level: 2 | 3 | 4): Tool => ({
  name: `heading${level}`,
  sign: `H${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (chain) => chain.toggleHeading({ level }),
});
const block = (name: ToolName, sign: ReactNode, run: Tool['run']): Tool => ({
  name,
  sign,
  isOn: (editor) => editor.isActive(name),
  run,
});

const cell = (type: string) => ({ type, content: [{ type: 'paragraph' }] });
const row = (type: string) => ({ type: 'tableRow', content: [cell(type), cell(type), cell(type)] });
const TABLE = { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] };

const GROUPS: readonly (readonly Tool[])[] = [
  [mark('bold', 'B'), mark('italic', 'I'), mark('underline', 'U'), mark('strike', 'S')],
  [
    mark('sub', <Icon name="subscript" size={16} />),
    mark('sup', <Icon name="superscript" size={16} />),
    mark('code', '<>'),
  ],
  [heading(2), heading(3), heading(4)],
  [
    block('bulletList', '•', (chain) => chain.toggleBulletList()),
    block('orderedList', <Icon name="numbers" size={16} />, (chain) => chain.toggleOrderedList()),
    block('blockquote', <Icon name="quote" size={16} />, (chain) => chain.toggleBlockquote()),
    block('codeBlock', '{}', (chain) => chain.toggleCodeBlock()),
    block('horizontalRule', '—', (chain) => chain.setHorizontalRule()),
    block('table', <Icon name="table" size={16} />, (chain) => chain.insertContent(TABLE)),
  ],
];

const TABLE_TOOLS = [
  { name: 'addRowAfter', sign: '+↓', run: addRowAfter },
  { name: 'addColumnAfter', sign: '+→', run: addColumnAfter },
  { name: 'deleteRow', sign: '−↓', run: deleteRow },
  { name: 'deleteColumn', sign: '−→', run: deleteColumn },
  { name: 'deleteTable', sign: <Icon name="trash" size={16} />, run: deleteTable },
] as const;

/** Toolbar of a rich text: one tab stop, arrow keys move between the buttons. */
export function RichTextToolbar({ editor, id }: { editor: Editor; id: string }): ReactNode {
  const t = useText();
  const [open, setOpen] = useState<'link' | 'image'>();
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: GROUPS.flat().flatMap((tool) => (tool.isOn?.(now) ? [tool.name] : [])),
      link: now.isActive('link'),
      href: String(now.getAttributes('link').href ?? ''),
      table: now.isActive('table'),
    }),
  });
  const button = (name: ToolName, sign: ReactNode, pressed: boolean | undefined, run: () => void) => {
    const label = t(`fields.richText.${name}`);
    return (
      <Toolbar.Button
        key={name}
        className={styles.tool}
        data-tool={name}
        aria-label={label}
        title={label}
        aria-pressed={pressed}
        onClick={run}
      >
        {sign}
      </Toolbar.Button>
    );
  };
  return (
    <>
      <Toolbar.Root className={styles.toolbar} aria-label={t('fields.richText.toolbar')} aria-controls={id}>
        {GROUPS.map((tools) => (
          <Toolbar.Group key={tools[0]?.name} className={styles.toolGroup}>
            {tools.map(({ name, sign, run }) =>
              button(name, sign, active.on.includes(name), () => run(editor.chain().focus()).run()),
            )}
          </Toolbar.Group>
        ))}
        <Toolbar.Group className={styles.toolGroup}>
          {button('link', <Icon name="link" size={16} />, active.link, () =>
            setOpen(open === 'link' ? undefined : 'link'),
          )}
          {button('image', <Icon name="image" size={16} />, undefined, () => setOpen('image'))}
        </Toolbar.Group>
        {active.table && (
          <Toolbar.Group className={styles.toolGroup}>
            {TABLE_TOOLS.map(({ name, sign, run }) =>
              button(name, sign, undefined, () => {
                run(editor.state, editor.view.dispatch);
                editor.commands.focus();
              }),
            )}
          </Toolbar.Group>
        )}
      </Toolbar.Root>
      {open === 'link' && (
        <LinkForm
          id={`${id}-link`}
          href={active.href}
          onHref={(href) => {
            setOpen(undefined);
            const chain = editor.chain().focus().extendMarkRange('link');
            if (href === '') chain.unsetLink().run();
            else chain.setLink({ href }).run();
          }}
        />
      )}
      {open === 'image' && (
        <MediaDialog
          onClose={() => setOpen(undefined)}
          onPick={({ url, width, height, alt }) => {
            setOpen(undefined);
            const attrs = { src: url, width, height, alt: Object.values(alt).find(Boolean) ?? '' };
            editor.chain().focus().insertContent({ type: 'image', attrs }).run();
          }}
        />
      )}
    </>
  );
}

function LinkForm(props: { id: string; href: string; onHref: (href: string) => void }): ReactNode {
  const t = useText();
  const { tenant } = useView();
  const [href, setHref] = useState(props.href);
  const link = parseLink(href, tenant.siteOrigin);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (link) props.onHref(link.href);
  };
  return (
    <form className={styles.row} onSubmit={submit}>
      <input
        id={props.id}
        className={inputs.input}
        // biome-ignore lint/a11y/noAutofocus: it was just asked for
        autoFocus
        inputMode="url"
        aria-label={t('fields.richText.address')}
        placeholder="https://"
        value={href}
        aria-invalid={href !== '' && !link}
        onChange={({ target }) => setHref(target.value.trim())}
      />
      <button type="submit" className={buttons.button} disabled={!link}>
        {t('fields.richText.apply')}
      </button>
      {props.href !== '' && (
        <button type="button" className={buttons.button} onClick={() => props.onHref('')}>
          {t('fields.richText.unlink')}
        </button>
      )}
    </form>
  );
}
