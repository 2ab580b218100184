import { checkPlate, faultMessage, type Plate, plateNameLengths } from '@cutsite/domain/guide-rna';
import { TextField } from '@cutsite/ui/form';
import { useProjectParts } from '../../project/use-builder.tsx';

interface PlateNameFieldProps {
  readonly plate: Plate;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onEnter: () => void;
}

export const plateNameId = 'plate-name';

/** The name with its rules (GR-46 to GR-50, ruling 1), checked at each letter. */
export function PlateNameField({ plate, name, onName, onEnter }: PlateNameFieldProps) {
  const plateNames = useProjectParts(({ plates }) =>
    plates.filter(({ id }) => id !== plate.id).map((other) => other.name),
  );
  const faults = checkPlate({ ...plate, name }, { plateNames }).faults.filter((fault) => fault.field === 'plateName');
  const said = (severity: 'error' | 'warning') => {
    const fault = faults.find((one) => one.severity === severity);
    return fault === undefined ? null : faultMessage(fault);
  };
  return (
    <TextField
      id={plateNameId}
      label="Plate name"
      value={name}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onName(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // The focus goes back to the button that opened the dialog, which must not take this Enter as a press.
        event.preventDefault();
        onEnter();
      }}
      hint={`Letters, digits, spaces, hyphens and underscores; no two plates alike. Up to ${plateNameLengths.warnAbove} characters fit on the label, ${plateNameLengths.refuseAbove} at most.`}
      warning={said('warning')}
      error={said('error')}
    />
  );
}
