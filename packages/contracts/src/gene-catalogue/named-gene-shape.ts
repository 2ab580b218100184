import * as z from 'zod/mini';

/** The gene of an item that is made for one gene, as the cart shows it; null in items of other kinds. */
export const shownGeneShape = { ensembl_id: z.nullable(z.string()), gene_name: z.nullable(z.string()) };

/** An Ensembl id as sent: its form is for the rules, which answer with their own sentence. */
export const sentEnsemblId = z.string().check(z.regex(/^[A-Za-z0-9._-]{0,40}$/));

/** The id without its version, in capitals: `ENSG00000141510`. */
export const plainEnsemblId = (sent: string): string => sent.replace(/\.\d+$/, '').toUpperCase();

/** One line of text. Ends of the wire, not rules: wide enough that the rules answer with their own sentences. */
export const nameText = z.string().check(z.maxLength(200), z.regex(/^\P{C}*$/u));

/** The version of the gene list that names were looked up in. */
export const sentVersion = z.optional(z.nullable(z.string().check(z.regex(/^[0-9a-f]{16}$/))));
