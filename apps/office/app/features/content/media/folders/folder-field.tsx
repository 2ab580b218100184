import { Autocomplete } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { contentQueries } from '../../content-queries.ts';

interface FolderFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (folder: string) => void;
}

/** A folder by its name: one of those that there are, or a new one, which is there when something lies in it. */
export function FolderField({ label, value, onChange }: FolderFieldProps) {
  const { data } = useQuery(contentQueries.mediaCounts());
  return (
    <Autocomplete
      label={label}
      size="xs"
      placeholder="In none"
      maxLength={60}
      data={(data?.folders ?? []).map(({ name }) => name)}
      value={value}
      onChange={onChange}
    />
  );
}
