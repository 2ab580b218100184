/** Where a JSON schema keeps the fields that are filled in until all of it is made. */
const mark = 'x-filled-in';

type Fields = Readonly<Record<string, unknown>>;

/** Notes at the schema of an object what its maker leaves out. */
export function markFilledIn(schema: object, fields: Fields | null): void {
  if (fields !== null) Object.assign(schema, { [mark]: fields });
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Gives each field that was noted its value as the default, which fast-json-stringify writes for a field that is not
 * there.
 *
 * @param schema a JSON schema, or any part of one.
 */
export function filledIn(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(filledIn);
  if (!isObject(schema)) return schema;
  const { [mark]: values, ...rest } = schema;
  const walked = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, filledIn(value)]));
  const properties = walked['properties'];
  if (!isObject(values) || !isObject(properties)) return walked;
  const filled = Object.entries(values).map(([name, value]) => [name, { ...Object(properties[name]), default: value }]);
  return { ...walked, properties: { ...properties, ...Object.fromEntries(filled) } };
}
