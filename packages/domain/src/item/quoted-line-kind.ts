import { multiplyMoney, usd } from '../money/index.ts';
import type { PricedItem, PriceFault, PriceLine } from '../price/index.ts';
import type { QuotedLine, QuotedLineItem } from '../quoted-line/index.ts';
import { err, ok, type Result } from '../result/index.ts';
import { groupedDigits } from '../text/index.ts';
import type { ItemFact, ItemKindRules, KindCheck, KindCheckContext, OfferedProduct } from './item-kind.ts';

const offered: OfferedProduct = {
  label: 'Custom project',
  temperature: 'ambient',
  isAddOn: false,
  productTypes: ['custom'],
  options: {},
  numbers: {},
  usual: { productType: 'custom', options: {}, numbers: {} },
};

const unknownName = 'Line of a quote';
const endedMessage = 'The quote of this line has ended, or it is not yours. Ask sales for a new one.';

function check(items: readonly QuotedLineItem[], { quotedLines }: KindCheckContext): KindCheck[] {
  return items.map((item) => {
    const line = quotedLines?.get(item.lineId);
    const place = { flag: null, severity: 'error', sequenceIndex: null, well: null } as const;
    const name = item.line?.terms.text ?? unknownName;
    const ended = { ...place, code: 'quote_ended', field: 'quoted_line_id', name, message: endedMessage };
    return {
      faults: line === undefined ? [ended] : [],
      needsReview: line?.terms.needsReview ?? false,
      report: () => null,
    };
  });
}

/** The price that a call of staff has set; no list and no strategy has a say in it (ruling 30). */
function price(item: QuotedLineItem): Result<PricedItem<QuotedLineItem>, PriceFault> {
  if (item.line === undefined) return err({ code: 'no_price', unitIndexes: [] });
  const { amount, unitPriceMinor } = item.line.terms;
  const unit = usd(unitPriceMinor);
  const set = {
    recordId: `quoted-${item.lineId}`,
    label: 'Quoted by sales',
    priceType: 'price',
    priceStrategy: null,
    percent: null,
    amount: unit,
    wins: true,
  } as const;
  const subtotal = multiplyMoney(unit, amount);
  const line: PriceLine = {
    count: amount,
    lengths: null,
    unit: { list: unit, unit, winner: set, candidates: [set] },
    subtotal,
  };
  return ok({ item, lines: [line], subtotal, undiscounted: subtotal });
}

function facts({ line }: QuotedLineItem): ItemFact[] {
  const product = { label: 'Product', value: offered.label };
  if (line === undefined) return [product];
  const { amount, unit, details } = line.terms;
  return [
    product,
    { label: 'Amount', value: `${groupedDigits(amount)} ${unit}` },
    ...(details === '' ? [] : [{ label: 'Details', value: details }]),
    { label: 'Request', value: line.requestNumber },
  ];
}

/** What sales has quoted for a request: it is ordered as it is, or not at all. */
export const quotedLineKind: ItemKindRules<QuotedLineItem> = {
  products: { custom_project: offered },
  name: ({ line }) => line?.terms.text ?? unknownName,
  // Sales has named it; two of one name are told apart by their requests.
  mapNames: (item) => item,
  mergeKey: () => null,
  copies: () => null,
  fixedQuantity: 'Sales has quoted this amount. Ask in the request for another one.',
  temperature: ({ line }) => line?.terms.temperature ?? offered.temperature,
  making: ({ line }) => ({ name: 'quoted_line', days: line?.terms.makingDays ?? 0 }),
  units: ({ line }) => (line === undefined ? null : { count: line.terms.amount, word: line.terms.unit }),
  sequencesToScreen: () => [],
  restrictedIn: ({ line }, country) =>
    line?.terms.restrictedCountries.includes(country) === true ? line.terms.text : null,
  price,
  placeOfUnit: () => null,
  lineOf: ({ lineId }) => lineId,
  keepLine: (item, line: QuotedLine) => ({ ...item, line }),
  holdsUntil: ({ line }) => line?.holdsUntil ?? null,
  check,
  searchWords: ({ line }) => (line === undefined ? [] : [line.requestNumber]),
  facts,
};
