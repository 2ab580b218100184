import { expressLimits } from '@cutsite/domain/express-knockout';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { genomeWord } from '../gene-catalogue/index.ts';
import { problems } from '../problem/index.ts';
import { eligibilitySchema } from './eligibility-wire.ts';

export const validateSequences = defineEndpoint({
  method: 'POST',
  path: '/api/products/express-ko-pool/sequences/validate/',
  access: 'anonymous',
  tag: 'Genes and cell lines',
  rate: 'looking_up',
  summary: 'Check whether sequences can be ordered as express knockouts.',
  description:
    `At most ${expressLimits.sequencesPerCall} sequences a call, in RNA or DNA letters. The answer has an object for each, ` +
    'by the sequence as it was sent: valid, or the code and the sentence that say why not. Valid is a guide of the ' +
    'catalogue for the species that cuts exactly one gene, which is no common essential one.',
  body: z.strictObject({
    species: genomeWord,
    sequences: z
      .array(z.string().check(z.maxLength(200)))
      .check(z.minLength(1), z.maxLength(expressLimits.sequencesPerCall)),
  }),
  responses: { 200: z.record(z.string(), eligibilitySchema), ...problems(400, 404) },
});
