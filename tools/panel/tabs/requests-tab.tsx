import { useState } from 'react'

import { decodeComponent } from '@/lib/browser/url'

import { type LoggedCall, mockApi } from '../mock-api'
import { usePolled } from '../use-polled'

const KEPT = 'kept'

const problemsOf = ({ request, contract }: LoggedCall): string[] => [
  ...request.map((problem) => `Request: ${problem}`),
  ...(contract === KEPT ? [] : [`Response: ${contract}`]),
]

const statusClass = (status: number): string => (status === 0 ? 'dropped' : `s${Math.floor(status / 100)}`)

/** Calls of this world, newest first, each with its verdict against the contract. */
export function RequestsTab({ onBreak }: { onBreak: (endpoint: string) => void }) {
  const { value: calls, refresh } = usePolled(mockApi.log)
  const [onlyProblems, setOnlyProblems] = useState(false)
  if (!calls) return <p className="empty">Loading…</p>
  const visibleCalls = onlyProblems ? calls.filter((call) => problemsOf(call).length > 0) : calls
  return (
    <>
      <div className="row">
        <label className="switch grow">
          <input type="checkbox" checked={onlyProblems} onChange={({ target }) => setOnlyProblems(target.checked)} />
          Only breaches of the contract
        </label>
        <button type="button" className="button" onClick={() => void mockApi.clearLog().then(refresh, console.error)}>
          Clear
        </button>
      </div>
      {visibleCalls.length === 0 && <p className="empty">{onlyProblems ? 'No breaches.' : 'No requests yet.'}</p>}
      <ul aria-label="Requests" className="rows">
        {visibleCalls.map((call) => (
          <CallRow key={call.id} call={call} onBreak={onBreak} />
        ))}
      </ul>
    </>
  )
}

function CallRow({ call, onBreak }: { call: LoggedCall; onBreak: (endpoint: string) => void }) {
  const { method, url, status, endpoint, faults } = call
  const problems = problemsOf(call)
  return (
    <li className="block-row">
      <span className="row">
        <span className={`status ${statusClass(status)}`}>{status || 'lost'}</span>
        <span className="grow">
          <strong>{endpoint ?? 'No endpoint'}</strong>
        </span>
        {faults.map((kind) => (
          <span key={kind} className="badge">
            fault: {kind}
          </span>
        ))}
        {endpoint !== null && (
          <button type="button" className="button" aria-label={`Break ${endpoint}`} onClick={() => onBreak(endpoint)}>
            Break
          </button>
        )}
      </span>
      <code className="block">
        {method} {decodeComponent(url) ?? url}
      </code>
      {problems.length === 0 ? (
        <span className="verdict kept">Keeps the contract</span>
      ) : (
        problems.map((problem) => (
          <span key={problem} className="verdict broken">
            {problem}
          </span>
        ))
      )}
    </li>
  )
}
