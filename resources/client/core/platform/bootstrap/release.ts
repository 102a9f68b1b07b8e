import { getBootstrap } from './current-bootstrap'

/**
 * Whether the backend is 3.1.3 or newer, whose spellings differ: it also sends the user's `name` instead of
 * `display_name` (backend contract, table 0).
 */
export const isNewerRelease = (): boolean => typeof getBootstrap().user?.name === 'string'
