/** The maximum length of an export file, in characters. Larger exports are split, and larger files are rejected. */
export const maxBackupLength = 5_000_000
