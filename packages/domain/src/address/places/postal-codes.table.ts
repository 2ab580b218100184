/**
 * Forms of postal codes by country. `shape` is held against the code in capital letters without blanks, hyphens and
 * dots, so that people may write it as they are used to; `cut` is where and with what it is written apart. A country
 * that is not here asks for none and checks none.
 */
export const postalCodeTable = {
  US: { shape: /^\d{5}(\d{4})?$/, cut: { after: 5, with: '-' }, word: 'ZIP code', example: '02130' },
  // The territories of the United States, where an address calls them a country.
  PR: { shape: /^00[679]\d{2}(\d{4})?$/, cut: { after: 5, with: '-' }, word: 'ZIP code', example: '00926' },
  VI: { shape: /^008\d{2}(\d{4})?$/, cut: { after: 5, with: '-' }, word: 'ZIP code', example: '00802' },
  GU: { shape: /^969[1-3]\d(\d{4})?$/, cut: { after: 5, with: '-' }, word: 'ZIP code', example: '96910' },
  MP: { shape: /^9695\d(\d{4})?$/, cut: { after: 5, with: '-' }, word: 'ZIP code', example: '96950' },
  AS: { shape: /^96799(\d{4})?$/, cut: { after: 5, with: '-' }, word: 'ZIP code', example: '96799' },
  CA: {
    shape: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/,
    cut: { after: 3, with: ' ' },
    example: 'K1A 0B1',
  },
  GB: {
    shape: /^([A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}|GIR0AA)$/,
    cut: { after: -3, with: ' ' },
    word: 'Postcode',
    example: 'CB2 0QH',
  },
  IE: { shape: /^[A-Z]\d[\dW][A-Z\d]{4}$/, cut: { after: 3, with: ' ' }, word: 'Eircode', example: 'D02 X285' },
  NL: { shape: /^[1-9]\d{3}[A-Z]{2}$/, cut: { after: 4, with: ' ' }, example: '2333 ZA' },
  DE: { shape: /^\d{5}$/, cut: null, example: '10115' },
  FR: { shape: /^\d{5}$/, cut: null, example: '75015' },
  ES: { shape: /^\d{5}$/, cut: null, example: '28049' },
  IT: { shape: /^\d{5}$/, cut: null, example: '20139' },
  FI: { shape: /^\d{5}$/, cut: null, example: '00014' },
  EE: { shape: /^\d{5}$/, cut: null, example: '50090' },
  HR: { shape: /^\d{5}$/, cut: null, example: '10000' },
  RS: { shape: /^\d{5}$/, cut: null, example: '11000' },
  TR: { shape: /^\d{5}$/, cut: null, example: '34450' },
  UA: { shape: /^\d{5}$/, cut: null, example: '01601' },
  MX: { shape: /^\d{5}$/, cut: null, example: '04510' },
  KR: { shape: /^\d{5}$/, cut: null, example: '08826' },
  TH: { shape: /^\d{5}$/, cut: null, example: '10330' },
  MY: { shape: /^\d{5}$/, cut: null, example: '50603' },
  ID: { shape: /^\d{5}$/, cut: null, example: '10430' },
  SE: { shape: /^\d{5}$/, cut: { after: 3, with: ' ' }, example: '171 77' },
  CZ: { shape: /^\d{5}$/, cut: { after: 3, with: ' ' }, example: '142 20' },
  SK: { shape: /^\d{5}$/, cut: { after: 3, with: ' ' }, example: '845 05' },
  GR: { shape: /^\d{5}$/, cut: { after: 3, with: ' ' }, example: '115 27' },
  PL: { shape: /^\d{5}$/, cut: { after: 2, with: '-' }, example: '02-109' },
  PT: { shape: /^\d{7}$/, cut: { after: 4, with: '-' }, example: '2780-156' },
  JP: { shape: /^\d{7}$/, cut: { after: 3, with: '-' }, example: '113-8654' },
  BR: { shape: /^\d{8}$/, cut: { after: 5, with: '-' }, example: '05508-000' },
  AT: { shape: /^\d{4}$/, cut: null, example: '1030' },
  AU: { shape: /^\d{4}$/, cut: null, word: 'Postcode', example: '3052' },
  BE: { shape: /^\d{4}$/, cut: null, example: '9052' },
  BG: { shape: /^\d{4}$/, cut: null, example: '1113' },
  CH: { shape: /^\d{4}$/, cut: null, example: '8093' },
  DK: { shape: /^\d{4}$/, cut: null, example: '2200' },
  HU: { shape: /^\d{4}$/, cut: null, example: '1083' },
  LU: { shape: /^\d{4}$/, cut: null, example: '4362' },
  NO: { shape: /^\d{4}$/, cut: null, example: '0372' },
  NZ: { shape: /^\d{4}$/, cut: null, word: 'Postcode', example: '1010' },
  SI: { shape: /^\d{4}$/, cut: null, example: '1000' },
  ZA: { shape: /^\d{4}$/, cut: null, example: '7925' },
  CN: { shape: /^\d{6}$/, cut: null, example: '200031' },
  IN: { shape: /^\d{6}$/, cut: null, word: 'PIN code', example: '560065' },
  RO: { shape: /^\d{6}$/, cut: null, example: '050095' },
  SG: { shape: /^\d{6}$/, cut: null, example: '138673' },
  IL: { shape: /^\d{5}(\d{2})?$/, cut: null, example: '7610001' },
  TW: { shape: /^\d{3}(\d{2,3})?$/, cut: null, example: '11529' },
} as const satisfies Readonly<Record<string, PostalCodeForm>>;

interface PostalCodeForm {
  readonly shape: RegExp;
  /** Below zero it counts from the end. */
  readonly cut: { readonly after: number; readonly with: string } | null;
  /** What it is called there, when that is not "Postal code". */
  readonly word?: string;
  readonly example: string;
}
