import fc from 'fast-check';

/**
 * The seed of every generated test. It is the same in each run, so that a commit that passed once passes again and a
 * failure is shown by its own commit. `FAST_CHECK_SEED=random`, or a number, looks elsewhere.
 */
const asked = process.env.FAST_CHECK_SEED ?? '20261122';

if (asked !== 'random') fc.configureGlobal({ seed: Number(asked) });
