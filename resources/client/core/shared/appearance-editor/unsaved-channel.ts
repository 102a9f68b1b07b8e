import { type Channel, channels } from '@/contract/groups/channels'
import type { Output } from '@/contract/machinery/endpoint'
import { keyOf, query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'

import { type EditorMessage, NEW_CHANNEL_ID } from './messages'

type Message = Extract<EditorMessage, { type: 'setChannel' }>
type Shown = Output<typeof channels.show>

const KEY = keyOf(channels.show)

/** Page of a channel that is not saved, in every order: the server knows none of them. */
const NEW_PAGE = {
  queryKey: keyOf(channels.show, { params: { idOrSlug: String(NEW_CHANNEL_ID) } }),
  // Keys of further pages are longer.
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.length === 2,
}

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
 * the page renders them like its own. Content of another model or restriction follows with the save, and so does all
 * content of a new channel, whose page has no response but these values.
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
    if (id === NEW_CHANNEL_ID) queryClient.setQueriesData<Shown>(NEW_PAGE, { channel: unsaved })
  }

  async function fetchContent(channel: Channel): Promise<void> {
    const { pagination } = await queryClient.fetchQuery({ ...contentQuery(channel), staleTime: 0 })
    if (unsaved?.id !== channel.id || unsaved.config?.contentOrder !== channel.config?.contentOrder) return
    content = pagination
    apply()
  }

  const stop = queryClient.getQueryCache().subscribe((event) => {
    const isResponse = event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true
    if (isResponse || event.type === 'added') apply()
  })
  queryClient.setQueryDefaults(NEW_PAGE.queryKey, { enabled: false })

  return {
    show({ channel, revision }: Pick<Message, 'channel' | 'revision'>): void {
      unsaved = channel
      apply()
      if (channel.id === NEW_CHANNEL_ID) return
      const wanted = `${channel.id} ${channel.config?.contentOrder} ${revision}`
      if (wanted === fetched) return
      fetched = wanted
      // The page keeps the content that it has.
      fetchContent(channel).catch(() => undefined)
    },
    stop(): void {
      stop()
      queryClient.setQueryDefaults(NEW_PAGE.queryKey, {})
    },
  }
}
