import { useState } from 'react'

import { FileDrop } from '@/ui/fields/file-drop'

import type { Story } from '../story'

function Listed() {
  const [names, setNames] = useState<string[]>([])
  return (
    <>
      <FileDrop
        label="Pievienot dziesmas"
        description="MP3 vai FLAC, līdz 200 MB katra."
        accept="audio/*,.mp3,.flac"
        multiple
        folder
        onFiles={(files) => setNames(files.map((file) => file.webkitRelativePath || file.name))}
      />
      <ul aria-label="Saņemtie faili">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  )
}

/** @see FileDrop */
export const story: Story = {
  title: 'FileDrop',
  states: {
    'With files and folders': Listed,
    'With one picture': () => (
      <FileDrop label="Profila bilde" description="JPG vai PNG, līdz 8 MB." accept="image/*" onFiles={() => {}} />
    ),
    Invalid: () => <FileDrop label="Vāks" error="Fails ir lielāks par atļauto izmēru." onFiles={() => {}} />,
    'Without permission': () => (
      <FileDrop label="Vāks" description="Vāku maina albuma autors." disabled onFiles={() => {}} />
    ),
    Disabled: () => <FileDrop label="Vāks" disabled onFiles={() => {}} />,
    'With long text in a narrow container': () => (
      <div className="max-w-2xs">
        <FileDrop
          label="Ģimenes profila bilde vai zīmējums, ko redzēs visi mājinieki"
          description="JPG, PNG vai WebP."
          folder
          onFiles={() => {}}
        />
      </div>
    ),
  },
}
