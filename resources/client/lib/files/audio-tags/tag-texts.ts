/** Texts of a file's tags, by their ids in its format. */
export type TagTexts = ReadonlyMap<string, string>

/** Longest part of a file that is read for its tags, in bytes: pictures follow the texts. */
export const MAX_TAG_BYTES = 1024 * 1024

/** Most parts of a file that are looked through for its tags. */
export const MAX_PARTS = 100
