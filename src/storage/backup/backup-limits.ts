/** The largest export file, in characters: one that would be larger is made in parts, and no larger one is read. */
export const maxBackupLength = 5_000_000

/** The version of export files that is written now. Those who write one need not load what reads them. */
export const backupVersion = 4
