/** Settings file that macOS adds to folders. */
const FOLDER_SETTINGS = '.DS_Store'

/**
 * Whether the user chose this file, as opposed to a system file in a chosen folder, which is ignored (spec section 5).
 */
export const isMeantFile = ({ name }: Pick<File, 'name'>): boolean => name !== FOLDER_SETTINGS
