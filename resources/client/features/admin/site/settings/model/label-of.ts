import type { Translation } from '@/core/platform/i18n/translation'

import type { Label } from '../groups/setting'

/** A label in the language of the interface. */
export function labelOf({ t }: Pick<Translation, 't'>, label: Label): string {
  if (typeof label === 'string') return t(label)
  return label.in ? t(label.in, { name: label.name }) : label.name
}
