// Separate chunk: loaded when someone else has saved the record meanwhile.
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { Button } from '@/ui/buttons/button'

import type { Difference } from './differences'

export { differences } from './differences'

type OverwriteDialogProps = DialogProps<'mine' | 'theirs'> & { differences: readonly Difference[] }

/** Shows where the form and the newer record differ; saves the form, adopts the newer record, or does neither. */
export function OverwriteDialog({ differences: fields, close }: OverwriteDialogProps) {
  const { t } = useTranslation()
  return (
    <DialogPanel
      title={t('Overwrite newer changes?')}
      size="lg"
      footer={
        <>
          <Button variant="outline" autoFocus onClick={() => close()}>
            {t('Keep editing')}
          </Button>
          <Button variant="outline" onClick={() => close('theirs')}>
            {t('Use theirs')}
          </Button>
          <Button variant="danger" onClick={() => close('mine')}>
            {t('Overwrite')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p>{t('Someone else saved this after you opened it. If you save now, their changes will be replaced.')}</p>
        {fields.map(({ name, label, mine, theirs }) => (
          <section key={name} aria-label={label} className="border-t border-divider pt-3">
            <h3 className="font-bold">{label}</h3>
            <dl className="mt-1 grid grid-cols-1 gap-x-6 gap-y-2 md:grid-cols-2">
              <Version title={t('Yours')} text={mine} />
              <Version title={t('Theirs')} text={theirs} />
            </dl>
          </section>
        ))}
      </div>
    </DialogPanel>
  )
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{title}</dt>
      <dd dir="auto" className="line-clamp-6 break-words whitespace-pre-line">
        {text || '–'}
      </dd>
    </div>
  )
}
