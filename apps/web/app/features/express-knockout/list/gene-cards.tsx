import { editTypeRows } from '@cutsite/domain/express-knockout';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { Pill } from '@cutsite/ui/pill';
import { SequenceText } from '@cutsite/ui/sequence-text';
import { useState } from 'react';
import { findKnownGuides } from '../../../genes/guides/known-guides.ts';
import { useBuilder } from '../draft/express-drafts.ts';
import { withLine, withLineAfter } from '../project/express-draft.ts';
import styles from './gene-cards.module.css';
import { anotherGuide, type GeneLines } from './group-by-gene.ts';
import { OtherGuides } from './other-guides.tsx';

const { max } = editTypeRows.multi_guide.guides;

/** Multi guide: a card for each gene, with the lines that go into its pool, wherever they stand in the list. */
export function GeneCards({ groups }: { readonly groups: readonly GeneLines[] }) {
  if (groups.length === 0) return null;
  return (
    <ul className={styles.cards} aria-label="Pools">
      {groups.map((group) => (
        <GeneCard key={group.gene.ensemblId} group={group} />
      ))}
    </ul>
  );
}

function GeneCard({ group: { gene, lines, inPool } }: { readonly group: GeneLines }) {
  const builder = useBuilder();
  const isPool = inPool > 0;
  const [first] = lines;
  return (
    <li data-tone={isPool ? undefined : 'bad'}>
      <header>
        <h3>{gene.symbol}</h3>
        <code>{gene.ensemblId}</code>
        <span>{isPool ? `${countText(inPool, 'guide')}, one pool` : countText(lines.length, 'guide')}</span>
        <Pill tone={isPool ? 'success' : 'error'} icon={isPool ? 'check' : 'error'}>
          {isPool ? 'Eligible' : 'One guide only'}
        </Pill>
      </header>
      <ol>
        {lines.map((line, at) => {
          const { id, number, target } = line;
          return (
            <li key={id} data-line={number}>
              <span>{number}</span>
              <SequenceText text={target} alphabet="ACGT" wrap />
              {at < Math.max(inPool, 1) ? (
                <Icon name="check" label="in the pool" />
              ) : (
                <p>
                  <Pill tone="warnMinor" icon="warning">
                    Fourth guide
                  </Pill>
                  A pool takes {max}.
                  <Button
                    size="small"
                    onClick={() =>
                      builder.edit({ label: `leave line ${number} out` }, (draft) => withLine(draft, id, () => null))
                    }
                  >
                    Leave it out
                  </Button>
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {isPool || first === undefined ? null : (
        <p className={styles.foot} data-line={first.number}>
          <span>Multi guide takes two or three guides of one gene.</span>
          <AddAnother group={{ gene, lines, inPool }} />
          <OtherGuides state={first.state} />
        </p>
      )}
    </li>
  );
}

/** Puts the next known guide of the gene behind its last line. */
function AddAnother({ group: { gene, lines } }: { readonly group: GeneLines }) {
  const builder = useBuilder();
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    const guides = await findKnownGuides({ species: builder.project().species, ensembl_id: gene.ensemblId });
    const next = anotherGuide(guides, new Set(lines.map(({ target }) => target)));
    if (next === null)
      return builder.showNotice({
        title: `There is no other guide for ${gene.symbol} in our collection.`,
        refused: true,
      });
    const last = lines.at(-1)?.id ?? '';
    builder.edit({ label: `add a guide for ${gene.symbol}` }, (draft) =>
      withLineAfter(draft, last, next.target, builder.newId),
    );
    builder.showNotice(`Guide ${next.number} of ${gene.symbol} added.`, true);
  };
  return (
    <Button
      size="small"
      busy={busy}
      onClick={() =>
        void add()
          .catch(() =>
            builder.showNotice({ title: 'The guides could not be loaded.', text: 'Please try again.', refused: true }),
          )
          .finally(() => setBusy(false))
      }
    >
      Add another guide for {gene.symbol}
    </Button>
  );
}
