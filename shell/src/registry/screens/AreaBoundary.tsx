import { Component } from 'react'
import type { ReactNode } from 'react'

interface AreaBoundaryProps {
  name: string
  /** A change clears the error: another page of the area may work. */
  pathname: string
  children: ReactNode
  /**
   * Rendered instead of the area after an error; `isRepeated` when another error occurred within the last thirty
   * seconds.
   */
  fallback: (isRepeated: boolean) => ReactNode
  onCrash: (error: unknown) => void
}

interface Failure {
  hasFailed: boolean
  isRepeated: boolean
  pathname: string
}

const repeatedWithinMs = 30_000
const lastFailureMsByArea = new Map<string, number>()

/** Catches errors that an area throws while rendering or in an effect. */
export class AreaBoundary extends Component<AreaBoundaryProps, Failure> {
  override state = { hasFailed: false, isRepeated: false, pathname: this.props.pathname }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ pathname }: AreaBoundaryProps, state: Failure) {
    return { pathname, hasFailed: state.hasFailed && state.pathname === pathname }
  }

  override componentDidCatch(error: unknown) {
    const { name, onCrash } = this.props
    const nowMs = performance.now()
    this.setState({ isRepeated: nowMs - (lastFailureMsByArea.get(name) ?? -Infinity) < repeatedWithinMs })
    lastFailureMsByArea.set(name, nowMs)
    onCrash(error)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.state.isRepeated) : this.props.children
  }
}
