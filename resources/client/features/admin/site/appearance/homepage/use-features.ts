import { useTranslation } from '@/core/platform/i18n/use-translation'
import { createCounter } from '@/lib/counter'
import { isSame } from '@/lib/json/is-same'
import { isObject } from '@/lib/json/json-value'

import { useEditor, useValue } from '../editor-context'
import { usePlace } from '../use-place'
import { type FeatureListName, landingParts } from './landing-parts'
import { withLandingValue } from './use-landing'

/** A feature as it is stored: fields that no code knows stay with it. */
export type Feature = Readonly<Record<string, unknown>>

const keys = new WeakMap<Feature, string>()
const nextKey = createCounter()

/** Returns the key of a feature, which it keeps when the list is reordered. */
export function keyOf(feature: Feature): string {
  const key = keys.get(feature) ?? String(nextKey())
  keys.set(feature, key)
  return key
}

/** Returns the features of a list. */
export function featuresIn(landing: Readonly<Record<string, unknown>>, list: FeatureListName): readonly Feature[] {
  const features = landing[list]
  return Array.isArray(features) ? features.filter(isObject) : []
}

/** Returns a list of features, and what can be done with it. */
export function useFeatures(list: FeatureListName) {
  const { t } = useTranslation()
  const { draft } = useEditor()
  const { value, change, initial } = useValue('homepage.appearance')
  const { open } = usePlace()
  const title = t(landingParts[list].title)
  const features = featuresIn(value, list)
  const originals = featuresIn(initial, list)

  const nameOf = (feature: Feature): string =>
    String(feature['title'] || '') || t('Feature :number', { number: features.indexOf(feature) + 1 })
  const write = (next: readonly Feature[], name: string): void =>
    change(withLandingValue(draft.value()['homepage.appearance'], list, next), { name, target: '' })
  const openAt = (index: number): void => open({ section: 'homepage', item: `${list}.${index}` })
  return {
    features,
    nameOf,
    openAt,
    add: (): void => {
      write([...features, { image: null, title: '', subtitle: '' }], t('Added: :name', { name: title }))
      openAt(features.length)
    },
    remove: (feature: Feature): void =>
      write(
        features.filter((each) => each !== feature),
        t('Deleted: :name', { name: nameOf(feature) }),
      ),
    /** Takes the keys in their new order. */
    reorder: (keys: readonly string[]): void =>
      write(
        features.toSorted((one, other) => keys.indexOf(keyOf(one)) - keys.indexOf(keyOf(other))),
        t('Reordered: :name', { name: title }),
      ),
    /** Undefined while the list is the original one. */
    reset: isSame(features, originals) ? undefined : () => write(originals, t('Reset: :name', { name: title })),
  }
}
