import { type FormEvent, useState } from 'react'

import { days, hours } from '@/lib/dates/duration'

import type { MockState } from '../mock-api'
import { changeMock } from '../use-mock'
import { describeAhead, localDateTime } from '../words'

const steps = [
  { label: '+ 1 hour', ms: hours(1) },
  { label: '+ 1 day', ms: days(1) },
  { label: '+ 1 week', ms: days(7) },
]

const format = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' })

/** The world's clock: trials end, URLs expire and codes change with it. The caller stays signed in. */
export function ClockTab({ state }: { state: MockState }) {
  const [draftTime, setDraftTime] = useState(localDateTime(state.now))
  const setClock = (clock: string | null) => void changeMock({ clock }, 'stale')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const time = new Date(draftTime)
    if (!Number.isNaN(time.getTime())) setClock(time.toISOString())
  }
  return (
    <>
      <div className="card">
        <p className="time">{format.format(new Date(state.now))}</p>
        <p className="muted">{describeAhead(state.ahead)}</p>
      </div>
      <div className="row wrap">
        {steps.map(({ label, ms }) => (
          <button
            key={label}
            type="button"
            className="button"
            onClick={() => setClock(new Date(Date.parse(state.now) + ms).toISOString())}
          >
            {label}
          </button>
        ))}
        <button type="button" className="button" disabled={state.ahead === 0} onClick={() => setClock(null)}>
          Reset to real time
        </button>
      </div>
      <form className="card grid" onSubmit={submit}>
        <label className="field">
          Date and time
          <input type="datetime-local" value={draftTime} onChange={({ target }) => setDraftTime(target.value)} />
        </label>
        <button type="submit" className="button primary" disabled={draftTime === ''}>
          Set clock
        </button>
      </form>
      <p className="muted">Signed URLs, sessions, trials and codes follow this clock. You stay signed in.</p>
    </>
  )
}
