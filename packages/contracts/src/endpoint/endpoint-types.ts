import type * as z from 'zod/mini';
import type { EndpointDefinition, FileAnswer } from './define-endpoint.ts';

type Part<Schema, Direction extends 'sent' | 'read'> = Schema extends z.core.$ZodType
  ? Direction extends 'sent'
    ? z.input<Schema>
    : z.output<Schema>
  : undefined;

type Field<E, Name extends string> = E extends { readonly [N in Name]: infer Schema } ? Schema : undefined;

/** The values of the path's names: `sent` by a client, or as `read` by the service. */
export type EndpointParams<E, Direction extends 'sent' | 'read' = 'read'> = Part<Field<E, 'params'>, Direction>;
/** The query, likewise. */
export type EndpointQuery<E, Direction extends 'sent' | 'read' = 'read'> = Part<Field<E, 'query'>, Direction>;
/** The body, likewise. */
export type EndpointBody<E, Direction extends 'sent' | 'read' = 'read'> = Part<Field<E, 'body'>, Direction>;

/** Answers are not changed once made: lists of the domain, which are read-only, fit without a copy. */
type Settled<Value> = Value extends FileAnswer
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: Settled<Value[Key]> }
    : Value;

/** Every declared answer as a pair of status and body. */
export type EndpointAnswer<E extends EndpointDefinition> = {
  [Status in keyof E['responses'] & number]: {
    readonly status: Status;
    readonly body: Settled<Part<E['responses'][Status], 'read'>>;
  };
}[keyof E['responses'] & number];

/** The declared statuses that are no refusals. */
export type SuccessStatus<E extends EndpointDefinition> = Extract<keyof E['responses'], 200 | 201 | 202 | 204>;

/** The declared answers that are no refusals. */
export type SuccessAnswer<E extends EndpointDefinition> = Extract<
  EndpointAnswer<E>,
  { readonly status: SuccessStatus<E> }
>;
