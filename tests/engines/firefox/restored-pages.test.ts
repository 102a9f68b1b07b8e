import { describe, expect, test } from 'vitest'

import { createRestoredPages } from './restored-pages'

const params = { context: 'a', navigation: 'n', url: 'http://music.example/one' }
const event = (name: string) => ({ type: 'event', method: `browsingContext.${name}`, params })
const step = { id: 7, method: 'browsingContext.traverseHistory', params: { context: 'a', delta: -1 } }
const success = { type: 'success', id: 7, result: {} }

describe('createRestoredPages', () => {
  test('completes a step through the history that Firefox has only announced', () => {
    const pages = createRestoredPages()
    pages.command(step)
    expect(pages.message(event('navigationStarted'))).toEqual([])
    expect(pages.message(success)).toEqual(['navigationCommitted', 'domContentLoaded', 'load'].map(event))
    expect(pages.message(success)).toEqual([])
  })

  test('adds nothing to a step that led to a new document, or within one', () => {
    const pages = createRestoredPages()
    pages.command(step)
    pages.message(event('navigationStarted'))
    pages.message(event('navigationCommitted'))
    expect(pages.message(success)).toEqual([])
    pages.command({ ...step, id: 8 })
    expect(pages.message({ ...success, id: 8 })).toEqual([])
  })

  test('adds nothing to other commands', () => {
    const pages = createRestoredPages()
    pages.command({ ...step, method: 'browsingContext.navigate' })
    pages.message(event('navigationStarted'))
    expect(pages.message(success)).toEqual([])
  })
})
