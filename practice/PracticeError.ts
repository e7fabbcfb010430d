/** What a practice has to change, in sentences. Shown without a stack trace. */
export class PracticeError extends Error {}
