import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { usePageSelection } from './use-page-selection'

type Row = { id: number; plays: number }

const first: Row = { id: 1, plays: 0 }
const second: Row = { id: 2, plays: 0 }
const third: Row = { id: 3, plays: 0 }

/** The selection of a table that shows the first two rows, with the first one selected. */
function open() {
  const hook = renderHook((shown: Row[]) => usePageSelection(shown), { initialProps: [first, second] })
  act(() => hook.result.current.select(new Set(['1'])))
  return { current: () => hook.result.current, show: hook.rerender }
}

describe('usePageSelection', () => {
  it('keeps rows that the page no longer shows, and counts them', () => {
    const { current, show } = open()
    show([third])
    expect(current()).toMatchObject({ selected: [first], awayCount: 1, canSelectMore: true })
    act(() => current().selectPage())
    expect(current()).toMatchObject({ selected: [first, third], awayCount: 1, canSelectMore: false })
    show([])
    expect(current()).toMatchObject({ selected: [first, third], awayCount: 2, canSelectMore: false })
  })

  it('deselects rows of the page, and keeps the others', () => {
    const { current, show } = open()
    show([second, third])
    act(() => current().selectPage())
    act(() => current().select(new Set(['3'])))
    expect(current().selected).toEqual([first, third])
  })

  it('keeps a row as it was last loaded', () => {
    const { current, show } = open()
    const changed = { ...first, plays: 7 }
    show([second, changed])
    show([third])
    expect(current().selected).toEqual([changed])
  })

  it('removes a deleted row, on this page or another', () => {
    const { current, show } = open()
    show([third])
    act(() => current().selectPage())
    act(() => current().unselect(first))
    expect(current()).toMatchObject({ selected: [third], awayCount: 0 })
    act(() => current().unselect(third))
    expect(current().selected).toEqual([])
  })

  it('clears all pages', () => {
    const { current, show } = open()
    show([third])
    act(() => current().clear())
    expect(current()).toMatchObject({ selected: [], awayCount: 0 })
  })
})
