import type { DesignEditor } from '@cutsite/domain/guide-design';
import { pamOf } from '@cutsite/domain/guide-rna';

/** "PAM NGG after the target" */
export function pamText(editor: DesignEditor): string {
  const pam = pamOf(editor);
  if (pam === null) return '';
  return `PAM ${pam.pattern.replaceAll('U', 'T')} ${pam.end === '3' ? 'after' : 'before'} the target`;
}
