import { type GenomeSlug, geneGenomes, genomeSlugs } from '@cutsite/domain/gene';
import { type DesignEditor, designEditors } from '@cutsite/domain/guide-design';
import { geneEditors } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { type FormEvent, useState } from 'react';
import { clipboardText } from '../../../builder/paste/clipboard-text.ts';
import { Setting } from '../../../builder/settings-bar/setting.tsx';
import { isTarget, namesIn } from '../../../genes/guides/wanted-names.ts';
import { GeneSearch } from '../../../genes/search/gene-search.tsx';
import styles from '../page/guides.module.css';
import type { GeneGuidesState } from './use-gene-guides.ts';

/** Where genes and targets are named, typed or pasted, and the genome and the editor are chosen. */
export function AskForGenes({ page }: { readonly page: Pick<GeneGuidesState, 'state' | 'genes' | 'add' | 'change'> }) {
  const { state, genes, change } = page;
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    void page.add(text);
    setTyped('');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') add(typed);
  };
  return (
    <form className={styles.ask} onSubmit={onSubmit}>
      <div
        className={styles.field}
        onPasteCapture={(event) => {
          const pasted = clipboardText(event.clipboardData);
          if (namesIn(pasted).length < 2 && !isTarget(pasted)) return;
          event.preventDefault();
          add(pasted);
        }}
      >
        <label htmlFor="guides-of">Genes or targets</label>
        <GeneSearch
          inputId="guides-of"
          label="Genes or targets"
          genes={genes}
          value={typed}
          // What became of a list that was added stands below the field.
          isAnswered={typed === '' && state.names.length > 0}
          placeholder="TP53, p53, ENSG00000141510, a target, or a pasted list"
          onValueChange={setTyped}
        />
      </div>
      <Setting<GenomeSlug>
        label="Genome"
        value={state.genome}
        options={genomeSlugs.map((id) => ({ id, text: geneGenomes[id].label }))}
        onPick={(id) => change(() => ({ genome: id, names: [], chosen: [] }))}
      />
      <Setting<DesignEditor>
        label="Gene editor"
        value={state.editor}
        options={designEditors.map((id) => ({ id, text: geneEditors[id].display }))}
        onPick={(id) => change(() => ({ editor: id }))}
      />
      <Button
        variant="primary"
        icon="search"
        type="submit"
        blockedBecause={typed.trim() === '' ? 'Name a gene.' : null}
      >
        Show guides
      </Button>
    </form>
  );
}
