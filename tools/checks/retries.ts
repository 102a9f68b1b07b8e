/** Retries of a failed test: one in CI, so that a busy machine hides no good work; none locally, where a race should be seen at once. */
export const TEST_RETRIES = process.env['CI'] === 'true' ? 1 : 0
