import { describe, expect, it } from 'vitest'

import { laravelJson } from './laravel-json'

describe('laravelJson', () => {
  it('writes dates with microseconds', () => {
    expect(laravelJson({ at: new Date(0).toISOString(), later: [new Date(1)] })).toBe(
      '{"at":"1970-01-01T00:00:00.000000Z","later":["1970-01-01T00:00:00.001000Z"]}',
    )
  })

  it('keeps other texts, and dates that have them already', () => {
    expect(laravelJson(['2025-05-01T00:00:00.000000Z', '2025-05-01', 'Z'])).toBe(
      '["2025-05-01T00:00:00.000000Z","2025-05-01","Z"]',
    )
  })
})
