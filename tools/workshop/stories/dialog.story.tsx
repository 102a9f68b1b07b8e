import { useState } from 'react'

import { confirm } from '@/core/shared/dialogs/confirm'
import { DialogPanel, type DialogSize } from '@/core/shared/dialogs/dialog-panel'
import { type DialogProps, openDialog } from '@/core/shared/dialogs/dialog-store'
import { Button } from '@/ui/buttons/button'
import { TextField } from '@/ui/fields/text-field'

import type { Story } from '../story'

const sizes: DialogSize[] = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', 'fullscreen']

function Rename({ size = 'md', close }: { size?: DialogSize } & DialogProps<string>) {
  const [name, setName] = useState('Miega dziesmas')
  return (
    <DialogPanel
      title="Pārdēvēt atskaņošanas sarakstu"
      size={size}
      footer={
        <>
          <Button variant="outline" onClick={() => close()}>
            Atcelt
          </Button>
          <Button onClick={() => close(name)}>Saglabāt</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField label="Nosaukums" value={name} onChange={setName} />
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => void openDialog(Rename, { size: 'sm' })}
        >
          Vēl viens logs
        </Button>
      </div>
    </DialogPanel>
  )
}

const LongDialog = ({ close }: DialogProps) => (
  <DialogPanel title="Noteikumi" footer={<Button onClick={() => close()}>Piekrītu</Button>}>
    {Array.from({ length: 30 }, (_, index) => `${index + 1}. Dziesmas klausāmies kopā.`).map((line) => (
      <p key={line} className="py-2">
        {line}
      </p>
    ))}
  </DialogPanel>
)

function ResultDialog() {
  const [result, setResult] = useState('')
  return (
    <div className="flex items-center gap-3">
      <Button onClick={() => void openDialog(Rename).then((name) => setResult(name ?? 'nekas'))}>Pārdēvēt</Button>
      <output>{result}</output>
    </div>
  )
}

function Questions() {
  const [result, setResult] = useState('')
  const ask = (isDanger: boolean) =>
    void confirm({
      title: 'Vai dzēst sarakstu “Miega dziesmas”?',
      message: 'Dziesmas paliks, bet sarakstu atjaunot nevarēs.',
      confirmLabel: 'Dzēst',
      isDanger,
    }).then((isYes) => setResult(isYes ? 'jā' : 'nē'))
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="danger" onClick={() => ask(true)}>
        Dzēst sarakstu
      </Button>
      <Button variant="outline" onClick={() => ask(false)}>
        Pajautāt
      </Button>
      <output>{result}</output>
    </div>
  )
}

/** @see DialogPanel */
export const story: Story = {
  title: 'Dialog',
  states: {
    'Resolving to the chosen result': ResultDialog,
    'In every size': () => (
      <div className="flex flex-wrap gap-2">
        {sizes.map((size) => (
          <Button key={size} size="sm" variant="outline" onClick={() => void openDialog(Rename, { size })}>
            {size}
          </Button>
        ))}
      </div>
    ),
    'With long content': () => <Button onClick={() => void openDialog(LongDialog)}>Lasīt noteikumus</Button>,
    'Asking questions': Questions,
  },
}
