/** A file that becomes no cover. Its message is for the owner: what is wrong, and what to do. */
export class Refusal extends Error {}
