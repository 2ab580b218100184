/** What a node may hold: other nodes by their names, pieces of a line, or plain text alone. */
interface AllowedNode {
  readonly holds: readonly string[];
  /** Attributes, each with what its value has to be; others are left out. */
  readonly attrs?: Readonly<Record<string, (value: unknown) => boolean>>;
  /** Attributes without which the node means nothing. */
  readonly needs?: readonly string[];
}

const between = (low: number, high: number) => (value: unknown) =>
  Number.isInteger(value) && (value as number) >= low && (value as number) <= high;
const text = (most: number) => (value: unknown) => typeof value === 'string' && value.length <= most;
const span = between(1, 50);

const inline = ['text', 'hardBreak'];
const flow = ['paragraph', 'bulletList', 'orderedList', 'codeBlock', 'image', 'blockquote', 'table'];
const block = [...flow, 'heading', 'horizontalRule', 'note'];

/** Every node that rich text may hold. What is not here is shown nowhere and refused when it is published. */
export const allowedNodes: Readonly<Record<string, AllowedNode>> = {
  doc: { holds: block },
  paragraph: { holds: inline },
  heading: { holds: inline, attrs: { level: between(2, 4) }, needs: ['level'] },
  bulletList: { holds: ['listItem'] },
  orderedList: { holds: ['listItem'], attrs: { start: between(0, 10_000) } },
  listItem: { holds: flow },
  blockquote: { holds: flow },
  note: {
    holds: ['paragraph', 'bulletList', 'orderedList'],
    attrs: { tone: (value) => value === 'info' || value === 'warning' },
    needs: ['tone'],
  },
  codeBlock: { holds: ['text'], attrs: { language: text(30) } },
  horizontalRule: { holds: [] },
  image: {
    holds: [],
    // The last six are what the picture is resolved to when it is published.
    attrs: {
      media: text(64),
      alt: text(500),
      caption: text(1e3),
      src: text(300),
      width: between(1, 1e5),
      height: between(1, 1e5),
      sources: Array.isArray,
      focus: Array.isArray,
      credit: text(200),
    },
    needs: ['media'],
  },
  table: { holds: ['tableRow'] },
  tableRow: { holds: ['tableHeader', 'tableCell'] },
  tableHeader: { holds: flow, attrs: { colspan: span, rowspan: span } },
  tableCell: { holds: flow, attrs: { colspan: span, rowspan: span } },
  hardBreak: { holds: [] },
};

/** Every mark of a piece of text; `link` has an address, which is checked by itself. */
export const allowedMarks: ReadonlySet<string> = new Set([
  'bold',
  'italic',
  'code',
  'strike',
  'subscript',
  'superscript',
  'link',
]);
