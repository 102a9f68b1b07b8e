import { describe, expect, it } from 'vitest'

import { landingAppearanceSchema } from '@/contract/groups/landing'
import { landingAppearance } from '@mock/state/seeds/landing'

import { landingParts, landingPlaceOf, placeOfSetting } from './landing-parts'

describe('landingParts', () => {
  it('edits every field of the contract', () => {
    const { actions, ...others } = landingAppearanceSchema.parse(landingAppearance)
    const fields = [...Object.keys(others), ...Object.keys(actions).map((name) => `actions.${name}`)]
    const edited: string[] = Object.values(landingParts).flatMap((part) => part.fields)
    expect(edited.toSorted()).toEqual(fields.toSorted())
  })
})

describe('placeOfSetting', () => {
  it.each([
    ['homepage.appearance.headerTitle', 'header'],
    ['homepage.appearance.actions.cta3.label', 'footer'],
    ['homepage.appearance.actions.inputText', 'actions'],
    ['homepage.appearance.primaryFeatures.2.title', 'primaryFeatures.2'],
    ['homepage.appearance.secondaryFeatures', 'secondaryFeatures'],
    ['homepage.type', undefined],
  ])('finds the part of %s', (setting, place) => {
    expect(placeOfSetting(setting)).toBe(place)
  })
})

describe('landingPlaceOf', () => {
  it.each([
    ['header', { part: 'header' }],
    ['primaryFeatures.12', { part: 'primaryFeatures', index: 12 }],
    ['primaryFeatures.x', { part: 'primaryFeatures' }],
    ['header.1', { part: 'header' }],
    ['toString', undefined],
    [undefined, undefined],
  ])('reads %s', (item, place) => {
    expect(landingPlaceOf(item)).toEqual(place)
  })
})
