import { lazy, Suspense, useState } from 'react'
import { sortByDistance, roundedPosition } from 'shared/domain/directory/distance'
import { searchTitle, townName } from 'shared/domain/publicPages/pageTitles'
import { truncationNote, searchHeadline } from 'shared/domain/search'
import { useSearchParams } from 'shared/router'
import { Box, EmptyState, LoadFailed, PageTitle, Pending, Skeleton, Typography, useIsPhone } from 'shared/ui'
import { SkipLink } from '../SkipLink.tsx'
import { MapToggle } from './MapToggle.tsx'
import type { DirectoryView } from './MapToggle.tsx'
import { NearMe } from './near/NearMe.tsx'
import { useNearMe } from './near/useNearMe.ts'
import { searchOf } from 'shared/domain/publicPages/publicPaths'
import { TherapistSearchForm } from './search/TherapistSearchForm.tsx'
import { TherapistList } from './TherapistList.tsx'
import { useHighlightedTherapist } from './useHighlightedTherapist.ts'
import { useTherapistSearch } from './useTherapistSearch.ts'

const MapView = lazy(() => import('./map/MapView.tsx'))
const MapSkeleton = () => <Skeleton variant="rectangular" height="100%" />

/** Height of the window that remains below the search and the heading. */
const mapHeight = { xs: 'calc(100dvh - 180px)', md: 'calc(100dvh - 260px)' }

export function TherapistsPage() {
  const [params] = useSearchParams()
  const search = searchOf(params)
  const nearMe = useNearMe(search)
  const sortPosition = nearMe.isSorting ? nearMe.position : null
  const {
    result: searchResult,
    hasFailed,
    isSearching,
    retry,
  } = useTherapistSearch(search, sortPosition ? roundedPosition(sortPosition) : undefined)
  const therapists = searchResult?.therapists
  const truncationText = searchResult ? truncationNote(searchResult.therapists.length, searchResult.count) : ''
  const highlight = useHighlightedTherapist()
  const isPhone = useIsPhone()
  const [phoneView, setPhoneView] = useState<DirectoryView>('list')
  const isListVisible = !isPhone || phoneView === 'list'
  const isMapVisible = !isPhone || phoneView === 'map'

  return (
    <>
      <TherapistSearchForm search={search} />
      <NearMe nearMe={nearMe} />
      <Box aria-live="polite" sx={{ mt: 3, '& > div': { mb: 2 } }}>
        <PageTitle documentTitle={searchTitle(townName(search.location, therapists ?? []))}>
          {searchResult ? searchHeadline(searchResult.count) : 'Trouver un praticien'}
        </PageTitle>
      </Box>
      {hasFailed && (
        <Box sx={{ mb: 2 }}>
          <LoadFailed onRetry={retry}>La recherche n'a pas abouti.</LoadFailed>
        </Box>
      )}
      {isPhone && <MapToggle view={phoneView} onShow={setPhoneView} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(320px, 5fr) 7fr' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        {isListVisible && (
          <Box aria-busy={isSearching}>
            {!therapists && !hasFailed && <Pending rows={4} height={96} label="Recherche de praticiens…" />}
            {therapists?.length === 0 && (
              <EmptyState>Essayez un autre nom, une ville voisine ou le numéro de votre département.</EmptyState>
            )}
            {therapists && (
              <TherapistList
                therapists={sortPosition ? sortByDistance(sortPosition, therapists) : therapists}
                visitorPosition={nearMe.position}
                highlight={highlight}
              />
            )}
            {truncationText && (
              <Typography color="textSecondary" sx={{ mt: 2 }}>
                {truncationText}
              </Typography>
            )}
          </Box>
        )}
        {isMapVisible && (
          <Box sx={{ position: { md: 'sticky' }, top: { md: 88 } }}>
            <SkipLink label="Passer la carte">
              <Box
                sx={{
                  height: mapHeight,
                  minHeight: { xs: 360, md: 480 },
                  borderRadius: 'var(--mui-radius-card)',
                  overflow: 'clip',
                  border: 1,
                  borderColor: 'divider',
                }}
              >
                {/* The code of the map is loaded only after the list, which has priority. */}
                {therapists || hasFailed ? (
                  <Suspense fallback={<MapSkeleton />}>
                    <MapView
                      visitorPosition={sortPosition}
                      therapists={therapists ?? []}
                      highlightedId={highlight.id}
                      onHighlight={highlight.highlightFromMap}
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
