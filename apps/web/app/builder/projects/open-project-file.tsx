import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { useRef, useState } from 'react';
import type { ProjectsOfProduct } from './projects-of-product.tsx';

interface OpenProjectFileProps {
  readonly products: readonly Pick<ProjectsOfProduct, 'openFile'>[];
  readonly goTo: (address: string) => void;
}

/** Opens a project that was downloaded, of whichever of these products it is. */
export function OpenProjectFile({ products, goTo }: OpenProjectFileProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);

  const openFile = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const text = await chosen.text();
    for (const product of products) {
      const address = await product.openFile(text);
      if (address !== null) return goTo(address);
    }
    setRefused(`${chosen.name} is not a project file of this store. Nothing was opened.`);
  };

  return (
    <>
      {refused === null ? null : (
        <Notice tone="error" role="alert">
          {refused}
        </Notice>
      )}
      <Button icon="upload" onClick={() => file.current?.click()}>
        Open a project file
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="Project file"
        onChange={(event) => {
          const { files } = event.currentTarget;
          setRefused(null);
          openFile(files?.[0]).catch(() => setRefused('The file could not be read.'));
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
