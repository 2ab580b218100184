/** An import that must not be: `at` imports `imports`, which lies at `target` when the violation brings it along. */
export interface PlantedViolation {
  readonly fence: string;
  readonly at: string;
  readonly imports: string;
  readonly target?: string;
}
