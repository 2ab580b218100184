/** How a product is ordered, from the list to the parcel: on the pages of products. */
export const productSteps = {
  steps: {
    kind: 'rows',
    label: 'How it works',
    help: 'What a customer does, and what comes of it.',
    max: 6,
    fields: {
      title: { kind: 'text', label: 'Step', required: true, max: 60 },
      text: { kind: 'text', label: 'What happens', lines: 2, required: true, max: 200 },
    },
  },
} as const;
