import { Notice } from '@cutsite/ui/notice';
import record from './record.module.css';

interface RecordStateProps {
  /** "quote" */
  readonly noun: string;
  /** Why it could not be read; null: it is on its way. */
  readonly error: Error | null;
  readonly back: { readonly href: string; readonly label: string };
}

/** What stands in the place of a thing that is on its way, or that cannot be shown. */
export function RecordState({ noun, error, back }: RecordStateProps) {
  if (error === null) {
    return (
      <div className={record.alone}>
        <h1>{noun.charAt(0).toUpperCase() + noun.slice(1)}</h1>
        <p role="status">One moment…</p>
      </div>
    );
  }
  return (
    <div className={record.alone}>
      <h1>This {noun} cannot be shown</h1>
      <Notice tone="error" role="alert">
        {error.message}
      </Notice>
      <a href={back.href}>{back.label}</a>
    </div>
  );
}
