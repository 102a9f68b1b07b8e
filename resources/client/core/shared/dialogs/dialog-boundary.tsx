import { Component, type ReactNode } from 'react'

type DialogBoundaryProps = { children: ReactNode; onFailure: (error: unknown) => void }

/** Takes a dialog that cannot be drawn off the screen, instead of the whole site with it. */
export class DialogBoundary extends Component<DialogBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
