/** Where a shipment or an invoice goes. Texts are trimmed; parts that do not apply are empty. */
export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  /** ISO 3166-2 without the country (`MA`), where the country has a list of them; otherwise free text or empty. */
  readonly subdivision: string;
  readonly postalCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly phone: string;
}
