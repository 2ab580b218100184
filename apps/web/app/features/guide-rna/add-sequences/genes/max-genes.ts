/** So many genes are asked about at once: each is a call of its own. */
export const maxGenes = 48;
