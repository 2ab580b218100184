/** Words that mean the same to whoever searches the site. */
export interface Synonyms {
  /** Each is looked for when another is typed; several words stand for themselves in this order. */
  readonly terms: readonly string[];
  /** What people type for them too, and no text is looked through for, as it says too much or too little by itself. */
  readonly typed?: readonly string[];
}

/**
 * Common knowledge of the field and the trade, to be edited freely. Only words that a text may use in place of the
 * other: what is merely related is not found by it.
 */
export const synonyms: readonly Synonyms[] = [
  { terms: ['guide rna', 'grna', 'sgrna', 'single guide'] },
  { terms: ['spcas9', 'cas9'], typed: ['cas 9', 'sp cas9'] },
  { terms: ['knockout', 'knock-out', 'ko'], typed: ['knock out', 'knocking out'] },
  { terms: ['knock-in', 'knockin'], typed: ['knock in', 'ki'] },
  { terms: ['off-target', 'off-targets'], typed: ['off target', 'off targets', 'offtarget', 'offtargets'] },
  { terms: ['homology-directed repair', 'hdr'], typed: ['homology directed repair'] },
  { terms: ['ribonucleoprotein', 'rnp'] },
  { terms: ['electroporation', 'nucleofection'] },
  { terms: ['transfection', 'lipofection'] },
  { terms: ['cell line', 'cell lines'], typed: ['celllines', 'cellline'] },
  { terms: ['stem cells', 'ipsc'], typed: ['ips', 'hipsc', 'induced pluripotent'] },
  { terms: ['purchase order', 'po'] },
  { terms: ['coupon', 'voucher'], typed: ['promo code', 'discount code', 'promotion code'] },
  { terms: ['shipping', 'delivery'], typed: ['freight', 'courier', 'postage'] },
  { terms: ['price', 'cost'], typed: ['pricing'] },
  { terms: ['invoice'], typed: ['bill', 'billing'] },
  { terms: ['refund', 'return'], typed: ['money back', 'returns'] },
  { terms: ['cancel'], typed: ['cancellation', 'cancelation'] },
  { terms: ['sign in'], typed: ['log in', 'login', 'signin', 'log on'] },
  { terms: ['certificate of analysis', 'coa'] },
  { terms: ['spreadsheet', 'excel'], typed: ['xlsx', 'google sheets'] },
  { terms: ['buffer'], typed: ['te buffer', 'tris'] },
  { terms: ['dry ice'], typed: ['frozen shipment'] },
];
