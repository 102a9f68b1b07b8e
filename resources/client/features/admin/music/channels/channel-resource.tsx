import { contentModels, type ManagedChannel } from '@/contract/groups/managed-channels'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import type { Translation } from '@/core/platform/i18n/translation'
import { paths } from '@/core/platform/navigation/paths'
import { changedColumn } from '@/core/shared/records/columns'
import { changedBetween } from '@/core/shared/records/filters'
import type { ResourceDescription } from '@/core/shared/records/resource'
import { siteAction } from '@/core/shared/records/site-action'
import { Badge } from '@/ui/feedback/badge'

import { withPlaceholderNames } from './fields/genre-placeholder'
import { channelSource } from './queries'
import { ResetButton } from './reset/reset-button'
import { modelLabels } from './rules/choice-labels'
import { isHomeChannel } from './rules/home-channel'
import { isPublic } from './rules/is-public'

/** Returns what a channel contains, as text. */
function contentOf({ config }: ManagedChannel, { t }: Translation): string {
  const model = contentModels.find((known) => known === config.contentModel)
  return model ? t(modelLabels[model]) : (config.contentModel ?? '')
}

/** Returns the remarks about a channel, as text. */
const remarksOf = (channel: ManagedChannel, { t }: Translation): string[] => [
  ...(isHomeChannel(getBootstrap().settings, channel) ? [t('Home page')] : []),
  ...(isPublic(channel) ? [] : [t('Private')]),
]

/** The list and the editor of channels. */
export const channelResource: ResourceDescription<ManagedChannel> = {
  source: channelSource,
  name: {
    id: 'name',
    header: 'Channel',
    of: ({ name }) => withPlaceholderNames(name ?? ''),
    detail: ({ slug }) => slug && `/${slug}`,
  },
  columns: (translation) => [
    {
      id: 'content',
      header: translation.t('Content'),
      hideOnNarrow: true,
      text: (channel) => contentOf(channel, translation),
      cell: (channel) => contentOf(channel, translation),
    },
    {
      id: 'remarks',
      header: translation.t('Remarks'),
      text: (channel) => remarksOf(channel, translation).join(', '),
      cell: (channel) => (
        <span className="flex flex-wrap gap-1">
          {remarksOf(channel, translation).map((remark) => (
            <Badge key={remark}>{remark}</Badge>
          ))}
        </span>
      ),
    },
    changedColumn(translation.t),
  ],
  headColumns: ['remarks'],
  filters: changedBetween,
  actions: ({ slug }, translation) => {
    const path = slug && paths.channel.link({ slug })
    return path ? [siteAction(translation, path)] : []
  },
  listTools: () => import('./channel-tools').then(({ channelTools }) => channelTools),
  isUndeletable: ({ config }) => config.preventDeletion,
  ListAction: ResetButton,
  form: () => import('./channel-form').then(({ ChannelForm }) => ChannelForm),
}
