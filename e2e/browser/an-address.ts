/** An address in Boston, as the calls of the checkout and of the address book take it. */
export const anAddress = (firstName: string, lastName = 'Vale') => ({
  first_name: firstName,
  last_name: lastName,
  company: 'Vale Lab',
  line1: '40 Quarry Road',
  line2: '',
  city: 'Boston',
  subdivision: 'MA',
  postal_code: '02130',
  country: 'US',
  phone: '',
});
