import type { GenomeSlug } from '@cutsite/domain/gene';
import {
  type KnockoutSlug,
  knockoutProducts,
  ownLine,
  ownLineFault,
  ownLineName,
} from '@cutsite/domain/knockout-cells';
import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import { CompactSelect, TextField } from '@cutsite/ui/form';
import { useState } from 'react';
import { useCellLinesFor } from '../../../genes/cell-lines/cell-line-store.ts';

interface LineChoiceProps {
  readonly genome: GenomeSlug;
  readonly product: KnockoutSlug;
  readonly label: string;
  /** Empty while none is chosen. */
  readonly value: string;
  readonly bad?: boolean;
  readonly onLine: (cellLine: string) => void;
}

const own = { id: 'own', text: 'A line of your own …' };

/** The cell line of genes in the list: one that the product is made in, or one of the customer's own (KO-2). */
export function LineChoice({ genome, product, label, value, bad = false, onLine }: LineChoiceProps) {
  const lines = useCellLinesFor(product, genome) ?? [];
  const [naming, setNaming] = useState(false);
  const options = [
    ...(value === '' ? [{ id: '', text: 'Choose a line', disabled: true }] : []),
    ...lines.map(({ name }) => ({ id: name, text: name })),
    own,
  ];
  const take = (cellLine: string) => {
    setNaming(false);
    onLine(cellLine);
  };
  return (
    <>
      <CompactSelect
        framed
        label={label}
        value={value}
        bad={bad}
        options={options}
        onPick={(option) => (option === own ? setNaming(true) : take(option.id))}
      />
      {naming ? (
        <OwnLineDialog
          title={label}
          product={product}
          // A name that is none of ours may well be theirs.
          first={lines.some(({ name }) => name === value) ? '' : ownLineName(value)}
          onLine={take}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </>
  );
}

interface OwnLineDialogProps {
  readonly product: KnockoutSlug;
  readonly title: string;
  readonly first: string;
  readonly onLine: (cellLine: string) => void;
  readonly onClose: () => void;
}

function OwnLineDialog({ product, title, first, onLine, onClose }: OwnLineDialogProps) {
  const [name, setName] = useState(first);
  const [tried, setTried] = useState(false);
  const fault = ownLineFault(ownLine(name));
  const use = () => {
    if (fault === null) onLine(ownLine(name));
    else setTried(true);
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={use}>
            Use this line
          </Button>
        </>
      }
    >
      <TextField
        // By the attribute: that is where the browser puts the focus when it opens the dialog.
        ref={(field) => field?.setAttribute('autofocus', '')}
        label="Name of your line"
        placeholder="SH-SY5Y, clone 7"
        hint={knockoutProducts[product].reviewsOwnLine ? 'We write to you about a sample.' : undefined}
        error={tried && fault !== null ? fault : undefined}
        value={name}
        spellCheck={false}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // Else the key goes on to what has the focus once the dialog is closed, and presses it.
          event.preventDefault();
          use();
        }}
      />
    </Dialog>
  );
}
