import { countText } from '@cutsite/domain/text';
import '@mantine/tiptap/styles.css';
import { plainText, type RichText, readingMinutes } from '@cutsite/content/rich-text';
import type { MediaWire } from '@cutsite/contracts/content';
import { Notice } from '@cutsite/ui/notice';
import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { type JSONContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from '../form-context/form-context.ts';
import { MediaPicker } from '../media/picker/media-picker.tsx';
import { useAddMedia } from '../media/uploads/use-add-media.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { fromEditor, toEditor } from './editor-document.ts';
import styles from './rich-text.module.css';
import { showText } from './show-text.ts';
import { textExtensions } from './text-extensions.ts';
import { useToolbarKeys } from './use-toolbar-keys.ts';

interface RichTextFieldProps {
  readonly label: string;
  readonly isRequired: boolean;
  /** The way to the field, joined by dots. */
  readonly name: string;
  readonly error: string | undefined;
  readonly value: RichText | undefined;
  readonly onChange: (text: RichText | undefined) => void;
}

/** Pictures that are dropped or pasted go to the media first. @returns whether there were any */
function takeFiles(data: DataTransfer | null, add: { readonly current: (files: readonly File[]) => void }): boolean {
  const pictures = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  if (pictures.length > 0) add.current(pictures);
  return pictures.length > 0;
}

/** A long text: headings, lists, tables, notes, pictures and links, kept as JSON. */
export function RichTextField({ label, isRequired, name, error, value, onChange }: RichTextFieldProps) {
  const id = useId();
  const { learnMedia } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  // What this editor has told; another value comes from elsewhere: a restored version, or another editor.
  const reported = useRef(value);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const insert = useRef<(media: MediaWire) => void>(() => undefined);
  const added = useAddMedia((media) => insert.current(media));
  const add = useRef(added.add);
  const editor = useEditor({
    extensions: textExtensions,
    content: toEditor(value) as JSONContent,
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      transformPastedHTML: cleanPastedHtml,
      // A piece of a document brings a picture of itself along; its words are what is meant.
      handlePaste: (_, event) =>
        event.clipboardData?.getData('text/html') === '' && takeFiles(event.clipboardData, add),
      handleDrop: (_, event) => takeFiles(event.dataTransfer, add),
      attributes: {
        'aria-labelledby': id,
        // In a table, Tab goes from cell to cell: this is the way out.
        'aria-description': 'Alt F10 leads to its buttons.',
        role: 'textbox',
        'aria-multiline': 'true',
        class: styles.text ?? '',
      },
    },
    onUpdate: ({ editor: changed }) => {
      reported.current = fromEditor(changed.getJSON());
      tell.current(reported.current);
    },
  });
  useEffect(() => {
    add.current = added.add;
    insert.current = (media) => {
      if (media.width === null) return;
      learnMedia(media);
      editor
        .chain()
        .insertContent({ type: 'image', attrs: { media: media.id, alt: '' } })
        .run();
    };
  });
  useEffect(() => {
    if (value === reported.current || JSON.stringify(value) === JSON.stringify(reported.current)) return;
    reported.current = value;
    showText(editor, toEditor(value) as JSONContent);
  }, [editor, value]);
  const words = plainText(value?.content ?? []).trim();
  const count = words === '' ? 0 : words.split(/\s+/).length;
  const inTable = editor.isActive('table');
  const button = (text: string, title: string, run: () => void, isOn = false) => (
    <RichTextEditor.Control aria-label={title} title={title} onClick={run} active={isOn}>
      <span className={styles.sign} aria-hidden="true">
        {text}
      </span>
    </RichTextEditor.Control>
  );
  const chain = () => editor.chain().focus();
  const toolbar = useToolbarKeys(() => editor.commands.focus());
  return (
    <Input.Wrapper
      labelElement="div"
      labelProps={{ id }}
      label={label}
      withAsterisk={isRequired}
      {...(error === undefined ? {} : { error })}
      data-field={name}
    >
      <RichTextEditor
        editor={editor}
        className={styles.editor ?? ''}
        onKeyDown={(event) => {
          // As in other editors: in a list, Shift and Tab have another meaning.
          if (event.key !== 'F10' || !event.altKey) return;
          event.preventDefault();
          toolbar.ref.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
        }}
        data-faulty={error === undefined ? undefined : ''}
      >
        <RichTextEditor.Toolbar role="toolbar" aria-label={`Set ${label.toLowerCase()}`} {...toolbar}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Code />
            {button(
              'x₂',
              'x₂, small below the line',
              () => chain().toggleMark('subscript').run(),
              editor.isActive('subscript'),
            )}
            {button(
              'x²',
              'x², small above the line',
              () => chain().toggleMark('superscript').run(),
              editor.isActive('superscript'),
            )}
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
            <RichTextEditor.CodeBlock />
            {button('Note', 'Note', () => chain().wrapIn('note', { tone: 'info' }).run(), editor.isActive('note'))}
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
            {button('Picture', 'Picture from the media', () => setChoosing(true))}
            {button('Table', 'Table', () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run())}
            <RichTextEditor.Hr />
          </RichTextEditor.ControlsGroup>
          {inTable ? (
            <RichTextEditor.ControlsGroup>
              {button('+ Row', 'Row below', () => chain().addRowAfter().run())}
              {button('+ Column', 'Column to the right', () => chain().addColumnAfter().run())}
              {button('− Row', 'Remove the row', () => chain().deleteRow().run())}
              {button('− Column', 'Remove the column', () => chain().deleteColumn().run())}
              {button('− Table', 'Remove the table', () => chain().deleteTable().run())}
            </RichTextEditor.ControlsGroup>
          ) : null}
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
      <p className="cs-muted cs-small">
        {countText(count, 'word')}
        {count < 100 ? '' : `, ${readingMinutes(words)} min to read`}. Pictures can be dropped or pasted.{' '}
        <span role="status">{added.status}</span>
      </p>
      {added.refused.map((sentence) => (
        <Notice key={sentence} tone="error" role="alert">
          {sentence}
        </Notice>
      ))}
      {isChoosing ? (
        <MediaPicker
          kind="pictures"
          onClose={() => setChoosing(false)}
          onPick={(media) => {
            insert.current(media);
            setChoosing(false);
          }}
        />
      ) : null}
    </Input.Wrapper>
  );
}
