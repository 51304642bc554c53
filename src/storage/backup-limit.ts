/** The largest export file, in characters: one that would be larger is made in parts, and no larger one is read. */
export const backupLimit = 5_000_000
