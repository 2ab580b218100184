import type { Species } from '@cutsite/domain/guide-rna';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { useState } from 'react';
import { api } from '../../../../platform/api.ts';
import { keepWantedGenes } from '../../../../platform/between-pages/wanted-genes.ts';
import { maxGenes } from './max-genes.ts';

interface GeneSymbolsNoteProps {
  readonly symbols: readonly string[];
  readonly genome: Species;
  /** Reads another list in place of this one. */
  readonly onText: (text: string) => void;
}

/** Names of genes where there should be guides: they lead to the guides that are known for them. */
export function GeneSymbolsNote({ symbols, genome, onText }: GeneSymbolsNoteProps) {
  const [state, setState] = useState<'idle' | 'busy' | { readonly failed: string }>('idle');
  const find = async () => {
    if (genome === 'other') return;
    setState('busy');
    const { guidesOfGenes } = await import('./guides-of-genes.ts');
    const read = await guidesOfGenes(symbols, genome, api);
    if (read.ok) onText(read.value);
    else setState({ failed: read.error });
  };
  return (
    <Notice>
      <b>These are gene symbols; guides are ordered by sequence.</b> Paste targets with their names, or order ready-made
      guides for these genes as a <a href="/order/gene-library">gene library</a>, which takes symbols.{' '}
      {genome === 'other' ? null : (
        <Button
          size="small"
          busy={state === 'busy'}
          onClick={() =>
            void find().catch(() => setState({ failed: 'The guides could not be loaded. Please try again.' }))
          }
        >
          {`Use known guides for ${countText(Math.min(symbols.length, maxGenes), 'gene')}`}
        </Button>
      )}{' '}
      {genome === 'other' ? null : (
        <a href="/guides" onClick={() => keepWantedGenes({ genome, names: symbols })}>
          {symbols.length > maxGenes ? `Choose among the guides of all ${symbols.length}` : 'Choose among their guides'}
        </a>
      )}
      {typeof state === 'string' ? null : <span role="alert"> {state.failed}</span>}
    </Notice>
  );
}
