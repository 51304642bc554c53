/** The maximum length of an export file, in characters. Larger exports are split, and larger files are rejected. */
export const maxBackupLength = 5_000_000

/** The current version of export files. Here, so that exporting does not load the code that parses them. */
export const backupVersion = 4
