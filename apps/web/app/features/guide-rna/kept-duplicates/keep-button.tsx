import type { KeptTarget } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { useBuilder } from '../project/use-builder.tsx';
import { keepTargets } from './keep-targets.ts';
import { keepLabel } from './offered-keeps.ts';

interface KeepButtonProps {
  /** What is meant when it is pressed; null where there is nothing to keep. */
  readonly keep: KeptTarget | null;
  /** After the press, which may have taken the button away. */
  readonly onPressed: () => void;
  /** Beside a sentence it is quiet. */
  readonly variant?: 'quiet' | 'default';
}

/** Answers a repeated target where it is asked about: "Keep both". */
export function KeepButton({ keep, onPressed, variant = 'quiet' }: KeepButtonProps) {
  const builder = useBuilder();
  if (keep === null) return null;
  const press = () => {
    keepTargets(builder, [keep]);
    onPressed();
  };
  return (
    <Button size="small" variant={variant} onClick={press}>
      {keepLabel(keep)}
    </Button>
  );
}
