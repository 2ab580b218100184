/** Mails of the clock to one address, whoever set the time; null: to nobody. */
export const mailTo = (address: string | null) => ({
  publicUrl: 'https://store.example',
  addressOf: async (): Promise<string | null> => address,
});
