import { type Channel, channels } from '@/contract/groups/channels'
import type { Output } from '@/contract/machinery/endpoint'
import { keyOf, query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'

import type { EditorMessage } from './messages'

type Message = Extract<EditorMessage, { type: 'setChannel' }>
type Shown = Output<typeof channels.show>

const KEY = keyOf(channels.show)

/** Fetches a channel's content in an order, as it is saved now. */
const contentQuery = ({ id, config }: Channel) =>
  query(channels.content, {
    params: { idOrSlug: id },
    query: {
      loader: 'channelPage',
      returnContentOnly: true,
      order: config?.contentOrder ?? undefined,
      paginate: 'simple',
    },
  })

/**
 * Shows the unsaved values of a channel on its page: they replace those of every response in the query cache, so that
 * the page renders them like its own. Content of another model or restriction follows with the save.
 */
export function createUnsavedChannel() {
  let unsaved: Channel | undefined
  let content: Channel['content']
  let fetched = ''

  function apply(): void {
    if (!unsaved) return
    const { id, name, description, config } = unsaved
    queryClient.setQueriesData<Shown>({ queryKey: KEY }, (data) =>
      data && 'channel' in data && data.channel.id === id
        ? { ...data, channel: { ...data.channel, name, description, config, content: content ?? data.channel.content } }
        : data,
    )
  }

  async function fetchContent(channel: Channel): Promise<void> {
    const { pagination } = await queryClient.fetchQuery({ ...contentQuery(channel), staleTime: 0 })
    if (unsaved?.id !== channel.id || unsaved.config?.contentOrder !== channel.config?.contentOrder) return
    content = pagination
    apply()
  }

  const stop = queryClient.getQueryCache().subscribe((event) => {
    const isResponse = event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true
    if (isResponse) apply()
  })

  return {
    show({ channel, revision }: Pick<Message, 'channel' | 'revision'>): void {
      unsaved = channel
      apply()
      const wanted = `${channel.id} ${channel.config?.contentOrder} ${revision}`
      if (wanted === fetched) return
      fetched = wanted
      // The page keeps the content that it has.
      fetchContent(channel).catch(() => undefined)
    },
    stop,
  }
}
