import { Component } from 'react'
import type { ReactNode } from 'react'

interface WitnessProps {
  onFailure: (failure: unknown) => void
  children: ReactNode
}

/** Where the shell puts a card: says what the area threw. */
export class Witness extends Component<WitnessProps, { failed: boolean }> {
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
