/** An import that must not be: `at` imports `imports`, which lies at `target` when the trespass brings it along. */
export interface PlantedTrespass {
  readonly fence: string;
  readonly at: string;
  readonly imports: string;
  readonly target?: string;
}
