/** The rules that the provider switches on and off. */
export interface RuleSettings {
  /** Off: HPLC is refused. On: it needs 50 nmol or more (ruling 4). */
  readonly hplcAvailable: boolean;
}

/** The settings in force: HPLC cannot be had now (GR-84). */
export const ruleSettings: RuleSettings = { hplcAvailable: false };
