import { type AnyEndpoint, allResponses, fieldsFilledIn, fileSchema } from '@cutsite/contracts/endpoint';
import fastJson, { type Schema } from 'fast-json-stringify';
import * as z from 'zod/mini';
import { filledIn, markFilledIn } from './filled-in.ts';
import { plainNullables } from './plain-nullables.ts';

/** Turns the body of an answer into JSON text; a field that the contract does not declare is dropped. */
export type Serialiser = (body: unknown) => string;

/**
 * Makes a serialiser for each declared status of an endpoint, from the same schema that the document shows (promise
 * A8). A status that is not in the map must not be sent, unless its answer is a file.
 */
export function serialisers(endpoint: AnyEndpoint): ReadonlyMap<number, Serialiser> {
  return new Map(
    Object.entries(allResponses(endpoint))
      .filter(([, schema]) => schema !== fileSchema)
      .map(([status, schema]) => [Number(status), serialiser(schema)]),
  );
}

const made = new WeakMap<z.core.$ZodType, Serialiser>();

/** Compiled with its first answer: all at the start would cost it a quarter of a second, and memory (promise P8). */
function serialiser(schema: z.core.$ZodType): Serialiser {
  return (body) => {
    const known = made.get(schema);
    if (known) return known(body);
    const compiled = compile(schema);
    made.set(schema, compiled);
    return compiled(body);
  };
}

function compile(schema: z.core.$ZodType): Serialiser {
  const json = z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => markFilledIn(jsonSchema, fieldsFilledIn(zodSchema)),
  });
  return fastJson(filledIn(plainNullables(json)) as Schema);
}
