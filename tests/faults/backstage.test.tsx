import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect } from 'vitest'

import { Screen as BackstageScreen } from '@/features/backstage/backstage-screen'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'

import { currentPath, messages, press } from './bench'
import { faultTable, ifUnreadable } from './fault-table'

beforeAll(() => import('@/core/shared/forms/form-engine'))

const sentBy = ({ db }: World) =>
  db.backstageRequests.all().filter(({ user_id }) => user_id === personas.free.id).length

/** The form gives way to the request that the server has. */
async function showsSentRequest(world: World): Promise<void> {
  await waitFor(() => expect(screen.getByText(/You have asked for this already/)).toBeVisible())
  expect(sentBy(world)).toBe(1)
}

faultTable('backstage', [
  {
    name: 'asking to become an artist',
    endpoint: 'backstageRequests.create',
    as: 'free',
    path: '/backstage/requests/new/become-artist',
    pattern: '/backstage/*',
    screen: <BackstageScreen />,
    ready: () => screen.findByLabelText('Artist name'),
    fill: { 'Artist name': 'Ziemas putni', Role: 'artist' },
    press: () => press('Send request'),
    count: sentBy,
    special: { 'its response is lost': showsSentRequest, ...ifUnreadable(showsSentRequest) },
    done: () => {
      expect(currentPath()).toBe('/backstage')
      expect(messages()).toMatch(/Your request was sent/)
    },
  },
])
