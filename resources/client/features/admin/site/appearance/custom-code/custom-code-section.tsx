import { useTranslation } from '@/core/platform/i18n/use-translation'

import { valueTitles } from '../draft/value-titles'
import { useValue } from '../editor-context'
import { CodeField } from '../fields/code-field'
import { endsStyleElement } from './ends-style-element'

/** CSS and HTML of the site's own on every page (backend contract, section 1.1). */
export function CustomCodeSection() {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-6 rounded-panel border border-divider bg-paper p-5">
      <CustomCode mode="css" description={t('Applies to every page, after the styles of the site.')} />
      <CustomCode
        mode="html"
        description={t(
          'Goes into the head of every page. While you edit it, the preview shows only its texts and pictures: no scripts, frames, forms or styles.',
        )}
      />
    </div>
  )
}

function CustomCode({ mode, description }: { mode: 'css' | 'html'; description: string }) {
  const { t } = useTranslation()
  const name = `custom_code.${mode}` as const
  const { value, change, error, initial } = useValue(name)
  const label = t(valueTitles[name])
  const isBroken = mode === 'css' && endsStyleElement(value)
  return (
    <CodeField
      label={label}
      description={description}
      error={isBroken ? t('CSS can’t contain “</style”: it would end the style sheet of the page.') : error}
      language={mode}
      value={value}
      onChange={(code, run) => change(code, { name: label, target: `${name}/${run}`, isRun: true })}
      onReset={value === initial ? undefined : () => change(initial, { name: t('Reset: :name', { name: label }) })}
    />
  )
}
