// Separate chunk: loaded when another administrator has saved meanwhile.
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { Button } from '@/ui/buttons/button'

import type { Difference } from './differences'

type OvertakenDialogProps = DialogProps<'mine' | 'theirs'> & { differences: readonly Difference[] }

/** Shows what another administrator has changed beside the own values; decides which are kept where both differ. */
export function OvertakenDialog({ differences, close }: OvertakenDialogProps) {
  const { t } = useTranslation()
  return (
    <DialogPanel
      title={t('Someone else has changed the appearance')}
      size="lg"
      footer={
        <>
          <Button variant="outline" autoFocus onClick={() => close()}>
            {t('Keep editing')}
          </Button>
          <Button variant="outline" onClick={() => close('theirs')}>
            {t('Save, keep theirs')}
          </Button>
          <Button variant="danger" onClick={() => close('mine')}>
            {t('Save, keep yours')}
          </Button>
        </>
      }
    >
      <p>
        {t('These values were saved after you opened the editor. What only one of you changed is kept either way.')}
      </p>
      {differences.map(({ name, label, mine, theirs }) => (
        <section key={name} aria-label={label} className="mt-4 border-t border-divider pt-3">
          <h3 className="font-bold">{label}</h3>
          <dl className="mt-1 grid grid-cols-1 gap-x-6 gap-y-2 md:grid-cols-2">
            <Version title={t('Yours')} text={mine} />
            <Version title={t('Theirs')} text={theirs} />
          </dl>
        </section>
      ))}
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
