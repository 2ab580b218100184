import { describe, expect, test } from 'vitest';
import { type FormDefinition, type FormField, fieldsOf } from '../form/index.ts';
import { genomeSlugs } from '../gene/index.ts';
import {
  afterAction,
  checkRequest,
  formsOf,
  mayChooseSalesRep,
  newestForms,
  type RequestAction,
  type RequestState,
  readRequest,
  requestActions,
  requestStateNames,
  requestStates,
  requestTitle,
  requestTypeNames,
  requestTypes,
  versionsOf,
  writeRequest,
} from './index.ts';

const today = '2026-11-23';

const everyForm: readonly (readonly [string, FormDefinition])[] = [
  ['parent', newestForms('bulk').parent],
  ...requestTypeNames.flatMap((type) =>
    requestTypes[type].forms.map((form) => [`${type} ${form.version}`, form] as const),
  ),
];

describe.each(everyForm)('The form %s', (_name, form) => {
  const fields = fieldsOf(form);

  test('names each field once, in letters that keep apart from rows and extras', () => {
    const names = fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
  });

  test('asks only by answers that were given before', () => {
    for (const [at, { when }] of fields.entries()) {
      const asked = when === undefined ? undefined : fields.slice(0, at).find(({ name }) => name === when.field);
      if (when === undefined) continue;
      expect(asked).toBeDefined();
      if (asked?.kind === 'choice' || asked?.kind === 'several')
        expect(asked.options.map(({ value }) => value)).toEqual(expect.arrayContaining([...when.is]));
    }
  });

  test('asks the species of a gene in a field of its own, by the names of genomes', () => {
    for (const field of fields.flatMap((one): readonly FormField[] => (one.kind === 'table' ? one.columns : [one]))) {
      if (field.kind !== 'gene') continue;
      const species = fields.find(({ name }) => name === field.speciesIn);
      expect(species?.kind === 'choice' && species.options.map(({ value }) => value)).toEqual(
        expect.arrayContaining([...genomeSlugs]),
      );
    }
  });

  test('has options that differ, and an extra that is one of them', () => {
    for (const field of fields) {
      if (field.kind !== 'choice' && field.kind !== 'several') continue;
      const values = field.options.map(({ value }) => value);
      expect(new Set(values).size).toBe(values.length);
      if (field.extraFor !== undefined) expect(values).toContain(field.extraFor);
    }
  });
});

describe('A request', () => {
  const forms = newestForms('cell_line_engineering');
  const given = {
    parent: { title: 'GFP at LMNB1', aim: 'Live imaging', use: 'research', discount: '100' },
    child: {
      species: 'homo_sapiens',
      cell_line: 'iPSC, donor D14',
      cells_from: 'provider',
      gene: 'LMNB1',
      edit: 'knock_in',
      where: 'n_terminus',
      insert_length: '714',
      donor: 'have',
      zygosity: 'homozygous',
    },
  };

  test('of six types is asked by a parent form and one of its own (RQ-1, RQ-3)', () => {
    expect(requestTypeNames).toHaveLength(6);
    expect(new Set(requestTypeNames.map((type) => newestForms(type).child.name)).size).toBe(6);
  });

  test('that answers what is asked has no fault and a title', () => {
    const answers = readRequest(forms, given);
    expect(checkRequest(forms, answers, today)).toEqual([]);
    expect(requestTitle(answers)).toBe('GFP at LMNB1');
    expect(answers.parent).not.toHaveProperty('discount');
    expect(writeRequest(forms, answers).flatMap((panel) => panel.answers)).toContainEqual({
      name: 'insert_length',
      label: 'Insert length',
      text: '714 bases',
    });
  });

  test('says which form and panel a fault is in', () => {
    const answers = readRequest(forms, { ...given, child: { ...given.child, insert_length: '' } });
    expect(checkRequest(forms, answers, today)).toMatchObject([
      { form: 'child', panel: 'edit', path: 'insert_length', code: 'required' },
    ]);
  });

  test('asks what a kind of edit needs, and nothing of another kind', () => {
    const answers = readRequest(forms, { ...given, child: { ...given.child, edit: 'point_mutation' } });
    expect(checkRequest(forms, answers, today).map(({ path }) => path)).toEqual(['change']);
    expect(answers.child).not.toHaveProperty('donor');
  });

  test('reads a gene as one that it is asked for, and as the text that it was in older requests', () => {
    const child = { ...given.child, gene: 'HER2', 'gene.extra': 'ERBB2' };
    const geneBy = (version: number) => {
      const of = formsOf('cell_line_engineering', { parent: 1, child: version });
      const written = writeRequest(of, readRequest(of, { ...given, child }));
      return written.flatMap(({ answers }) => answers).find(({ name }) => name === 'gene')?.text;
    };
    expect([geneBy(1), geneBy(2)]).toEqual(['HER2', 'ERBB2 (typed as HER2)']);
  });

  test('keeps the versions of its forms', () => {
    expect(formsOf('bulk', versionsOf(newestForms('bulk')))).toEqual(newestForms('bulk'));
    expect(() => formsOf('bulk', { parent: 1, child: 99 })).toThrow('no version 99');
  });
});

describe('The states of a request', () => {
  const names = Object.keys(requestActions) as RequestAction[];

  test.each(names)('%s leads to a state or says why not', (action) => {
    for (const state of requestStateNames) {
      const after = afterAction(state, action);
      expect(after.ok ? requestStates[after.value].label : after.error).not.toBe('');
    }
  });

  test.each<[RequestState, RequestAction, RequestState | null]>([
    ['submitted', 'change', 'submitted'],
    ['waiting_for_customer', 'change', 'with_sales'],
    ['with_sales', 'change', null],
    ['quoted', 'change', null],
    ['waiting_for_customer', 'write', 'with_sales'],
    ['quoted', 'withdraw', 'withdrawn'],
    ['ordered', 'withdraw', null],
    ['quoted', 'decline', 'closed'],
    ['with_sales', 'decline', null],
    ['submitted', 'answer', 'with_sales'],
    ['withdrawn', 'quote', null],
    ['with_sales', 'quote', 'quoted'],
    ['ordered', 'close', null],
  ])('%s, %s: %s', (state, action, next) => {
    const after = afterAction(state, action);
    expect(after.ok ? after.value : null).toBe(next);
  });

  test('the owner chooses who answers until somebody has (ruling 52)', () => {
    expect(requestStateNames.filter((state) => mayChooseSalesRep('owner', state))).toEqual(['submitted']);
    expect(requestStateNames.every((state) => mayChooseSalesRep('staff', state))).toBe(true);
  });
});
