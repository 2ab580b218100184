import {
  type PlateField,
  plateFaultTable,
  type RowErrorFlag,
  type RowField,
  rowFaultTable,
  type Severity,
} from './fault-table.ts';

export type RowFaultCode = keyof typeof rowFaultTable;
export type PlateFaultCode = keyof typeof plateFaultTable;
export type FaultParams = Readonly<Record<string, string | number>>;

interface Fault<Code, Field> {
  readonly severity: Severity;
  readonly flag: RowErrorFlag | null;
  readonly code: Code;
  readonly field: Field;
  /** The values that go into the sentence. */
  readonly params: FaultParams;
}

/** One thing to say about a well or a tube; the sentence comes from {@link faultMessage}. */
export type RowFault = Fault<RowFaultCode, RowField>;

/** One thing to say about a plate as a whole. */
export type PlateFault = Fault<PlateFaultCode, PlateField>;

const noParams: FaultParams = {};

const texts = { ...rowFaultTable, ...plateFaultTable };

/** A fault of a well or a tube. */
export function rowFault(code: RowFaultCode, params: FaultParams = noParams): RowFault {
  const { severity, flag, field } = rowFaultTable[code];
  return { severity, flag, code, field, params };
}

/** A fault of a plate as a whole. */
export function plateFault(code: PlateFaultCode, params: FaultParams = noParams): PlateFault {
  const { severity, flag, field } = plateFaultTable[code];
  return { severity, flag, code, field, params };
}

/** A part of a sequence that stands in the way, by the name of the param that holds it, and what is said of it. */
const details: Readonly<Record<string, (what: string | number) => string>> = {
  mark: (mark) => `${mark} is not understood.`,
  letters: (letters) => `Not RNA: ${letters}.`,
  direction: (direction) => `It is written from ${direction}: turn it round.`,
  chemistry: (chemistry) => `${chemistry} cannot be written with m and *.`,
};

/**
 * What a fault is about, where that is known: a sentence of ours behind the specified one. Empty where there is none.
 */
export function faultDetail({ params }: { readonly params: FaultParams }): string {
  return Object.entries(params)
    .flatMap(([name, value]) => details[name]?.(value) ?? [])
    .join(' ');
}

/** The sentence for the customer, character by character as specified. */
export function faultMessage(fault: {
  readonly code: RowFaultCode | PlateFaultCode;
  readonly params: FaultParams;
}): string {
  const { code, params } = fault;
  return texts[code].text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/** The specified sentence, and behind it the part of the sequence that it is about, where that is known. */
export function explainedFault(fault: Parameters<typeof faultMessage>[0]): string {
  const detail = faultDetail(fault);
  return detail === '' ? faultMessage(fault) : `${faultMessage(fault)} ${detail}`;
}
