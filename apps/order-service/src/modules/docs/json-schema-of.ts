import * as z from 'zod/mini';

/**
 * A zod schema in the words of JSON Schema 2020-12, which are those of OpenAPI 3.1.
 *
 * @param direction `input`: as a caller sends it; `output`: as the service answers.
 */
export function jsonSchemaOf(schema: z.core.$ZodType, direction: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: direction, unrepresentable: 'any' });
  return json;
}
