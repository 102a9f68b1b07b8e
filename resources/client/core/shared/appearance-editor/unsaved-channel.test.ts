import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { channels, channelSchema } from '@/contract/groups/channels'
import { query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'

import { createUnsavedChannel } from './unsaved-channel'

const config = { contentModel: 'track', contentType: 'manual', contentOrder: 'channelables.order:asc', layout: 'list' }
const saved = channelSchema.parse({ id: 7, name: 'Vakaram', slug: 'vakaram', description: null, config })
const other = channelSchema.parse({ id: 8, name: 'Rītam', slug: 'ritam', config })
const keyOfChannel = (slug: string) =>
  query(channels.show, { params: { idOrSlug: slug }, query: { loader: 'channelPage' } }).queryKey
const shown = (slug: string) => queryClient.getQueryData<{ channel: typeof saved }>(keyOfChannel(slug))?.channel

let unsaved: ReturnType<typeof createUnsavedChannel>

beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(keyOfChannel('vakaram'), { channel: saved })
  queryClient.setQueryData(keyOfChannel('ritam'), { channel: other })
  unsaved = createUnsavedChannel()
})
afterEach(() => {
  unsaved.stop()
  queryClient.clear()
})

const edited = { ...saved, name: 'Naktij', config: { ...saved.config, layout: 'grid' as const } }

const created = channelSchema.parse({ id: 0, slug: '0', name: 'Jauns', config })
/** Opens the page of the new channel in an order, and counts its requests. */
function openNew(order?: 'popularity:desc') {
  const request = vi.fn<() => Promise<{ channel: typeof saved }>>(() => Promise.reject(new Error('not found')))
  const input = { params: { idOrSlug: '0' }, query: { loader: 'channelPage' as const, order } }
  const page = new QueryObserver(queryClient, { ...query(channels.show, input), queryFn: request })
  const close = page.subscribe(() => {})
  return { name: () => page.getCurrentResult().data?.channel.name, request, close }
}

describe('createUnsavedChannel', () => {
  it.each([undefined, 'popularity:desc'] as const)('shows a new channel in the order %s without a request', (order) => {
    unsaved.show({ channel: created, revision: 0 })
    const { name, request, close } = openNew(order)
    expect(name()).toBe('Jauns')
    unsaved.show({ channel: { ...created, name: 'Jaunais' }, revision: 0 })
    expect(name()).toBe('Jaunais')
    expect(request).not.toHaveBeenCalled()
    close()
  })

  it('replaces the values of the channel on its page, and of no other', () => {
    unsaved.show({ channel: edited, revision: 0 })
    expect(shown('vakaram')).toMatchObject({ name: 'Naktij', slug: 'vakaram', config: { layout: 'grid' } })
    expect(shown('ritam')).toBe(other)
  })

  it('keeps the values when the page fetches the channel again', async () => {
    unsaved.show({ channel: edited, revision: 0 })
    await queryClient.fetchQuery({
      queryKey: keyOfChannel('vakaram'),
      queryFn: () => Promise.resolve({ channel: saved }),
      staleTime: 0,
    })
    expect(shown('vakaram')?.name).toBe('Naktij')
  })

  it('leaves the page alone once it has stopped', async () => {
    unsaved.show({ channel: edited, revision: 0 })
    unsaved.stop()
    await queryClient.fetchQuery({
      queryKey: keyOfChannel('vakaram'),
      queryFn: () => Promise.resolve({ channel: saved }),
      staleTime: 0,
    })
    expect(shown('vakaram')?.name).toBe('Vakaram')
  })
})
