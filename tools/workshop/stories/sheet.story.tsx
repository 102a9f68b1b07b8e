import { Music2 } from 'lucide-react'

import { askParent } from '@/core/shared/child/ask-parent'
import { type DialogProps, openSheet } from '@/core/shared/dialogs/dialog-store'
import { SheetPanel } from '@/core/shared/dialogs/sheet-panel'
import { Button } from '@/ui/buttons/button'

import type { Story } from '../story'

const songs = [
  'Aijā, žūžū',
  'Pūt, vējiņi',
  'Kas dārzā',
  'Ai, tautieti',
  'Rīga dimd',
  'Div’ dūjiņas',
  'Bēdu manu, lielu bēdu',
]

function Queue({ count, close }: { count: number } & DialogProps<string>) {
  return (
    <SheetPanel title="Rinda" footer={<Footer onClear={() => close('notīrīta')} />}>
      <ul>
        {songs.slice(0, count).map((song) => (
          <li key={song} className="flex min-h-14 items-center gap-3 border-b border-divider last:border-0">
            <Music2 aria-hidden className="size-5 text-primary" />
            {song}
          </li>
        ))}
      </ul>
    </SheetPanel>
  )
}

function Footer({ onClear }: { onClear: () => void }) {
  return (
    <>
      <Button variant="ghost" onClick={() => void askParent()}>
        Vecākiem
      </Button>
      <Button onClick={onClear}>Notīrīt</Button>
    </>
  )
}

/** @see SheetPanel */
export const story: Story = {
  title: 'Sheet',
  states: {
    'Opening from the edge': () => (
      <div className="flex gap-3">
        <Button onClick={() => void openSheet(Queue, { count: 3 })}>Īsa rinda</Button>
        <Button variant="outline" onClick={() => void openSheet(Queue, { count: 7 })}>
          Gara rinda
        </Button>
      </div>
    ),
  },
}
