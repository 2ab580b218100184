import {
  maxAnnotationLength,
  maxRequestMessageLength,
  type RequestAction,
  requestActions,
  requestStateNames,
  requestTypeNames,
} from '@cutsite/domain/advanced-request';
import { type Temperature, temperatures } from '@cutsite/domain/product';
import { quotedLineLimits } from '@cutsite/domain/quoted-line';
import * as z from 'zod/mini';
import { formAnswersSchema, writtenPanelsSchema } from '../form/index.ts';
import { amountSchema, currencyWord } from '../price-list/index.ts';

export const idText = z.string().check(z.maxLength(64));
/** What was read: a write of a request that has changed since is refused and changes nothing. */
export const versionNumber = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
export const messageText = z
  .string()
  .check(z.maxLength(maxRequestMessageLength), z.regex(/^(?=[\s\S]*\S)[\P{C}\n]*$/u));
export const annotationText = z.string().check(z.maxLength(maxAnnotationLength), z.regex(/^\P{C}*$/u));
export const requestTypeWord = z.enum(requestTypeNames);
export const stateWord = z.enum(requestStateNames);
const actionWord = z.enum(Object.keys(requestActions) as [RequestAction, ...RequestAction[]]);

export const answersSchema = z.strictObject({ parent: formAnswersSchema, child: formAnswersSchema });

/** A request that is being written. */
export const draftSchema = z.strictObject({
  request_type: requestTypeWord,
  annotation: annotationText,
  parent: formAnswersSchema,
  /** What was typed for each type that was looked at. */
  children: z
    .array(z.strictObject({ request_type: requestTypeWord, answers: formAnswersSchema }))
    .check(z.maxLength(requestTypeNames.length)),
  /** The panel that is open. */
  expanded: z.string().check(z.maxLength(80)),
});

/** @see draftSchema */
export type RequestDraftWire = z.output<typeof draftSchema>;

/** A draft as the account keeps it. */
export const savedDraftSchema = z.strictObject({ draft: draftSchema, revision: z.uuid(), saved: z.string() });

/** @see savedDraftSchema */
export type SavedDraftWire = z.output<typeof savedDraftSchema>;

export const salesRepSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  territory: z.string(),
});

/** @see salesRepSchema */
export type SalesRepWire = z.output<typeof salesRepSchema>;

const entry = z.strictObject({
  id: z.uuid(),
  at: z.string(),
  /** Who wrote or did it, by the name of then; null: the store. */
  by: z.nullable(z.string()),
  side: z.enum(['customer', 'staff', 'store']),
  /** `message`, `question`, `note`, or what was done: `sent`, `changed`, `assigned`, `withdrawn` … */
  kind: z.string(),
  text: z.string(),
});

/** @see entry */
export type RequestEntryWire = z.output<typeof entry>;

const shareSchema = z.strictObject({ id: z.uuid(), created: z.string(), expires: z.string() });

/** What sales offers for a request. */
const quoteSchema = z.strictObject({
  /** Its cart, which is a quote: seen and ordered as every quote. */
  order_id: z.uuid(),
  total: amountSchema,
  currency: currencyWord,
  expires: z.string(),
  /** By the clock of the store. A service of the version before answers without the field. */
  has_expired: z.optional(z.boolean()),
});

/** A request in a list. */
export const listedRequestSchema = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  request_type: requestTypeWord,
  state: stateWord,
  title: z.string(),
  /** What is waited for, to the customer. */
  waits_for: z.string(),
  created: z.string(),
  updated: z.string(),
  sales_rep: z.nullable(salesRepSchema),
  /** Null: none was made. A service of the version before answers without the field. */
  quote: z.optional(z.nullable(quoteSchema)),
});

/** @see listedRequestSchema */
export type ListedRequestWire = z.output<typeof listedRequestSchema>;

export const requestSchema = z.strictObject({
  ...listedRequestSchema.def.shape,
  version: z.int(),
  annotation: z.string(),
  /** Which versions of the two forms were answered. */
  form_versions: z.strictObject({ parent: z.int(), child: z.int() }),
  answers: z.strictObject({
    parent: z.record(z.string(), z.unknown()),
    child: z.record(z.string(), z.unknown()),
  }),
  /** The same in words. */
  written: writtenPanelsSchema,
  thread: z.readonly(z.array(entry)),
  actions: z.readonly(
    z.array(
      z.strictObject({
        action: actionWord,
        allowed: z.boolean(),
        /** Why it cannot be done now, for the button. */
        reason: z.nullable(z.string()),
      }),
    ),
  ),
  may_choose_sales_rep: z.boolean(),
  /** Links that work, for the owner. */
  shares: z.readonly(z.array(shareSchema)),
});

/** @see requestSchema */
export type RequestWire = z.output<typeof requestSchema>;

/** What a link shows: everything but files and links, and nothing to do with it. */
export const sharedRequestSchema = z.strictObject({
  ...listedRequestSchema.def.shape,
  annotation: z.string(),
  owner_name: z.string(),
  written: writtenPanelsSchema,
  thread: z.readonly(z.array(entry)),
  expires: z.string(),
});

/** @see sharedRequestSchema */
export type SharedRequestWire = z.output<typeof sharedRequestSchema>;

const customer = z.strictObject({ id: z.uuid(), name: z.string(), company: z.string(), email: z.string() });

export const queuedRequestSchema = z.strictObject({ ...listedRequestSchema.def.shape, customer });

/** @see queuedRequestSchema */
export type QueuedRequestWire = z.output<typeof queuedRequestSchema>;

const lineTexts = quotedLineLimits;
const oneLine = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^(?=.*\S)\P{C}*$/u));

/** One line of a quote, as sales sets it. Its price is a decimal of one unit. */
export const quotedLineSchema = z.strictObject({
  text: oneLine(lineTexts.maxTextLength),
  details: z.string().check(z.maxLength(lineTexts.maxDetailsLength), z.regex(/^[\P{C}\n]*$/u)),
  amount: z.int().check(z.minimum(1), z.maximum(lineTexts.maxUnits)),
  unit: oneLine(lineTexts.maxUnitLength),
  unit_price: amountSchema,
  temperature: z.enum(Object.keys(temperatures) as [Temperature, ...Temperature[]]),
  making_days: z.int().check(z.minimum(0), z.maximum(lineTexts.maxMakingDays)),
  /** Somebody looks at it before it is made. */
  needs_review: z.boolean(),
  /** Countries that it may not be shipped to. */
  restricted_countries: z.readonly(z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.maxLength(250))),
});

/** @see quotedLineSchema */
export type QuotedTermsWire = z.output<typeof quotedLineSchema>;

/** The last quote with who set its prices and why; for colleagues. */
const staffQuoteSchema = z.strictObject({
  version: z.int(),
  quoted_by: z.string(),
  reason: z.string(),
  quoted: z.string(),
  expires: z.string(),
  has_ended: z.boolean(),
  lines: z.readonly(z.array(quotedLineSchema)),
});

export const staffRequestSchema = z.strictObject({
  ...requestSchema.def.shape,
  customer,
  files: z.readonly(z.array(z.strictObject({ id: z.uuid(), file_name: z.string(), byte_size: z.int() }))),
  quoted: z.nullable(staffQuoteSchema),
});

/** @see staffRequestSchema */
export type StaffRequestWire = z.output<typeof staffRequestSchema>;
