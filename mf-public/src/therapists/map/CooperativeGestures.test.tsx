import { describe, expect, it } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { MapContainer } from 'react-leaflet'
import { CooperativeGestures } from './CooperativeGestures.tsx'

function openMap(): HTMLElement {
  const { container } = render(
    <MapContainer center={[46, 2]} zoom={5} scrollWheelZoom={false}>
      <CooperativeGestures />
    </MapContainer>,
  )
  const map = container.querySelector<HTMLElement>('.leaflet-map-pane')
  if (!map) throw new Error('the map is not shown')
  return map
}
const shownHint = () => document.querySelector('.map-hint[data-shown="true"]')?.textContent

describe('a gesture on the map', () => {
  it('scrolls the page by the wheel, and shows how to zoom', () => {
    const map = openMap()
    expect(fireEvent.wheel(map, { deltaY: 100 })).toBe(true)
    expect(shownHint()).toContain('Ctrl')
  })

  it.each([[{ ctrlKey: true }], [{ metaKey: true }]])(
    'zooms by the wheel with the modifier %j, and scrolls the page again without it',
    (key) => {
      const map = openMap()
      expect(fireEvent.wheel(map, { deltaY: 100, ...key })).toBe(false)
      expect(shownHint()).toBeUndefined()
      expect(fireEvent.wheel(map, { deltaY: 100 })).toBe(true)
    },
  )

  it('scrolls the page by one finger, and shows how to move the map', () => {
    const map = openMap()
    fireEvent.touchMove(map, { touches: [{ clientX: 1, clientY: 1 }] })
    expect(screen.getByText('Utilisez deux doigts pour déplacer la carte')).toBeVisible()
    fireEvent.touchMove(map, {
      touches: [
        { clientX: 1, clientY: 1 },
        { clientX: 9, clientY: 9 },
      ],
    })
    expect(shownHint()).toBeUndefined()
  })
})
