import { useRef, useState } from 'react'
import { TileLayer } from 'react-leaflet'
import { useQuery } from 'shared/client'
import { tilesKey } from '../../keys.ts'
import { Outline } from './Outline.tsx'
import { readTiles } from './tiles.ts'
import type { Tiles } from './tiles.ts'

/** The tile server is considered unavailable when this number of tiles failed to load and no tile was loaded. */
const maxMissingTiles = 4

/**
 * Background of the map: the configured tiles, or the outline of France if no tiles are configured or the tiles do not
 * load (ruling 38).
 */
export function BaseMap() {
  const { data: tiles, isPending } = useQuery({
    queryKey: tilesKey,
    queryFn: readTiles,
    staleTime: Infinity,
  })
  const [isUnavailable, setIsUnavailable] = useState(false)
  if (isPending) return null
  return tiles && !isUnavailable ? (
    <TileBaseMap tiles={tiles} onUnavailable={() => setIsUnavailable(true)} />
  ) : (
    <Outline />
  )
}

function TileBaseMap({ tiles, onUnavailable }: { tiles: Tiles; onUnavailable: () => void }) {
  const tileCounts = useRef({ loaded: 0, missing: 0 })
  return (
    <TileLayer
      url={tiles.url}
      attribution={tiles.attribution}
      eventHandlers={{
        tileload: () => {
          tileCounts.current.loaded += 1
        },
        tileerror: () => {
          tileCounts.current.missing += 1
          if (tileCounts.current.missing >= maxMissingTiles && tileCounts.current.loaded === 0) onUnavailable()
        },
      }}
    />
  )
}
