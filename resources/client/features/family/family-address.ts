import { paths } from '@/core/platform/navigation/paths'

/** Where the family's profiles are: their panel in the account settings. */
export const FAMILY_PATH = `${paths.accountSettings.link()}#family-access`
