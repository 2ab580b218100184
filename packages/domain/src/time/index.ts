/** A day in milliseconds. The store's days are those of UTC (ruling 70), none of which is longer or shorter. */
const dayMs = 86_400_000;

/** The same time of day, that many days later; with a number below zero, earlier. */
export const addDays = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs);

/** Midnight of the day of a moment, in UTC. */
export const startOfDay = (at: Date): Date => new Date(Math.floor(at.getTime() / dayMs) * dayMs);
