/** Tells a practice what to change. Shown without a stack trace. */
export class PracticeError extends Error {}
