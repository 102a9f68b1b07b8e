import { type FormEvent, useId, useState } from 'react'

import { emptyBodies } from '@mock/state/parts/faults'

import type { MockState } from '../mock-api'
import { changeMock } from '../use-mock'
import { emptyBodyNames, type FaultDraft, faultKinds, faultOf, newDraft } from './fault-draft'

type FaultFormProps = { state: MockState; endpoint: string }

/** Form that adds a fault to those of the world. */
export function FaultForm({ state, endpoint }: FaultFormProps) {
  const id = useId()
  const [draft, setDraft] = useState<FaultDraft>({ ...newDraft, endpoint })
  const change = (part: Partial<FaultDraft>) => setDraft({ ...draft, ...part })
  const add = (event: FormEvent) => {
    event.preventDefault()
    void changeMock({ faults: [...state.faults, faultOf(draft)] })
  }
  return (
    <form className="card grid" onSubmit={add}>
      <label className="field">
        Endpoint
        <input
          list={`${id}-endpoints`}
          value={draft.endpoint}
          placeholder="Every endpoint"
          spellCheck={false}
          onChange={(event) => change({ endpoint: event.target.value })}
        />
      </label>
      <datalist id={`${id}-endpoints`}>
        {state.endpoints.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <label className="field">
        Fault
        <select value={draft.kind} onChange={(event) => change({ kind: event.target.value as FaultDraft['kind'] })}>
          {Object.entries(faultKinds).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <FaultDetail draft={draft} onChange={change} />
      <div className="columns">
        <NumberInput
          label="Every nth call"
          hint="Flaky: 2 fails every second call."
          value={draft.every}
          onChange={(every) => change({ every })}
        />
        <NumberInput
          label="Number of times"
          hint="Empty: until you remove it."
          value={draft.times}
          onChange={(times) => change({ times })}
        />
      </div>
      <button type="submit" className="button primary">
        Add fault
      </button>
    </form>
  )
}

type FaultDetailProps = { draft: FaultDraft; onChange: (part: Partial<FaultDraft>) => void }

function FaultDetail({ draft, onChange }: FaultDetailProps) {
  if (draft.kind === 'status')
    return (
      <NumberInput
        label="Status"
        hint="400 to 599. 401 signs out, 419 renews the session, 423 asks for the password."
        value={draft.status}
        onChange={(status) => onChange({ status })}
      />
    )
  if (draft.kind === 'delay')
    return <NumberInput label="Milliseconds" value={draft.ms} onChange={(ms) => onChange({ ms })} />
  if (draft.kind !== 'empty') return null
  return (
    <label className="field">
      Body
      <select value={draft.body} onChange={(event) => onChange({ body: event.target.value as FaultDraft['body'] })}>
        {emptyBodies.map((body) => (
          <option key={body} value={body}>
            {emptyBodyNames[body]}
          </option>
        ))}
      </select>
    </label>
  )
}

type NumberInputProps = { label: string; hint?: string; value: string; onChange: (value: string) => void }

function NumberInput({ label, hint, value, onChange }: NumberInputProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="numeric"
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <small id={`${id}-hint`} className="muted">
          {hint}
        </small>
      )}
    </div>
  )
}
