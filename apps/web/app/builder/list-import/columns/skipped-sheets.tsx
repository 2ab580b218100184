import { type SheetReading, type SkippedSheet, sheetFaultMessage } from '@cutsite/domain/sheet';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { useState } from 'react';
import type { ChosenColumn } from '../list-product.ts';
import { ColumnChoice } from './column-choice.tsx';

interface SkippedSheetsProps {
  readonly skipped: readonly SkippedSheet[];
  readonly columns: readonly ChosenColumn[];
  /** Reads sheets, by their places, in the way that the customer says. */
  readonly onRead: (places: readonly number[], reading: SheetReading) => void;
}

/** Sheets of a workbook that are not read though they hold something: how many rows, why, and the way to read them. */
export function SkippedSheets({ skipped, columns, onRead }: SkippedSheetsProps) {
  const [open, setOpen] = useState<number | null>(null);
  const withRows = skipped.filter(({ lines }) => lines > 0);
  return withRows.map(({ at, name, lines, fault }) => {
    const isOpen = open === at;
    const choose = fault.code === 'columns_missing' && fault.headings.length > 0 ? fault : null;
    return (
      <div key={at}>
        <Notice tone="warnMinor">
          <b>Sheet {name}</b>: {countText(lines, 'row is', 'rows are')} not read. {sheetFaultMessage(fault)}{' '}
          {choose === null ? null : (
            <Button size="small" variant="link" aria-expanded={isOpen} onClick={() => setOpen(isOpen ? null : at)}>
              {`Choose the columns of ${name}`}
            </Button>
          )}
          {fault.code === 'columns_missing' && choose === null ? (
            <Button size="small" variant="link" onClick={() => onRead([at], { withoutHeader: true })}>
              {`Read ${name} without a header`}
            </Button>
          ) : null}
          {fault.code === 'hidden' ? (
            <Button size="small" variant="link" onClick={() => onRead([at], { hiddenToo: true })}>
              {`Add ${name} too`}
            </Button>
          ) : null}
        </Notice>
        {choose === null || !isOpen ? null : (
          <ColumnChoice
            headings={choose.headings}
            suggested={choose.suggested}
            columns={columns}
            onChoose={(chosen) => onRead([at], { columns: chosen })}
          />
        )}
      </div>
    );
  });
}
