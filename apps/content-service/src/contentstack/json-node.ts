/** A node of Contentstack's rich text as JSON; HTML is read into the same form. */
export interface JsonNode {
  readonly type?: string | undefined;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  readonly children?: readonly JsonNode[] | undefined;
  /** Of a piece of text, with its marks as flags beside it. */
  readonly text?: string | undefined;
  readonly [mark: string]: unknown;
}

/** Whether a value has the form of rich text as JSON. */
export const isJsonNode = (value: unknown): value is JsonNode =>
  typeof value === 'object' && value !== null && Array.isArray((value as JsonNode).children);
