import type { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';

/** Fictional companies: telephone numbers and domains are those kept for examples, or left out. */
const demoDistributors = [
  {
    name: 'Nordlab Reagents',
    address: 'Forskargatan 12',
    address_2: '752 37 Uppsala',
    email: 'orders@nordlab.example',
    telephone_number: '',
    fax_number: '',
    website: 'https://nordlab.example',
    country_code: 'SE',
  },
  {
    name: 'Moreau Reagents',
    address: '40 Commonwealth Pier',
    address_2: 'Boston, MA 02210',
    email: 'dina@reagents.example',
    telephone_number: '+1 617 555 0142',
    fax_number: '+1 617 555 0143',
    website: 'https://reagents.example',
    country_code: 'US',
  },
  {
    name: 'Southern Cross Biosciences',
    address: '8 Flemington Road',
    address_2: 'Parkville VIC 3052',
    email: 'hello@southerncross.example',
    telephone_number: '+61 3 5550 0147',
    fax_number: '',
    website: '',
    country_code: 'AU',
  },
  {
    name: 'Alpenbio',
    address: 'Laborstraße 3',
    address_2: '69120 Heidelberg',
    email: 'bestellung@alpenbio.example',
    telephone_number: '',
    fax_number: '',
    website: 'https://alpenbio.example',
    country_code: 'DE',
  },
] as const;

/** Adds the demo distributors that are missing. */
export async function loadDemoDistributors({ pool }: { readonly pool: Pool }): Promise<void> {
  for (const {
    name,
    address,
    address_2,
    email,
    telephone_number,
    fax_number,
    website,
    country_code,
  } of demoDistributors) {
    await pool.query(
      `insert into distributor (id, name, address, address_2, email, telephone_number, fax_number, website, country_code)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (country_code, name) do nothing`,
      [uuidv7(), name, address, address_2, email, telephone_number, fax_number, website, country_code],
    );
  }
}
