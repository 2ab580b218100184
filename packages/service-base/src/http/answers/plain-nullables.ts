/**
 * Rewrites `anyOf: [X, null]`, as zod says "or null", to X with `nullable`. fast-json-stringify answers an `anyOf` by
 * running a validator for each value, which costs more than the rest of the answer together.
 *
 * @param schema a JSON schema, or any part of one.
 */
export function plainNullables(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plainNullables);
  if (typeof schema !== 'object' || schema === null) return schema;
  const walked = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, plainNullables(value)]));
  const choices = walked['anyOf'];
  if (!Array.isArray(choices) || choices.length !== 2) return walked;
  const [other, ...rest] = choices.filter((choice) => !isNull(choice));
  if (rest.length > 0 || !isPlain(other)) return walked;
  const { anyOf: _, ...outside } = walked;
  return { ...outside, ...other, nullable: true };
}

function isNull(choice: unknown): boolean {
  return typeof choice === 'object' && choice !== null && 'type' in choice && choice.type === 'null';
}

function isPlain(choice: unknown): choice is { type: string } {
  return typeof choice === 'object' && choice !== null && 'type' in choice && typeof choice.type === 'string';
}
