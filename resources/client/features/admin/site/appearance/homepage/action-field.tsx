import { useTranslation } from '@/core/platform/i18n/use-translation'
import { safeHref, safePath } from '@/lib/browser/safe-url'
import { isObject } from '@/lib/json/json-value'
import { Fieldset } from '@/ui/fields/fieldset'
import { SwitchField } from '@/ui/fields/switch-field'
import { TextField } from '@/ui/fields/text-field'

import { ResetValue } from '../reset-value'
import type { LandingFieldProps } from './landing-fields'
import { useLanding } from './use-landing'

/** Type of a call to action by its target: a page of the site, or another URL (backend contract, section 10). */
const typeOf = (action: string): 'route' | 'link' => (/^\/(?!\/)/.test(action) ? 'route' : 'link')

/** Whether visitors can follow a target; the landing page leaves out a call to action with another one. */
const isFollowed = (action: string): boolean =>
  action === '' || (typeOf(action) === 'route' ? safePath(action) : safeHref(action)) !== undefined

/** A call to action: a menu item, whose icon and conditions stay as they are. Without a text it is not shown. */
export function ActionField({ part, path, label, description }: LandingFieldProps) {
  const { t } = useTranslation()
  const { value, write, reset } = useLanding(part, path, label)
  const { error: labelError } = useLanding(part, `${path}.label`, label)
  const { error: actionError } = useLanding(part, `${path}.action`, label)
  const item = isObject(value) ? value : {}
  const [text, action] = [String(item['label'] ?? ''), String(item['action'] ?? '')]
  const change = (changes: Record<string, unknown>) =>
    write({ id: path.replace('actions.', 'landing-'), type: 'route', ...item, ...changes })
  const linkError = isFollowed(action) ? actionError : t('Enter a page such as /pricing, or a full URL.')
  return (
    <Fieldset className="flex flex-col gap-3 border-t border-divider pt-5 first:border-t-0 first:pt-0">
      <legend className="float-start mb-3 w-full text-lg font-bold">{label}</legend>
      <TextField
        label={t('Text')}
        description={description}
        error={labelError}
        value={text}
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
      <SwitchField
        label={t('Open in a new tab')}
        checked={item['target'] === '_blank'}
        onChange={(isNew) => change({ target: isNew ? '_blank' : '_self' })}
      />
      <ResetValue label={label} onReset={reset} />
    </Fieldset>
  )
}
