import { expect, it } from 'vitest'

import { playback } from '@/core/shared/playback/playback'
import { trackOf } from '@/core/shared/playback/testing/test-player'

import { loadedNames } from './loaded-names'

it('includes the songs of the queue, which the browser keeps between visits', () => {
  playback.addToEnd([trackOf(1, { name: 'Žūžū', artists: [{ id: 7, name: 'Pūčulēns' }] })])
  expect([...loadedNames()]).toEqual(expect.arrayContaining(['Žūžū', 'Pūčulēns']))
})
