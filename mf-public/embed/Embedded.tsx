import { useCallback, useEffect, useMemo } from 'react'
import { QueryRoot } from 'shared/client'
import { Toaster } from 'shared/ui'
import { ElementRoot, MemoryRouter } from 'shared/ui/element'
import { BookingListener } from '../src/booking/BookingListener.ts'
import type { BookedSlot } from '../src/booking/BookingListener.ts'
import { ReturnLink } from '../src/ReturnLink.ts'
import type { Attributes } from './attributes.ts'
import { elementClass, emit } from './bookingElement.ts'
import { CrashBoundary } from './CrashBoundary.tsx'
import { makeLinksAbsolute } from './absoluteLinks.ts'
import { Screens } from './Screens.tsx'
import { useActiveElement } from './useActiveElement.ts'

interface EmbeddedProps {
  element: HTMLElement
  shadow: ShadowRoot
  attributes: Attributes
}

const directoryLink = { to: '/therapists', back: 'Revenir aux praticiens' }

/** Renders the booking inside the custom element on a partner's page. */
export function Embedded({ element, shadow, attributes }: EmbeddedProps) {
  const { start, therapist, scheme, colour, font } = attributes
  const returnLink = useMemo(
    () => (therapist ? { to: start, back: 'Revenir aux disponibilités' } : directoryLink),
    [therapist, start],
  )
  const onBooked = useCallback((booked: BookedSlot) => emit(element, 'booked', booked), [element])
  const active = useActiveElement(element)
  useEffect(() => makeLinksAbsolute(shadow, elementClass().base), [shadow])

  return (
    <CrashBoundary element={element}>
      <ElementRoot
        root={shadow}
        scheme={scheme}
        colour={colour}
        font={font}
        toastLayer={active.isActive && <Toaster />}
      >
        <QueryRoot>
          <BookingListener value={onBooked}>
            <ReturnLink value={returnLink}>
              <div onFocusCapture={active.activate} onPointerDownCapture={active.activate}>
                {/* The memory router leaves the URL and the history of the partner's page unchanged. */}
                <MemoryRouter key={start} initialEntries={[start]}>
                  <Screens element={element} />
                </MemoryRouter>
              </div>
            </ReturnLink>
          </BookingListener>
        </QueryRoot>
      </ElementRoot>
    </CrashBoundary>
  )
}
