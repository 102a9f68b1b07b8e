import { describe, expect, it } from 'vitest'

import { framesOf, placeOf } from '@/core/shared/dialogs/error-stack'
import { errorLogFiles } from '@mock/state/seeds/logs/error-log-files'

import { MAX_FRAMES, parseException } from './parse-exception'

const exceptions = errorLogFiles[0]?.entries.flatMap(({ exception }) => exception ?? []) ?? []

describe('parseException', () => {
  it('folds the frames of libraries, and shortens paths by the folder of the installation', () => {
    const { summary, trace } = parseException(exceptions[1] ?? '')
    expect(summary).toMatch(/^\[object\]/)
    expect(trace.map((entry) => (Array.isArray(entry['items']) ? entry['items'].length : 'frame'))).toEqual([
      2,
      'frame',
      2,
    ])
    expect(framesOf(trace).map(placeOf)).toContain('app/Services/Tracks/StoreTrack.php:87')
  })

  it('keeps the first frames of an endless recursion', () => {
    const { trace, isCut } = parseException(exceptions[0] ?? '')
    expect(framesOf(trace)).toHaveLength(MAX_FRAMES)
    expect(isCut).toBe(true)
  })

  it('cuts a frame of any length, and reads no more than the shown frames need', () => {
    const long = 'x'.repeat(5_000_000)
    const [frame] = framesOf(parseException(`#0 /app/A.php(1): ${long}`).trace)
    expect(frame?.method?.length).toBeLessThan(1000)
    expect(parseException(long).summary.length).toBeLessThan(2000)
  })

  it('reads frames of PHP itself, and texts without frames', () => {
    expect(parseException('#0 [internal function]: {closure}()').trace).toMatchObject([
      { vendorGroup: true, items: [{ path: ['[internal function]'], lineNumber: null }] },
    ])
    expect(parseException('Neizdevās')).toEqual({ summary: 'Neizdevās', trace: [], isCut: false })
  })
})
