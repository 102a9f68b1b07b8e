import { afterEach, expect, it } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { videoStage } from './youtube-frame'

afterEach(() => videoStage().remove())

it('shows videos in a corner of the page', () => {
  setBootstrap(bootstrapOf({}))
  expect(videoStage().className).toContain('end-4')
  expect(videoStage().inert).toBe(false)
})

it('makes videos invisible and inert if the site hides them', () => {
  setBootstrap(bootstrapOf({ settings: { player: { hide_video: true } } }))
  expect(videoStage().className).toContain('opacity-0')
  expect(videoStage().inert).toBe(true)
})
