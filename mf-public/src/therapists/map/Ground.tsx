import { useRef, useState } from 'react'
import { TileLayer } from 'react-leaflet'
import { useQuery } from 'shared/client'
import { tilesKey } from '../../keys.ts'
import { Outline } from './Outline.tsx'
import { readTiles } from './tiles.ts'
import type { Tiles } from './tiles.ts'

/** So many tiles missing and none there: the server is away. */
const tooMany = 4

/** The configured tiles; without them, or when they do not come, the outline of France (ruling 38). */
export function Ground() {
  const { data: tiles, isPending } = useQuery({
    queryKey: tilesKey,
    queryFn: readTiles,
    staleTime: Infinity,
  })
  const [away, setAway] = useState(false)
  if (isPending) return null
  return tiles && !away ? <TileGround tiles={tiles} onAway={() => setAway(true)} /> : <Outline />
}

function TileGround({ tiles, onAway }: { tiles: Tiles; onAway: () => void }) {
  const seen = useRef({ loaded: 0, missing: 0 })
  return (
    <TileLayer
      url={tiles.url}
      attribution={tiles.attribution}
      eventHandlers={{
        tileload: () => {
          seen.current.loaded += 1
        },
        tileerror: () => {
          seen.current.missing += 1
          if (seen.current.missing >= tooMany && seen.current.loaded === 0) onAway()
        },
      }}
    />
  )
}
