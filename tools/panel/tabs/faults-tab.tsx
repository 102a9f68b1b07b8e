import * as z from 'zod/mini'

import { faultText } from '@mock/site/control/fault-text'
import type { Fault } from '@mock/state/parts/faults'

import type { MockState } from '../mock-api'
import { changeMock } from '../use-mock'
import { faultKinds } from './fault-draft'
import { FaultForm } from './fault-form'

type FaultsTabProps = {
  state: MockState
  /** Endpoint to start with, from the log. */
  endpoint: string
}

/** Faults of API calls, and the latency of all. */
export function FaultsTab({ state, endpoint }: FaultsTabProps) {
  return (
    <>
      <FaultList faults={state.faults} />
      <FaultForm key={endpoint} state={state} endpoint={endpoint} />
      <label className="field">
        Latency of every response, in milliseconds
        <input
          type="number"
          min={0}
          step={100}
          value={state.latency}
          onChange={({ target }) => void changeMock({ latency: Math.max(0, target.valueAsNumber || 0) })}
        />
      </label>
      <label className="field">
        Audio files
        <select
          value={state.audio}
          onChange={({ target }) => void changeMock({ audio: target.value as 'ranges' | 'sized' | 'streamed' })}
        >
          <option value="ranges">Ranges: seekable</option>
          <option value="sized">Whole, with a length</option>
          <option value="streamed">Whole, without a length</option>
        </select>
      </label>
    </>
  )
}

function FaultList({ faults }: { faults: readonly Fault[] }) {
  if (faults.length === 0) return <p className="empty">No faults: every call gets its correct response.</p>
  const remove = (removed: Fault) => void changeMock({ faults: faults.filter((fault) => fault !== removed) })
  return (
    <>
      <ul aria-label="Faults" className="rows">
        {faults.map((fault) => {
          const text = z.encode(faultText, fault)
          return (
            <li key={text} className="row">
              <span className="grow">
                <code>{text}</code>
                <span className="muted block">{faultKinds[fault.kind]}</span>
              </span>
              <button type="button" className="button" aria-label={`Remove ${text}`} onClick={() => remove(fault)}>
                Remove
              </button>
            </li>
          )
        })}
      </ul>
      {faults.length > 1 && (
        <button type="button" className="button" onClick={() => void changeMock({ faults: [] })}>
          Remove all
        </button>
      )}
    </>
  )
}
