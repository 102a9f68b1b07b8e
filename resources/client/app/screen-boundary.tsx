import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { reportError } from '@/core/platform/error-reporting/report-error'
import { ScreenError } from '@/core/shared/screen/query-view'
import { resetFailedLoads } from '@/lib/lazy/lazy-component'

import { ChunkFailure, isChunkFailure } from './chunk-failure'

type BoundaryProps = { children: ReactNode; place: string }
type BoundaryState = { error: unknown; place: string | null; retries: number }

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, place: null, retries: 0 }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error }
  }

  /** Clears the error on navigation: another history entry gets another try. */
  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    if (place === state.place) return null
    return { place, error: state.place === null ? state.error : null, retries: 0 }
  }

  override componentDidCatch(error: unknown) {
    resetFailedLoads()
    reportError(error)
  }

  retry = () => this.setState(({ retries }) => ({ error: null, retries: retries + 1 }))

  override render() {
    const { error, retries } = this.state
    if (error === null) return this.props.children
    if (isChunkFailure(error)) return <ChunkFailure hasRetried={retries > 0} onRetry={this.retry} />
    return <ScreenError error={error} onRetry={this.retry} />
  }
}

/** Confines an error to its screen, so that the rest of the site works; navigation clears it. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return <Boundary place={key}>{children}</Boundary>
}
