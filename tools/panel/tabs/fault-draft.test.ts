import { describe, expect, it } from 'vitest'

import { faultSchema } from '@mock/state/parts/faults'

import { faultKinds, faultOf, newDraft } from './fault-draft'

describe('faultOf', () => {
  it.each(Object.keys(faultKinds) as (keyof typeof faultKinds)[])('builds a valid fault of kind %s', (kind) => {
    expect(faultSchema.parse(faultOf({ ...newDraft, kind, endpoint: ' albums.show ', times: '2' }))).toMatchObject({
      endpoint: 'albums.show',
      kind,
      times: 2,
    })
  })

  it('applies to every endpoint without a name, and keeps invalid numbers for the mock to refuse', () => {
    expect(faultOf({ ...newDraft, status: '5xx', every: ' ' })).toEqual({
      endpoint: '*',
      kind: 'status',
      status: '5xx',
    })
  })
})
