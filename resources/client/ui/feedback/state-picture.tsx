// In the chunk that every page loads after its first screen, so that it is there without a connection.
import type { ReactNode } from 'react'

/** State of a screen: an empty list, a failure, no connection, an unknown page, or no permission. */
export type StatePictureName = 'nothing' | 'failure' | 'offline' | 'missing' | 'denied'

const STAR = 'M40 41l2.6 6.4L49 50l-6.4 2.6L40 59l-2.6-6.4L31 50l6.4-2.6z'

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const pictures: Record<StatePictureName, ReactNode> = {
  // A nest without birds, below a star.
  nothing: (
    <>
      <path opacity=".2" d="M9 42h62c0 19-13 30-31 30S9 61 9 42z" />
      <path {...line} d="M9 42h62M15 54l7 7 6-7 6 7 6-7 6 7 6-7 6 7 7-7" />
      <path transform="translate(0 -29)" d={STAR} />
    </>
  ),
  // A note with a broken stem.
  failure: (
    <>
      <circle opacity=".2" cx="40" cy="40" r="34" />
      <ellipse cx="31" cy="58" rx="10" ry="7.5" transform="rotate(-20 31 58)" />
      <path {...line} d="M40 55V44l-6-5 11-5-5-6V16c3 9 13 8 15 19" />
    </>
  ),
  // A cloud that is crossed out.
  offline: (
    <>
      <path opacity=".2" d="M23 62a15 15 0 0 1-1-30 20 20 0 0 1 38-3 16.5 16.5 0 0 1-2 33z" />
      <path {...line} d="M15 70l50-58" />
    </>
  ),
  // A door that stands open, with a star inside.
  missing: (
    <>
      <path opacity=".2" d="M58 32 72 24v50l-14-4zM20 70h38l6 6H10z" />
      <path fillRule="evenodd" d={`M20 70V31a19 19 0 0 1 38 0v39z${STAR}`} />
    </>
  ),
  // A lock with a star as its keyhole.
  denied: (
    <>
      <path {...line} strokeWidth="5" d="M27 36v-9a13 13 0 0 1 26 0v9" />
      <path
        fillRule="evenodd"
        d={`M24 34h32a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H24a8 8 0 0 1-8-8V42a8 8 0 0 1 8-8z${STAR}`}
      />
    </>
  ),
}

/** Small picture for a state without content, in the current text colour. */
export function StatePicture({ name = 'nothing' }: { name?: StatePictureName | undefined }) {
  return (
    <svg viewBox="0 0 80 80" width="80" height="80" fill="currentColor" aria-hidden>
      {pictures[name]}
    </svg>
  )
}
