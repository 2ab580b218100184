import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(20_000));
const name = z.string().check(z.maxLength(80));

/**
 * The answers of any form, by the names of its fields: text for words, numbers, dates (`2027-03-30`) and choices; a
 * list for several choices; true or false; a list of rows for a table; an object for an address. What a form does not
 * declare is left out by the form's own rules (RQ-12), which also say what is wrong with the rest.
 */
export const formAnswersSchema = z
  .record(
    name,
    z.union([
      text,
      z.boolean(),
      z.array(text).check(z.maxLength(200)),
      z.array(z.record(name, text)).check(z.maxLength(1_000)),
      z.record(name, text),
    ]),
  )
  .check(z.refine((answers) => Object.keys(answers).length <= 200, { error: 'A form has at most 200 answers.' }));

const written = z.strictObject({ name: z.string(), label: z.string(), text: z.string() });

/** Answers in words, panel by panel. */
export const writtenPanelsSchema = z.readonly(
  z.array(z.strictObject({ title: z.string(), answers: z.readonly(z.array(written)) })),
);
