import { renameFolder } from '@cutsite/contracts/content';
import { Notice } from '@cutsite/ui/notice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../platform/button.tsx';
import { CallRefused, call } from '../../../../platform/call.ts';
import { contentQueries } from '../../content-queries.ts';
import { FolderField } from './folder-field.tsx';
import styles from './rename-folder.module.css';

interface RenameFolderProps {
  readonly folder: string;
  readonly onRenamed: (to: string) => void;
}

const focusFirstField = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus();

/** Another name for the folder that is looked into, for everything in it at once; one that is there takes it all in. */
export function RenameFolder({ folder, onRenamed }: RenameFolderProps) {
  const client = useQueryClient();
  const { data } = useQuery(contentQueries.mediaCounts());
  const [name, setName] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Whoever leaves the form is back at its button.
  useEffect(() => {
    if (isLeft) button.current?.focus();
  }, [isLeft]);
  const to = name?.trim() ?? '';
  const rename = useMutation({
    mutationFn: () => call(renameFolder, { body: { from: folder, to } }),
    onSuccess: async () => {
      setName(null);
      onRenamed(to);
      await client.invalidateQueries({ queryKey: ['content', 'media'] });
    },
  });
  if (name === null)
    return (
      <Button
        ref={button}
        size="compact-xs"
        variant="default"
        onClick={() => {
          setLeft(false);
          setName(folder);
        }}
      >
        Rename the folder
      </Button>
    );
  const there = to === folder ? undefined : data?.folders.find((one) => one.name === to);
  const blocked = to === '' ? 'A folder has a name.' : to === folder ? 'It has that name.' : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (blocked === null && !rename.isPending) rename.mutate();
  };
  const leave = () => {
    rename.reset();
    setName(null);
    setLeft(true);
  };
  return (
    <form ref={focusFirstField} className={styles.rename} aria-label="Rename the folder" onSubmit={submit}>
      <FolderField label={`New name of ${folder}`} value={name} onChange={setName} />
      <Button type="submit" size="xs" busy={rename.isPending} blockedBecause={blocked}>
        {there === undefined ? 'Rename' : `Put all into ${there.name}`}
      </Button>
      <Button size="xs" variant="default" onClick={leave}>
        Cancel
      </Button>
      <small className="cs-muted" role="status">
        {blocked ??
          (there === undefined ? '' : `There are ${there.count} in ${there.name} already; both are one then.`)}
      </small>
      {rename.error === null ? null : (
        <Notice tone="error" role="alert">
          {isGone(rename.error)
            ? `Nothing is in ${folder} any more. Somebody has renamed or emptied it.`
            : rename.error.message}
        </Notice>
      )}
    </form>
  );
}

const isGone = (error: Error): boolean => error instanceof CallRefused && error.refused.status === 404;
