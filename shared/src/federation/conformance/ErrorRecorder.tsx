import { Component } from 'react'
import type { ReactNode } from 'react'

interface ErrorRecorderProps {
  onFailure: (failure: unknown) => void
  children: ReactNode
}

/** An error boundary in place of the shell's error card: records the errors of the area. */
export class ErrorRecorder extends Component<ErrorRecorderProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(failure: unknown) {
    this.props.onFailure(failure)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
