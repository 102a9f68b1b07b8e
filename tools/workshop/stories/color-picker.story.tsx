import { useState } from 'react'

import { ColorPicker } from '@/ui/pickers/color-picker'

import type { Story } from '../story'

const swatches = ['#1a6248', '#a0202a', '#f5bb54', '#29527a', '#6a3d7c', '#2c2116']

function SelectedValue() {
  const [color, setColor] = useState('#1a6248')
  return (
    <div className="max-w-xs">
      <ColorPicker label="Pamatkrāsa" value={color} onChange={setColor} swatches={swatches} />
      <output className="text-sm text-muted">{color}</output>
    </div>
  )
}

/** @see ColorPicker */
export const story: Story = {
  title: 'ColorPicker',
  states: {
    'With a value': SelectedValue,
    Empty: () => (
      <div className="max-w-xs">
        <ColorPicker label="Fons" description="Redzams aiz visām lapām." />
      </div>
    ),
    'With an error': () => (
      <div className="max-w-xs">
        <ColorPicker label="Teksts" defaultValue="#f5ebd7" error="Uz šī fona tekstu nevar izlasīt." />
      </div>
    ),
    Disabled: () => (
      <div className="max-w-xs">
        <ColorPicker label="Robežas" defaultValue="#29527a" disabled />
      </div>
    ),
    'With long text at the right edge': () => (
      <div className="flex justify-end">
        <div className="w-full max-w-2xs">
          <ColorPicker label="Krāsa, kurā rakstīti virsraksti visās lapās" defaultValue="#6a3d7c" swatches={swatches} />
        </div>
      </div>
    ),
  },
}
