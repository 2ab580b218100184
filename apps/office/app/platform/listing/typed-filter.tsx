import { TextInput } from '@mantine/core';
import { type Ref, useState } from 'react';

interface TypedFilterProps {
  readonly label: string;
  /** What the address of the list says now. */
  readonly value: string;
  readonly onFind: (text: string) => void;
  readonly placeholder?: string;
  readonly className?: string | undefined;
  readonly size?: 'xs' | 'sm';
  readonly ref?: Ref<HTMLInputElement>;
}

/** A field that narrows a list down when it is left or Enter is pressed, and says what the address says otherwise. */
export function TypedFilter({ value, onFind, size = 'xs', ...field }: TypedFilterProps) {
  const [typed, setTyped] = useState(value);
  const [found, setFound] = useState(value);
  // Back, or a view that was pressed. The field itself stays, and the focus in it.
  if (found !== value) {
    setFound(value);
    setTyped(value);
  }
  const find = () => {
    if (typed.trim() !== value) onFind(typed.trim());
  };
  return (
    <TextInput
      {...field}
      size={size}
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={find}
      onKeyDown={(event) => event.key === 'Enter' && find()}
    />
  );
}
