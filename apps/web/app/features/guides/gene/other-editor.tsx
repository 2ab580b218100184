import type { GenomeSlug } from '@cutsite/domain/gene';
import type { DesignEditor } from '@cutsite/domain/guide-design';
import { geneEditors } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { AskForDesign } from '../../../genes/names/design-request.tsx';
import { pamText } from '../page/pam-text.ts';
import styles from './gene.module.css';

interface OtherEditorProps {
  readonly genome: GenomeSlug;
  readonly editor: DesignEditor;
  readonly symbol: string;
  readonly onKnownEditor: () => void;
}

/** An editor that the collection has no guides for: what it needs, and the ways on. */
export function OtherEditor({ genome, editor, symbol, onKnownEditor }: OtherEditorProps) {
  const { display } = geneEditors[editor];
  return (
    <>
      <p className={styles.info}>
        <Icon name="info" />
        <span>
          <b>No published score for {display}:</b> scores made for SpCas9 do not apply to it. {pamText(editor)}.
        </span>
      </p>
      <p className={styles.ways}>
        <span>No known guides for {symbol} with this editor yet.</span>
        <AskForDesign genome={genome} gene={symbol} />
        <Button size="small" onClick={onKnownEditor}>
          Show SpCas9 guides
        </Button>
        <a href="/guides/sequence">Find sites of {display} in a sequence</a>
      </p>
    </>
  );
}
