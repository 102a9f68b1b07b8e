import { useTranslation } from '@/core/platform/i18n/use-translation'
import { parseMenuItem } from '@/core/shared/appearance-editor/parse-rows'
import { safeHref, safePath } from '@/lib/browser/safe-url'
import { Accordion } from '@/ui/disclosure/accordion'
import { Fieldset } from '@/ui/fields/fieldset'
import { TextField } from '@/ui/fields/text-field'

import { type EditedItem, newItem } from '../menus/edited-menus'
import { IconField } from '../menus/icons/icon-field'
import { TabField } from '../menus/item/tab-field'
import { VisibilityFields } from '../menus/item/visibility-fields'
import { ResetValue } from '../reset-value'
import type { LandingFieldProps } from './landing-fields'
import { useLanding } from './use-landing'

/** Type of a call to action by its target: a page of the site, or another URL (backend contract, section 10). */
const typeOf = (action: string): 'route' | 'link' => (/^\/(?!\/)/.test(action) ? 'route' : 'link')

/** Whether visitors can follow a target; the landing page leaves out a call to action with another one. */
const isFollowed = (action: string): boolean =>
  action === '' || (typeOf(action) === 'route' ? safePath(action) : safeHref(action)) !== undefined

/** A call to action: a menu item with the icon and the conditions of one. Without a text it is not shown. */
export function ActionField({ part, path, label, description }: LandingFieldProps) {
  const { t } = useTranslation()
  const { value, write, reset } = useLanding(part, path, label)
  const { error: labelError } = useLanding(part, `${path}.label`, label)
  const { error: actionError } = useLanding(part, `${path}.action`, label)
  const item = actionItem(value, path)
  const change = (changes: Partial<EditedItem>) => write({ ...item, ...changes })
  const action = item.action ?? ''
  const linkError = isFollowed(action) ? actionError : t('Enter a page such as /pricing, or a full URL.')
  return (
    <Fieldset className="flex flex-col gap-3 border-t border-divider pt-5 first:border-t-0 first:pt-0">
      <legend className="float-start mb-3 w-full text-lg font-bold">{label}</legend>
      <TextField
        label={t('Text')}
        description={description}
        error={labelError}
        value={item.label ?? ''}
        onChange={(next) => change({ label: next })}
        autoComplete="off"
      />
      <TextField
        label={t('Link')}
        description={t('A page such as /pricing, or a full URL.')}
        error={linkError}
        value={action}
        onChange={(next) => change({ action: next, type: typeOf(next) })}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
      />
      <TabField item={item} write={change} />
      <IconField item={item} write={change} />
      <Accordion
        level={4}
        className="-mx-4"
        items={[
          {
            id: 'visibility',
            title: t('Who sees it'),
            content: (
              <div className="flex flex-col gap-5">
                <VisibilityFields item={item} write={change} />
              </div>
            ),
          },
        ]}
      />
      <ResetValue label={label} onReset={reset} />
    </Fieldset>
  )
}

/** Returns a call to action as a menu item; a new one leads nowhere yet. */
function actionItem(value: unknown, path: string): EditedItem {
  const id = path.replace('actions.', 'landing-')
  const item = parseMenuItem(value)
  return item ? { ...item, id: item.id ?? id } : { ...newItem(), id }
}
