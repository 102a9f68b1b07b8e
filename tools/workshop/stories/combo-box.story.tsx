import { useState } from 'react'

import { ComboBox } from '@/ui/pickers/combo-box'
import type { Option } from '@/ui/pickers/option'

import type { Story } from '../story'

const artists = [
  'Ansis',
  'Baltie lācīši',
  'Dzeguzīte',
  'Ķiparu nama ansamblis',
  'Mazais kumeliņš',
  'Pūces bērni',
  'Šūpuļkoris',
  'Žagatu pūtēji',
]
const options = artists.map((label, index) => ({ value: index + 1, label }))

const find = (query: string) => options.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))

/** Responds after `delay` milliseconds; "nekas" finds nothing, and "kļūda" fails the first time. */
const searchAfter = (delay: number) => {
  let failures = 0
  return async (query: string, signal: AbortSignal) => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    signal.throwIfAborted()
    if (query === 'kļūda' && failures++ === 0) throw new Error('unreachable')
    return query === 'kļūda' ? options : find(query)
  }
}

const quick = searchAfter(50)
const slow = searchAfter(2000)

function SearchExample() {
  const [artist, setArtist] = useState<Option<number> | null>(options[2] ?? null)
  return (
    <>
      <ComboBox
        label="Izpildītājs"
        description="Meklē pēc vārda."
        loadOptions={quick}
        value={artist}
        onChange={setArtist}
        name="artist"
      />
      <output>{artist?.label}</output>
    </>
  )
}

/** Adds each choice to a list, and does not store it itself. */
function AddOptions() {
  const [selectedKeys, setSelectedKeys] = useState<readonly string[]>([])
  return (
    <>
      <ComboBox
        label="Pievieno izpildītāju"
        loadOptions={quick}
        value={null}
        onChange={(option) => option && setSelectedKeys([...selectedKeys, option.label])}
      />
      <output>{selectedKeys.join(', ')}</output>
    </>
  )
}

/** @see ComboBox */
export const story: Story = {
  title: 'ComboBox',
  states: {
    'Searching on the server': () => (
      <div className="max-w-sm">
        <SearchExample />
      </div>
    ),
    'Searching slowly': () => (
      <div className="max-w-sm">
        <ComboBox label="Lēns izpildītājs" loadOptions={slow} placeholder="Izpildītāja vārds" />
      </div>
    ),
    'Adding to a list': () => (
      <div className="max-w-sm">
        <AddOptions />
      </div>
    ),
    'With local options': () => (
      <div className="max-w-sm">
        <ComboBox label="Skolotājs" options={[{ title: 'Visi', options }]} />
      </div>
    ),
    'Invalid, disabled and read-only': () => (
      <div className="grid max-w-sm gap-4">
        <ComboBox label="Kļūdains" options={options} error="Izvēlies izpildītāju." />
        <ComboBox label="Izslēgts" options={options} defaultValue={options[0]} disabled />
        <ComboBox label="Lasāms" options={options} defaultValue={options[0]} readOnly />
      </div>
    ),
    'In a narrow container at the right edge': () => (
      <div className="flex justify-end">
        <div className="w-52">
          <ComboBox label="Šaurs" options={options} defaultValue={options[3]} />
        </div>
      </div>
    ),
  },
}
