import { Component } from 'react'
import type { ReactNode } from 'react'
import { elementClass, emit } from './bookingElement.ts'
import { attributesOf } from './attributes.ts'

interface CrashBoundaryProps {
  element: HTMLElement
  children: ReactNode
}

/** When the embed crashes, shows a link to the booking site: the partner's own, otherwise ours. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch() {
    emit(this.props.element, 'error', { reason: 'crash' })
  }

  override render() {
    const { element, children } = this.props
    if (!this.state.crashed) return children
    return (
      <slot>
        <a href={new URL(attributesOf(element).start, elementClass().base).href}>Prendre rendez-vous en ligne</a>
      </slot>
    )
  }
}
