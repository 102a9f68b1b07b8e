import { afterEach, beforeEach, describe, expect, it } from 'vitest'

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

describe('createUnsavedChannel', () => {
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
