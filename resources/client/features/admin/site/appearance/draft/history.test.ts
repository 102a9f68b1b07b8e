import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { canRedo, canUndo, currentStep, goTo, type History, MAX_STEPS, record, startHistory } from './history'

const change = (
  history: History<number>,
  value: number,
  { at = value * 5000, target = String(value), isRun = false } = {},
) => record(history, { value, name: `Step ${value}`, target, at, isRun })
const valuesOf = ({ steps }: History<number>) => steps.map(({ value }) => value)

describe('the history', () => {
  it('returns to every value by undoing, and back by redoing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: MAX_STEPS - 1 }), (values) => {
        const end = values.reduce((history, value, index) => change(history, value, { at: index * 5000 }), start())
        let history = end
        for (const value of [0, ...values].toReversed()) {
          expect(currentStep(history).value).toBe(value)
          history = goTo(history, history.index - 1)
        }
        expect(canUndo(history)).toBe(false)
        expect(currentStep(goTo(history, values.length)).value).toBe([0, ...values].at(-1))
      }),
      { numRuns: 50 },
    )
  })

  it('drops the undone changes when another one is made', () => {
    const undone = goTo(change(change(start(), 1), 2), 1)
    expect(canRedo(undone)).toBe(true)
    expect(valuesOf(change(undone, 3))).toEqual([0, 1, 3])
  })

  it('merges quick changes of one target, except after an undo', () => {
    const typed = [1, 2, 3].reduce(
      (history, value) => change(history, value, { at: value * 100, target: 'name' }),
      start(),
    )
    expect(valuesOf(typed)).toEqual([0, 3])
    expect(valuesOf(change(typed, 4, { at: 400, target: 'other' }))).toEqual([0, 3, 4])
    expect(valuesOf(change(typed, 4, { at: 2000, target: 'name' }))).toEqual([0, 3, 4])
    const undone = goTo(change(typed, 4, { at: 400, target: 'other' }), 1)
    expect(valuesOf(change(undone, 5, { at: 450, target: 'name' }))).toEqual([0, 3, 5])
  })

  it('keeps quick changes without a target apart', () => {
    const deleted = [1, 2].reduce((history, value) => change(history, value, { at: value, target: '' }), start())
    expect(valuesOf(deleted)).toEqual([0, 1, 2])
  })

  it('merges slow changes of one run', () => {
    const run = { target: 'code/1', isRun: true }
    const typed = [1, 2, 3].reduce((history, value) => change(history, value, run), start())
    expect(valuesOf(typed)).toEqual([0, 3])
    expect(valuesOf(change(typed, 4, { ...run, target: 'code/2' }))).toEqual([0, 3, 4])
  })

  it('keeps a bounded number of steps, and never loses the latest', () => {
    const long = Array.from({ length: MAX_STEPS + 20 }, (_, index) => index + 1).reduce(
      (history, value) => change(history, value),
      start(),
    )
    expect(long.steps).toHaveLength(MAX_STEPS)
    expect(currentStep(long).value).toBe(MAX_STEPS + 20)
  })
})

const start = () => startHistory(0, 'Opened')
