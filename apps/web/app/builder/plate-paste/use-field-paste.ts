import { type ClipboardEvent, useCallback } from 'react';
import { clipboardText } from '../paste/clipboard-text.ts';
import { spreadsheetCells } from '../paste/spreadsheet-cells.ts';
import { panelFields } from '../plate-view/panel-fields.ts';
import type { PasteText } from './use-paste-text.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * A paste into a text field. Several cells of a spreadsheet are rows for the plate or the tubes; one cell is text for
 * the field, without the quotes and the HTML around it. `wrapped`: several lines are one text here, a molecule that was
 * set in lines.
 */
export function useFieldPaste(pasteText: PasteText, wrapped = false): (event: ClipboardEvent<TextField>) => void {
  return useCallback(
    (event) => {
      const text = clipboardText(event.clipboardData);
      const cells = spreadsheetCells(text);
      const isOneText = cells.every((row) => row.length === 1) && (cells.length === 1 || wrapped);
      const cell = cells.flat().join('');
      // The text as it is on the clipboard is what the browser puts in by itself.
      if (isOneText && cell === event.clipboardData.getData('text/plain')) return;
      event.preventDefault();
      if (isOneText) typeInto(event.currentTarget, cell.replace(/\s+/g, ' ').trim());
      else {
        leaveField(event.currentTarget);
        pasteText(text);
      }
    },
    [pasteText, wrapped],
  );
}

/** The rows go elsewhere: the focus leaves the field with them, so that the undo key takes the paste back. */
function leaveField(field: TextField): void {
  panelFields.focusWell();
  if (document.activeElement === field) field.blur();
}

/** Puts a text in place of what is selected in the field, as if it were typed. */
function typeInto(field: TextField, text: string): void {
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? field.value.length;
  const room = field.maxLength < 0 ? text.length : field.maxLength - (field.value.length - (end - start));
  field.setRangeText(text.slice(0, Math.max(room, 0)), start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: text }));
}
