import type { Address, AddressField, AddressUse } from '@cutsite/domain/address';
import type { ReactNode } from 'react';

export type AddressFieldErrors = Partial<Readonly<Record<AddressField, string>>>;

/** Why the address was not taken. `sentences` that belong to no field stand above the form. */
export interface AddressRefusal {
  readonly sentences: readonly string[];
  readonly fields: AddressFieldErrors;
}

export interface AddressFormProps {
  readonly use: AddressUse;
  /** What the fields start with. */
  readonly initial?: Address;
  /** Keeps what is typed in this tab under this name until it is taken. */
  readonly draftKey?: string;
  readonly submitLabel: string;
  /** Keeps the address; null when it was taken. */
  readonly onSubmit: (address: Address) => Promise<AddressRefusal | null>;
  readonly onCancel?: () => void;
  /** More buttons beside the first one. */
  readonly actions?: ReactNode;
}
