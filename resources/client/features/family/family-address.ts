import { paths } from '@/core/platform/navigation/paths'

/** URL of the family's profiles, a panel of the account settings. */
export const FAMILY_PATH = `${paths.accountSettings.link()}#family-access`
