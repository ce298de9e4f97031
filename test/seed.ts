import fc from 'fast-check'

/**
 * Generated tests try the same cases in every run, so that a run tells of the change and not of
 * chance. `SEED=$RANDOM npm test` looks further; what it finds becomes a test of its own.
 */
const seed = Number(process.env.SEED ?? 20_261_121)
fc.configureGlobal({ seed })
