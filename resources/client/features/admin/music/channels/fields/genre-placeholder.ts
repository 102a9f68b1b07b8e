import type { ManagedConfig } from '@/contract/groups/managed-channels'
import { translate, type useTranslation } from '@/core/platform/i18n/use-translation'
import type { Placeholder } from '@/core/shared/rich-text/placeholders/placeholder'

/** Replaced by the server with the name of the genre that restricts the channel (backend contract, section 5.1). */
const RAW = '{{channel.restriction.display_name}}'

/** The placeholder that a field of a restricted channel offers; undefined for other channels. */
export const genrePlaceholder = (
  { restriction }: ManagedConfig,
  field: string,
  { t }: Pick<ReturnType<typeof useTranslation>, 't'>,
): Placeholder | undefined =>
  restriction
    ? {
        raw: RAW,
        name: t('Name of the genre'),
        insertLabel: t('Insert the name of the genre into “:field”', { field }),
      }
    : undefined

/** Writes a text of a channel for editors, who know the placeholder by its name. */
export const withPlaceholderNames = (text: string): string =>
  text.replaceAll(RAW, () => `[${translate('Name of the genre')}]`)
