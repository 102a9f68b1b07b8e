import { useTranslation } from '@/core/platform/i18n/use-translation'

import { LandingPicture, LandingText } from './landing-fields'
import type { FeatureListName } from './landing-parts'

type FeatureEditorProps = { list: FeatureListName; index: number }

/** Texts and picture of one feature; rows have a description too (product spec, section 3). */
export function FeatureEditor({ list, index }: FeatureEditorProps) {
  const { t } = useTranslation()
  const field = (name: string, label: string) => ({ part: list, path: `${list}.${index}.${name}`, label })
  return (
    <>
      <LandingPicture {...field('image', t('Picture'))} />
      <LandingText {...field('title', t('Title'))} />
      <LandingText {...field('subtitle', t('Subtitle'))} rows={2} />
      {list === 'secondaryFeatures' && <LandingText {...field('description', t('Description'))} rows={4} />}
    </>
  )
}
