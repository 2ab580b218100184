/** What is wrong with a cell of a row. */
export interface CellFault {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  /** The id of a column. */
  readonly field: string;
  /** The values that go into the sentence. */
  readonly params: Readonly<Record<string, string | number>>;
}

export const errorsFirst = <Fault extends Pick<CellFault, 'severity'>>(faults: readonly Fault[]): readonly Fault[] => [
  ...faults.filter(({ severity }) => severity === 'error'),
  ...faults.filter(({ severity }) => severity === 'warning'),
];
