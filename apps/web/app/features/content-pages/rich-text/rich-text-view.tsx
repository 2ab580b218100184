import type { ShownImage } from '@cutsite/content/field';
import { outlineOf, type RichNode, type RichText } from '@cutsite/content/rich-text';
import { createElement, Fragment, type ReactNode } from 'react';
import { Picture } from './picture.tsx';
import { PictureCaption } from './picture-caption.tsx';
import styles from './rich-text.module.css';

/**
 * Rich text as the site draws it: every node has its element here, and what is not here is not drawn. Headings have
 * places that links lead to.
 */
export function RichTextView({ text }: { readonly text: RichText }) {
  const places = new Map(outlineOf(text).map(({ node, id }) => [node, id]));
  return <div className={styles.text}>{text.content.map((node, at) => drawNode(node, at, places))}</div>;
}

type Places = ReadonlyMap<RichNode, string>;

function drawNode(node: RichNode, key: number, places: Places): ReactNode {
  const inside = (): ReactNode => node.content?.map((inner, at) => drawNode(inner, at, places));
  switch (node.type) {
    case 'text':
      return <Fragment key={key}>{marked(node)}</Fragment>;
    case 'hardBreak':
      return <br key={key} />;
    case 'paragraph':
      return <p key={key}>{inside()}</p>;
    case 'heading':
      return createElement(`h${headingLevel(node)}`, { key, id: places.get(node) }, inside());
    case 'bulletList':
      return <ul key={key}>{inside()}</ul>;
    case 'orderedList':
      return (
        <ol key={key} start={Number(node.attrs?.['start'] ?? 1)}>
          {inside()}
        </ol>
      );
    case 'listItem':
      return <li key={key}>{inside()}</li>;
    case 'blockquote':
      return <blockquote key={key}>{inside()}</blockquote>;
    case 'note':
      return (
        <aside key={key} className={styles.note} data-tone={node.attrs?.['tone'] === 'warning' ? 'warning' : 'info'}>
          {inside()}
        </aside>
      );
    case 'codeBlock':
      return (
        // Code may be wider than a phone; it scrolls by itself and can be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be focusable
        <pre key={key} tabIndex={0}>
          <code>{inside()}</code>
        </pre>
      );
    case 'horizontalRule':
      return <hr key={key} />;
    case 'image':
      return <Figure key={key} node={node} />;
    case 'table':
      return <Table key={key} node={node} places={places} />;
    default:
      return null;
  }
}

const headingLevel = ({ attrs }: RichNode): number => Math.min(4, Math.max(2, Number(attrs?.['level'] ?? 2)));

const elementOf: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  code: 'code',
  strike: 's',
  subscript: 'sub',
  superscript: 'sup',
};

function marked({ text, marks = [] }: RichNode): ReactNode {
  return marks.reduceRight<ReactNode>((inside, mark) => {
    if (mark.type === 'link') return <a href={String(mark.attrs?.['href'])}>{inside}</a>;
    const element = elementOf[mark.type];
    return element === undefined ? inside : createElement(element, null, inside);
  }, text);
}

/** A picture whose media is resolved; one whose media is gone is not there any more. */
function Figure({ node }: { readonly node: RichNode }) {
  const image = node.attrs as unknown as ShownImage & { readonly caption?: string };
  if (typeof image?.src !== 'string') return null;
  return (
    <figure className={styles.figure}>
      <Picture image={image} />
      <PictureCaption image={image} />
    </figure>
  );
}

function Table({ node, places }: { readonly node: RichNode; readonly places: Places }) {
  const rows = node.content ?? [];
  const isHead = (row: RichNode) => row.content?.every(({ type }) => type === 'tableHeader') ?? false;
  const head = rows.filter((row, at) => at === 0 && isHead(row));
  const body = rows.slice(head.length);
  const label = (head[0]?.content ?? []).map((cell) => plain(cell)).join(', ');
  return (
    // The table may be wider than a phone; it scrolls by itself and can be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be focusable
    <section className={styles.scroll} tabIndex={0} aria-label={label || 'Table'}>
      <table className="cs-table">
        {head.length > 0 ? <thead>{head.map((row, at) => drawRow(row, at, places, 'col'))}</thead> : null}
        <tbody>{body.map((row, at) => drawRow(row, at, places, 'row'))}</tbody>
      </table>
    </section>
  );
}

const plain = (node: RichNode): string => node.text ?? (node.content ?? []).map(plain).join('');

function drawRow(row: RichNode, key: number, places: Places, scope: 'col' | 'row') {
  return (
    <tr key={key}>
      {(row.content ?? []).map((cell, at) => {
        const spans = { colSpan: spanOf(cell, 'colspan'), rowSpan: spanOf(cell, 'rowspan') };
        const inside = cellContent(cell, places);
        return cell.type === 'tableHeader' ? (
          <th key={at} scope={scope} {...spans}>
            {inside}
          </th>
        ) : (
          <td key={at} {...spans}>
            {inside}
          </td>
        );
      })}
    </tr>
  );
}

const spanOf = ({ attrs }: RichNode, name: string): number | undefined =>
  typeof attrs?.[name] === 'number' && attrs[name] > 1 ? attrs[name] : undefined;

/** A cell of one paragraph holds its words alone. */
function cellContent({ content = [] }: RichNode, places: Places): ReactNode {
  const [only] = content;
  if (content.length === 1 && only?.type === 'paragraph') {
    return only.content?.map((inner, at) => drawNode(inner, at, places));
  }
  return content.map((inner, at) => drawNode(inner, at, places));
}
