/** What a Mac puts into every folder. */
const FOLDER_SETTINGS = '.DS_Store'

/** Whether somebody meant to give this file: one that the system has put beside the others is ignored (spec section 5). */
export const isMeantFile = ({ name }: Pick<File, 'name'>): boolean => name !== FOLDER_SETTINGS
