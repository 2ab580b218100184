import { newPlate, newProject } from '@cutsite/domain/guide-rna';
import { describe, expect, test } from 'vitest';
import { firstLook } from '../project/guide-rna-look.ts';
import { arriveWithEditor } from './arrive-with-editor.ts';

const plate = newPlate('p1', 'Plate 1');
const project = { ...newProject('Untitled project', 'plates'), plates: [plate], activePlateId: 'p1' };
const filled = { ...plate, wells: [{ id: 'w', index: 0, name: 'g1', sequence: 'ACGU' }] };

describe('Guides for a gene editor that arrive in the builder', () => {
  test('set it on an empty plate, with a chemistry that it is offered with', () => {
    const arrival = arriveWithEditor(project, firstLook, 'hfCas12Max');
    expect(arrival).toMatchObject({ kind: 'plate', project: { plates: [{ nuclease: 'hfCas12Max' }] } });
  });

  test('change nothing on a plate that holds guides for another one, and say so', () => {
    const arrival = arriveWithEditor({ ...project, plates: [filled] }, firstLook, 'hfCas12Max');
    expect(arrival).toMatchObject({
      kind: 'other_editor',
      words: expect.stringContaining('These guides are for hfCas12Max, and Plate 1 is for SpCas9.'),
    });
  });

  test('need nothing where it is the same, and set it for tubes to come', () => {
    expect(arriveWithEditor({ ...project, plates: [filled] }, firstLook, 'SpCas9')).toEqual({ kind: 'fits' });
    expect(arriveWithEditor({ ...project, format: 'tubes' }, firstLook, 'eSpOT-ON')).toMatchObject({
      kind: 'new_tubes',
      look: { newTubeSettings: { nuclease: 'eSpOT-ON' } },
    });
  });
});
