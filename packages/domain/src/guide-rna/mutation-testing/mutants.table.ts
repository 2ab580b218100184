/** A mistake that somebody could make in the rules: one place of one file, written differently. */
export interface Mutant {
  /** From the folder of the domain's sources. */
  readonly file: string;
  readonly source: string;
  readonly mutated: string;
}

const inRules = (file: string, source: string, mutated: string): Mutant => ({
  file: `guide-rna/${file}`,
  source,
  mutated,
});

/** Planted mistakes, each of which the tables of cases or the oracle have to notice. */
export const mutants: readonly Mutant[] = [
  inRules('names/name-rules.ts', 'nameMaxLength = 20', 'nameMaxLength = 21'),
  inRules('names/name-rules.ts', 'trimmed.length > nameMaxLength', 'trimmed.length >= nameMaxLength'),
  inRules('names/name-rules.ts', '/^[A-Za-z0-9 _-]*$/', '/^[A-Za-z0-9 _.-]*$/'),
  inRules('names/name-rules.ts', '/^[A-Za-z0-9 _-]*$/', String.raw`/^[\w\s-]*$/`),
  inRules('names/name-uniqueness.ts', '(group.get(name) ?? 0) > 1', '(group.get(name) ?? 0) > 2'),
  inRules('names/name-uniqueness.ts', "if (name === '') return null;", ''),
  inRules('names/plate-name-rules.ts', 'warnAbove: 15', 'warnAbove: 16'),
  inRules('names/plate-name-rules.ts', 'refuseAbove: 20', 'refuseAbove: 15'),
  inRules('names/plate-name-rules.ts', '(other) => other.trim()', '(other) => other'),
  inRules('checks/check-rows.ts', 'row.name.trim()', 'row.name'),
  inRules('project/kept-targets.ts', 'copies <= (most', 'copies < (most'),
  inRules('project/kept-targets.ts', ".replace(/t/gi, 'U')", ''),
  inRules('sequences/target-likeness.ts', 'known.copies += 1', 'known.copies = 2'),
  inRules('checks/check-tubes.ts', 'tubeNamesInCart.has(tube.name.trim())', 'tubeNamesInCart.has(tube.name)'),
  inRules('options/target-lengths.ts', '{ min: 19, max: 27 }', '{ min: 20, max: 22 }'),
  inRules('options/target-lengths.ts', '{ min: 20, max: 115 }', '{ min: 20, max: 119 }'),
  inRules('options/target-lengths.ts', 'SpCas9: { min: 81, max: 115 }', 'SpCas9: { min: 80, max: 115 }'),
  inRules('sequences/sequence-rules.ts', 'length < range.min', 'length <= range.min'),
  inRules('sequences/sequence-rules.ts', 'baseCount(canonical)', 'canonical.length'),
  inRules(
    'sequences/sequence-rules.ts',
    "format === 'plate' && modifications !== 'User-Defined'",
    "format === 'plate'",
  ),
  inRules('sequences/sequence-rules.ts', '/^[ACGU]*$/', '/^[ACGTU]*$/'),
  { file: 'sequence/base-count.ts', source: '/[acgu]/g', mutated: '/[acgum]/g' },
  inRules('sequences/modified-sequence-rules.ts', 'm: 65', 'm: 66'),
  inRules('sequences/modified-sequence-rules.ts', 'star: 6', 'star: 5'),
  inRules('sequences/modified-sequence-rules.ts', "includes('m*')", "includes('*m')"),
  inRules('sequences/modified-sequence-rules.ts', "endsWith('*m')", "endsWith('m*')"),
  inRules('sequences/modified-sequence-rules.ts', "startsWith('*')", "includes('*')"),
  inRules(
    'settings/setting-rules.ts',
    'nmolOf(settings.yield) < hplcMinimumNmol',
    'nmolOf(settings.yield) <= hplcMinimumNmol',
  ),
  inRules('settings/setting-rules.ts', 'if (!hplcAvailable)', 'if (hplcAvailable)'),
  inRules('settings/setting-rules.ts', '<= plateYieldLimitNmol', '< plateYieldLimitNmol'),
  inRules('settings/default-settings.ts', "yield: '3nmol'", "yield: '5nmol'"),
  inRules('options/gene-editors.ts', "modifications: ['Standard', 'Unmodified'],", "modifications: ['Standard'],"),
  inRules('options/gene-editors.ts', 'platesNeedReview: true', 'platesNeedReview: false'),
  inRules('options/gene-editors.ts', "{ CN: ['hfCas12Max'] }", '{ CN: [] }'),
  inRules('positions/position-rules.ts', 'Math.ceil(', 'Math.floor('),
  inRules('positions/position-rules.ts', '(taken.get(key) ?? 0) > 1', '(taken.get(key) ?? 0) > 2'),
  inRules('positions/position-rules.ts', 'value >= 0 && value < limit', 'value >= 0 && value <= limit'),
  inRules('checks/check-plate.ts', 'plateMinimumWells = 24', 'plateMinimumWells = 23'),
  inRules('checks/check-plate.ts', "row.name.trim() !== '' && row.sequence", "row.name.trim() !== '' || row.sequence"),
  inRules('checks/check-project.ts', 'names.toSpliced(at, 1)', 'names'),
  inRules('project/add-tubes.ts', 'existing.length === 1', 'existing.length >= 1'),
  inRules('project/add-tubes.ts', "=== '' || tube", "=== '' && tube"),
  inRules('options/processing.ts', 'nmolOf(amount) >= hplcMinimumNmol', 'nmolOf(amount) > hplcMinimumNmol'),
  inRules('options/processing.ts', " || purification === 'hplc',", ','),
  inRules('items/orderable-items.ts', 'check.errors > 0', 'check.errors + check.warnings > 0'),
  inRules('items/orderable-items.ts', 'tube.modifications, ', ''),
  inRules('items/check-item.ts', 'item !== plate && ', ''),
  inRules('items/check-item.ts', 'item.projectName === plate.projectName', 'true'),
  inRules('items/check-item.ts', 'otherPlateNames(items, item)', '[]'),
  inRules('items/check-item.ts', 'item.productSlug !== productOf(item.nuclease)', 'item.productSlug === undefined'),
  inRules('items/project-from-item.ts', 'genome: item.species, cellLine', 'cellLine'),
  inRules(
    'faults/fault-table.ts',
    "'Name must be {max} or fewer characters.'",
    "'Name must be at most {max} characters.'",
  ),
  inRules('faults/fault-table.ts', "error('NAME_NON_UNIQUE', 'name'", "error('NAME_INVALID', 'name'"),
  inRules('repairs/find-repairs.ts', 'ticked: false', 'ticked: true'),
  { file: 'labware/well-label.ts', source: ".padStart(2, '0')", mutated: '' },
];
