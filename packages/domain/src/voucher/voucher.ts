/** A voucher (CA-17): what it takes off and what bounds it. Money in minor units. */
export interface Voucher {
  /** In capital letters, as it is compared. */
  readonly code: string;
  readonly label: string;
  readonly takesOff:
    | { readonly kind: 'percent' /** Hundredths of a percent: 1250 is 12.5 %. */; readonly hundredths: number }
    | { readonly kind: 'fixed'; readonly minor: number };
  /** Null: no bound. */
  readonly limitTotal: number | null;
  readonly limitPerCustomer: number | null;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  /** Empty: all products. */
  readonly productSlugs: readonly string[];
}
