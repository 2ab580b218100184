import { type GeneIndex, otherNames, placesOf, placesOfDate } from './gene-index.ts';
import { cleanGeneName, conventionalCase, exactKey, looseKey, maxGeneNameLength, readEnsemblId } from './name-keys.ts';
import type { AmbiguousName, GeneCandidate, NamedBy, NamedGene, ResolvedName, UnknownName } from './resolved-name.ts';
import { isNumberShownAs, namesBehindDate, readSpreadsheetDate, readSpreadsheetNumber } from './spreadsheet-damage.ts';

type Why = AmbiguousName['why'];

/** More candidates than a person would read through are no help. */
const maxCandidates = 20;

/** The name of a gene that a text is, or the gene's symbol where none has this key. */
function nameWithKey(gene: NamedGene, hasKey: (name: string) => boolean): string {
  return hasKey(gene.symbol) ? gene.symbol : (otherNames(gene).find(hasKey) ?? gene.symbol);
}

const numbersIn = (name: string): string => (name.match(/\d+/g) ?? []).join(' ');

function isUncertain({ uncertainSynonyms }: NamedGene, name: string): boolean {
  return uncertainSynonyms.some((uncertainSynonym) => exactKey(uncertainSynonym) === exactKey(name));
}

/** One name under way: what is known of it, and the answers that it can have. */
class Lookup<Gene extends NamedGene> {
  readonly typed: string;
  readonly index: GeneIndex<Gene>;
  readonly others: readonly GeneIndex<Gene>[];
  readonly clean: string;
  readonly key: string;

  constructor(typed: string, index: GeneIndex<Gene>, others: readonly GeneIndex<Gene>[]) {
    this.typed = typed;
    this.index = index;
    this.others = others;
    this.clean = cleanGeneName(typed);
    this.key = exactKey(this.clean);
  }

  genesAt(places: readonly number[]): Gene[] {
    return places.flatMap((place) => this.index.genes[place] ?? []);
  }

  matched(gene: Gene, by: NamedBy, name: string, otherMeanings: readonly Gene[] = []): ResolvedName<Gene> {
    return { status: 'matched', typed: this.typed, gene, by, name, otherMeanings };
  }

  unknown(why: UnknownName['why'], elsewhere: UnknownName<Gene>['elsewhere'] = null): ResolvedName<Gene> {
    const shown = why === 'unknown' ? conventionalCase(this.clean, this.index.genome) : this.clean;
    return { status: 'not_found', typed: this.typed, shown, why, elsewhere };
  }

  ambiguous(why: Why, candidates: readonly GeneCandidate<Gene>[]): ResolvedName<Gene> {
    const inOrder = candidates
      .toSorted((one, other) => (one.gene.symbol < other.gene.symbol ? -1 : 1))
      .slice(0, maxCandidates);
    return { status: 'ambiguous', typed: this.typed, why, candidates: inOrder };
  }

  byId(): ResolvedName<Gene> | null {
    const id = readEnsemblId(this.clean);
    if (id === null) return null;
    const place = this.index.byId.get(id.ensemblId);
    const gene = place === undefined ? undefined : this.index.genes[place];
    if (gene !== undefined) return this.matched(gene, 'ensembl_id', gene.ensemblId);
    // Lists of other names hold ids that were given up.
    const retired = this.byOtherName();
    if (retired !== null) return retired;
    if (id.genome === this.index.genome) return this.unknown('id_not_in_list');
    return this.elsewhere() ?? this.unknown('other_species');
  }

  /** The symbol of the list wins, whatever else the text may mean; other meanings are named. */
  bySymbol(): ResolvedName<Gene> | null {
    const places = placesOf(this.index.bySymbol, this.key);
    const genes = this.genesAt(places);
    const [first, ...more] = genes;
    if (first === undefined) return null;
    const exact = more.length === 0 ? [first] : genes.filter(({ symbol }) => symbol === this.clean);
    const [one, ...rest] = exact;
    if (one === undefined || rest.length > 0)
      return this.ambiguous(
        'same_symbol',
        genes.map((gene) => ({ gene, name: gene.symbol })),
      );
    const otherMeanings = this.genesAt(placesOf(this.index.byOtherName, this.key)).filter((gene) => gene !== one);
    return this.matched(one, 'symbol', one.symbol, otherMeanings);
  }

  /**
   * Every gene that another name could mean, by its letters, by how it sounds and as what a spreadsheet left of it. One
   * gene in all of them is the match. The symbol in other writing (IL-2) wins over synonyms that only sound like it.
   */
  byOtherName(): ResolvedName<Gene> | null {
    const exact = placesOf(this.index.byOtherName, this.key);
    const dates = readSpreadsheetDate(this.clean);
    const key = looseKey(this.clean);
    const { symbols, others } = this.index.loose();
    const asSymbol = placesOf(symbols, key);
    const asSound = this.soundsLike(placesOf(others, key), exact, key);
    if (dates.length === 0 && exact.length + asSymbol.length + asSound.length === 0) return null;
    const [only, ...more] = asSound;
    // Most of what comes here: a synonym that nothing else sounds like.
    if (dates.length === 0 && asSymbol.length === 0 && more.length === 0 && only !== undefined) {
      const gene = this.index.genes[only];
      if (gene !== undefined) return this.soleSynonym(gene, this.nameIn(gene, key, false));
    }
    const ofDate = new Set(dates.flatMap((date) => this.placesBehind(date)));

    const sure = new Set([...exact, ...asSymbol, ...ofDate]);
    const isWritingOfSymbol = asSymbol.length > 0 && sure.size === 1;
    const all = isWritingOfSymbol ? sure : new Set([...sure, ...(dates.length > 0 ? [] : asSound)]);
    if (all.size === 0) return this.unknown('spreadsheet_date');
    const candidates = this.genesAt([...all]).map((gene) => ({ gene, name: this.nameIn(gene, key, ofDate.size > 0) }));
    const [first] = candidates;
    if (candidates.length > 1 || first === undefined)
      return this.ambiguous(ofDate.size > 0 ? 'spreadsheet_date' : 'several_genes', candidates);

    const { gene, name } = first;
    const by = this.wayTo(gene, name, exact.length > 0, asSymbol.length > 0, ofDate.size > 0);
    if (by !== 'written_form' && isUncertain(gene, name)) return this.ambiguous('gene_outside', candidates);
    return this.matched(gene, by, name, isWritingOfSymbol ? this.genesAt(asSound).filter((one) => one !== gene) : []);
  }

  /** Beside a name that is there letter by letter, one with other numbers is another: MIR124-3, and not MIR1243. */
  private soundsLike(places: readonly number[], exact: readonly number[], key: string): readonly number[] {
    if (exact.length !== 1 || places.length < 2) return places;
    const numbers = numbersIn(this.clean);
    const isMeant = (name: string) => looseKey(name) === key && numbersIn(name) === numbers;
    return places.filter((place) => this.genesAt([place]).some((gene) => otherNames(gene).some(isMeant)));
  }

  private soleSynonym(gene: Gene, name: string): ResolvedName<Gene> {
    if (isUncertain(gene, name)) return this.ambiguous('gene_outside', [{ gene, name }]);
    return this.matched(gene, name === gene.currentSymbol ? 'current_symbol' : 'synonym', name);
  }

  private placesBehind(date: { readonly month: number; readonly day: number }): readonly number[] {
    const { bySymbol, byOtherName } = this.index;
    const named = namesBehindDate(date).flatMap((name) => [
      ...placesOf(bySymbol, name),
      ...placesOf(byOtherName, name),
    ]);
    return [...named, ...placesOfDate(this.index.damaged(), date)];
  }

  private nameIn(gene: Gene, key: string, isDate: boolean): string {
    const exact = nameWithKey(gene, (name) => exactKey(name) === this.key);
    if (exactKey(exact) === this.key) return exact;
    const behind = new Set(isDate ? readSpreadsheetDate(this.clean).flatMap(namesBehindDate) : []);
    return nameWithKey(gene, (name) => (isDate ? behind.has(exactKey(name)) : looseKey(name) === key));
  }

  private wayTo(gene: Gene, name: string, isExact: boolean, isSymbol: boolean, isDate: boolean): NamedBy {
    if (!isExact && isDate) return 'spreadsheet_date';
    if (isSymbol) return 'written_form';
    return name === gene.currentSymbol ? 'current_symbol' : 'synonym';
  }

  /** 2.31E+19: clones' names that lost their letters, and most often digits too. */
  bySpreadsheetNumber(): ResolvedName<Gene> | null {
    const shown = readSpreadsheetNumber(this.clean);
    if (shown === null) return null;
    const clones = this.index.damaged().clones.filter(({ number }) => isNumberShownAs(number, shown));
    const genes = new Set(this.genesAt(clones.map(({ place }) => place)));
    if (genes.size === 0) return this.unknown('spreadsheet_number');
    const [first] = genes;
    const isWhole = clones.every(({ number }) => shown.digits.length >= number.digits.length);
    if (first !== undefined && genes.size === 1 && isWhole) {
      return this.matched(first, 'spreadsheet_number', this.cloneName(first));
    }
    const candidates = [...genes].map((gene) => ({ gene, name: this.cloneName(gene) }));
    return this.ambiguous('spreadsheet_number', candidates);
  }

  private cloneName(gene: Gene): string {
    return nameWithKey(gene, (name) => /^\d{7}E\d{2}/i.test(name));
  }

  /** The same text in the list of another species, by its symbol, its id, or a name that means one gene there. */
  elsewhere(): ResolvedName<Gene> | null {
    for (const other of this.others) {
      const found = new Lookup(this.typed, other, []).inOneList();
      if (found?.status === 'matched') {
        return this.unknown('other_species', { genome: other.genome, gene: found.gene });
      }
    }
    return null;
  }

  inOneList(): ResolvedName<Gene> | null {
    return this.byId() ?? this.bySymbol() ?? this.byOtherName();
  }

  /** AKAP17A_X and AKAP17A_Y: copies on both chromosomes, which guide libraries tell apart, and which are one gene. */
  byCopy(): ResolvedName<Gene> | null {
    const [, name] = /^(.+)_[XY]$/i.exec(this.clean) ?? [];
    if (name === undefined || /_[XY]$/i.test(name)) return null;
    const found = new Lookup(name, this.index, []).inOneList();
    if (found === null || found.status === 'not_found') return null;
    if (found.status === 'ambiguous') return { ...found, typed: this.typed };
    return this.matched(found.gene, 'written_form', found.gene.symbol);
  }

  answer(): ResolvedName<Gene> {
    if (this.clean.length > maxGeneNameLength) return this.unknown('too_long');
    const found = this.byId() ?? this.bySymbol() ?? this.byOtherName() ?? this.bySpreadsheetNumber() ?? this.byCopy();
    return found ?? this.elsewhere() ?? this.unknown('unknown');
  }
}

/** The shortest way, for the names that most lists consist of: the symbol of one gene, with no other meaning. */
function soleSymbol<Gene extends NamedGene>(typed: string, index: GeneIndex<Gene>): ResolvedName<Gene> | null {
  const key = exactKey(typed);
  const place = index.bySymbol.get(key);
  if (typeof place !== 'number' || index.byOtherName.has(key)) return null;
  const gene = index.genes[place];
  if (gene === undefined) return null;
  return { status: 'matched', typed, gene, by: 'symbol', name: gene.symbol, otherMeanings: [] };
}

/**
 * What each of the typed names means, in their order; a name that stands twice has one answer. The symbol of the list
 * always wins (ruling 11). Any other name leads to a gene only when it can be no other one (ruling 86).
 * @param others the lists of other species, where they are at hand: a name of theirs is then said to be one
 */
export function resolveGenes<Gene extends NamedGene>(
  names: readonly string[],
  index: GeneIndex<Gene>,
  others: readonly GeneIndex<Gene>[] = [],
): ResolvedName<Gene>[] {
  const known = new Map<string, ResolvedName<Gene>>();
  return names.map((typed) => {
    const symbol = soleSymbol(typed, index);
    if (symbol !== null) return symbol;
    const answer = known.get(typed) ?? new Lookup(typed, index, others).answer();
    known.set(typed, answer);
    return answer;
  });
}

/** What one typed name means; see {@link resolveGenes}. */
export function resolveGene<Gene extends NamedGene>(
  typed: string,
  index: GeneIndex<Gene>,
  others: readonly GeneIndex<Gene>[] = [],
): ResolvedName<Gene> {
  return new Lookup(typed, index, others).answer();
}
