import type { StaffRole } from '@cutsite/domain/account';

/** Somebody to try the store as. */
export interface DemoAccount {
  /** What the account is for, as the start of the demo store prints it. */
  readonly label: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly isVerified: boolean;
  readonly isDistributor: boolean;
  readonly priceStrategy: 'edu-40' | null;
  readonly roles: readonly StaffRole[];
}

/** The password of every demo account. Demo mode listens on the loopback address only. */
export const demoPassword = 'guide-the-cut';

const customer = { isVerified: true, isDistributor: false, priceStrategy: null, roles: [] } as const;
const staff = { ...customer, companyName: 'Cutsite' } as const;

/** One account for each kind of user (AC-13 to AC-16). All of them are invented. */
export const demoAccounts = [
  {
    ...customer,
    label: 'Researcher, verified',
    email: 'rosa@helixlab.example',
    firstName: 'Rosa',
    lastName: 'Lindqvist',
    companyName: 'Helix Lab',
  },
  {
    ...customer,
    label: 'Purchaser of the same organisation',
    email: 'paul@helixlab.example',
    firstName: 'Paul',
    lastName: 'Okafor',
    companyName: 'Helix Lab',
  },
  {
    ...customer,
    isVerified: false,
    label: 'Customer, address not verified',
    email: 'uma@newlab.example',
    firstName: 'Uma',
    lastName: 'Petrov',
    companyName: 'New Lab',
  },
  {
    ...customer,
    priceStrategy: 'edu-40',
    label: 'Customer with educational prices',
    email: 'edwin@university.example',
    firstName: 'Edwin',
    lastName: 'Sato',
    companyName: 'Riverside University',
  },
  {
    ...customer,
    isDistributor: true,
    label: 'Distributor',
    email: 'dina@reagents.example',
    firstName: 'Dina',
    lastName: 'Moreau',
    companyName: 'Moreau Reagents',
  },
  {
    ...staff,
    roles: ['administrator'],
    label: 'Staff, administrator',
    email: 'alma@cutsite.example',
    firstName: 'Alma',
    lastName: 'Berg',
  },
  {
    ...staff,
    roles: ['sales'],
    label: 'Staff, sales',
    email: 'sam@cutsite.example',
    firstName: 'Sam',
    lastName: 'Costa',
  },
  {
    ...staff,
    roles: ['production'],
    label: 'Staff, production',
    email: 'pia@cutsite.example',
    firstName: 'Pia',
    lastName: 'Novak',
  },
  {
    ...staff,
    roles: ['content'],
    label: 'Staff, content',
    email: 'carl@cutsite.example',
    firstName: 'Carl',
    lastName: 'Yilmaz',
  },
  {
    ...staff,
    roles: ['finance'],
    label: 'Staff, finance',
    email: 'fay@cutsite.example',
    firstName: 'Fay',
    lastName: 'Moreno',
  },
] as const satisfies DemoAccount[];
