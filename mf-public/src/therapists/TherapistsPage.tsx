import { lazy, Suspense, useState } from 'react'
import { sortByDistance, roundedPosition } from 'shared/domain/directory/distance'
import { searchTitle, townName } from 'shared/domain/publicPages/pageTitles'
import { restOfSearch, searchHeadline } from 'shared/domain/search'
import { useSearchParams } from 'shared/router'
import { Box, EmptyState, LoadFailed, PageTitle, Pending, Skeleton, Typography, useIsPhone } from 'shared/ui'
import { SkipLink } from '../SkipLink.tsx'
import { MapToggle } from './MapToggle.tsx'
import type { Shown } from './MapToggle.tsx'
import { NearMe } from './near/NearMe.tsx'
import { useNearMe } from './near/useNearMe.ts'
import { searchOf } from 'shared/domain/publicPages/publicPaths'
import { SearchStrip } from './search/SearchStrip.tsx'
import { TherapistList } from './TherapistList.tsx'
import { usePointing } from './usePointing.ts'
import { useTherapistSearch } from './useTherapistSearch.ts'

const MapView = lazy(() => import('./map/MapView.tsx'))
const MapSkeleton = () => <Skeleton variant="rectangular" height="100%" />

/** Height of the window below the search and the heading. */
const mapHeight = { xs: 'calc(100dvh - 180px)', md: 'calc(100dvh - 260px)' }

export function TherapistsPage() {
  const [params] = useSearchParams()
  const search = searchOf(params)
  const near = useNearMe(search)
  const from = near.isSorting ? near.position : null
  const {
    found: searchResult,
    hasFailed: failed,
    isSearching: searching,
    retry,
  } = useTherapistSearch(search, from ? roundedPosition(from) : undefined)
  const therapists = searchResult?.therapists
  const remainingText = searchResult ? restOfSearch(searchResult.therapists.length, searchResult.count) : ''
  const pointing = usePointing()
  const isPhone = useIsPhone()
  const [phoneView, setPhoneView] = useState<Shown>('list')
  const listShown = !isPhone || phoneView === 'list'
  const mapShown = !isPhone || phoneView === 'map'

  return (
    <>
      <SearchStrip search={search} />
      <NearMe near={near} />
      <Box aria-live="polite" sx={{ mt: 3, '& > div': { mb: 2 } }}>
        <PageTitle documentTitle={searchTitle(townName(search.location, therapists ?? []))}>
          {searchResult ? searchHeadline(searchResult.count) : 'Trouver un praticien'}
        </PageTitle>
      </Box>
      {failed && (
        <Box sx={{ mb: 2 }}>
          <LoadFailed onRetry={retry}>La recherche n'a pas abouti.</LoadFailed>
        </Box>
      )}
      {isPhone && <MapToggle shown={phoneView} onShow={setPhoneView} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(320px, 5fr) 7fr' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        {listShown && (
          <Box aria-busy={searching}>
            {!therapists && !failed && <Pending rows={4} height={96} label="Recherche de praticiens…" />}
            {therapists?.length === 0 && (
              <EmptyState>Essayez un autre nom, une ville voisine ou le numéro de votre département.</EmptyState>
            )}
            {therapists && (
              <TherapistList
                therapists={from ? sortByDistance(from, therapists) : therapists}
                from={near.position}
                pointing={pointing}
              />
            )}
            {remainingText && (
              <Typography color="textSecondary" sx={{ mt: 2 }}>
                {remainingText}
              </Typography>
            )}
          </Box>
        )}
        {mapShown && (
          <Box sx={{ position: { md: 'sticky' }, top: { md: 88 } }}>
            <SkipLink label="Passer la carte">
              <Box
                sx={{
                  height: mapHeight,
                  minHeight: { xs: 360, md: 480 },
                  borderRadius: '14px',
                  overflow: 'hidden',
                  border: 1,
                  borderColor: 'divider',
                }}
              >
                {/* Loads the map's code after the list, which has priority. */}
                {therapists || failed ? (
                  <Suspense fallback={<MapSkeleton />}>
                    <MapView
                      around={from}
                      therapists={therapists ?? []}
                      pointed={pointing.id}
                      onPoint={pointing.fromMap}
                    />
                  </Suspense>
                ) : (
                  <MapSkeleton />
                )}
              </Box>
            </SkipLink>
          </Box>
        )}
      </Box>
    </>
  )
}
