import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { salesRepsQuery } from './rep-choice.tsx';

interface RepFilterProps {
  readonly label?: string;
  /** An id, `none`, or nothing: everybody's. */
  readonly value: string;
  readonly onChoose: (rep: string) => void;
}

/** Narrows a list down to what somebody of sales looks after (ruling 52). */
export function RepFilter({ label = 'Sales representative', value, onChoose }: RepFilterProps) {
  const reps = useQuery(salesRepsQuery()).data?.sales_reps ?? [];
  return (
    <NativeSelect
      label={label}
      value={value}
      data={[
        { value: '', label: 'Everybody' },
        { value: 'none', label: 'Nobody yet' },
        ...reps.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
