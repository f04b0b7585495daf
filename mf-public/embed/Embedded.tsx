import { useCallback, useEffect, useMemo } from 'react'
import { QueryRoot } from 'shared/client'
import { Toaster } from 'shared/ui'
import { ElementRoot, MemoryRouter } from 'shared/ui/element'
import { BookingNews } from '../src/booking/BookingNews.ts'
import type { Booked } from '../src/booking/BookingNews.ts'
import { WayOn } from '../src/WayOn.ts'
import type { Attributes } from './attributes.ts'
import { elementClass, tell } from './bookingElement.ts'
import { Crash } from './Crash.tsx'
import { linkHome } from './linkHome.ts'
import { Screens } from './Screens.tsx'
import { useSpeaking } from './useSpeaking.ts'

interface EmbeddedProps {
  element: HTMLElement
  shadow: ShadowRoot
  attributes: Attributes
}

const directory = { to: '/therapists', back: 'Revenir aux praticiens' }

/** The booking in one element of a partner's page. */
export function Embedded({ element, shadow, attributes }: EmbeddedProps) {
  const { start, therapist, scheme, colour, font } = attributes
  const wayOn = useMemo(
    () => (therapist ? { to: start, back: 'Revenir aux disponibilités' } : directory),
    [therapist, start],
  )
  const onBooked = useCallback((booked: Booked) => tell(element, 'booked', booked), [element])
  const speaking = useSpeaking(element)
  useEffect(() => linkHome(shadow, elementClass().base), [shadow])

  return (
    <Crash element={element}>
      <ElementRoot root={shadow} scheme={scheme} colour={colour} font={font} above={speaking.isLast && <Toaster />}>
        <QueryRoot>
          <BookingNews value={onBooked}>
            <WayOn value={wayOn}>
              <div onFocusCapture={speaking.take} onPointerDownCapture={speaking.take}>
                {/* The partner's address bar and history stay the partner's. */}
                <MemoryRouter key={start} initialEntries={[start]}>
                  <Screens element={element} />
                </MemoryRouter>
              </div>
            </WayOn>
          </BookingNews>
        </QueryRoot>
      </ElementRoot>
    </Crash>
  )
}
