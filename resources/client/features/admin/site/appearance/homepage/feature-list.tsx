import { ChevronRight, ImageOff, Plus, Trash2 } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import { ReorderableList } from '@/ui/collections/reorderable-list'
import { Image } from '@/ui/pictures/image'

import { ResetValue } from '../reset-value'
import { usePlaceButton } from '../use-place'
import { type FeatureListName, landingParts } from './landing-parts'
import { type Feature, keyOf, useFeatures } from './use-features'

/** Features of the landing page, which can be ordered, added and removed; each opens its own fields. */
export function FeatureList({ list }: { list: FeatureListName }) {
  const { t } = useTranslation()
  const { features, nameOf, openAt, add, remove, reorder, reset } = useFeatures(list)
  const title = t(landingParts[list].title)
  return (
    <div className="flex flex-col gap-3">
      {features.length === 0 && <p className="text-muted">{t('None yet: this part of the page is not shown.')}</p>}
      <ReorderableList<Feature>
        label={title}
        items={features}
        itemKey={keyOf}
        itemName={nameOf}
        renderItem={(feature) => (
          <FeatureRow
            name={nameOf(feature)}
            image={feature['image']}
            place={`${list}.${features.indexOf(feature)}`}
            onOpen={() => openAt(features.indexOf(feature))}
            onRemove={() => remove(feature)}
          />
        )}
        onReorder={reorder}
      />
      <Button variant="outline" size="sm" onClick={add} className="self-start">
        <Plus aria-hidden className="size-4" />
        {t('Add feature')}
      </Button>
      <ResetValue label={title} onReset={reset} />
    </div>
  )
}

type FeatureRowProps = { name: string; image: unknown; place: string; onOpen: () => void; onRemove: () => void }

function FeatureRow({ name, image, place, onOpen, onRemove }: FeatureRowProps) {
  const { t } = useTranslation()
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        {...usePlaceButton(place)}
        onClick={onOpen}
        className="flex min-h-target min-w-0 flex-1 items-center gap-3 rounded-input text-start"
      >
        <Image
          src={typeof image === 'string' ? assetUrl(image) : undefined}
          alt=""
          fallback={<ImageOff className="size-4" />}
          className="size-10 shrink-0 rounded-small"
        />
        <span className="line-clamp-2 min-w-0 flex-1 font-semibold break-words">{name}</span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </button>
      <IconButton size="sm" label={t('Remove :name', { name })} icon={<Trash2 />} onClick={onRemove} />
    </div>
  )
}
