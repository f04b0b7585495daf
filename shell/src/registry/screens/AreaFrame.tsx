import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'shared/router'
import { Pending, toast, Typography } from 'shared/ui'
import type { AreaName } from 'shared/federation'
import { AreaBoundary } from './AreaBoundary.tsx'
import { UnavailableCard } from './AreaCards.tsx'
import { hasOtherBuild, loadArea, retryArea, replaceByNextBuild } from '../areas.ts'
import { useAreaState } from '../builds/areaStates.ts'
import type { AreaState } from '../builds/areaStates.ts'
import { registerMountedArea } from './mountedAreas.ts'
import { isStable, watchPage } from '../builds/buildHealth.ts'
import { reportFault } from '../telemetry.ts'

/** An area in one of its states: loading, ready, or unavailable. */
export function AreaFrame({ name, title }: { name: AreaName; title: string }) {
  const areaState = useAreaState(name)
  useEffect(() => registerMountedArea(name), [name])
  useEffect(() => {
    if (!areaState) void loadArea(name, location)
  }, [areaState, name])

  if (!areaState || areaState.state === 'loading') return <LoadingArea isSlow={areaState?.isSlow ?? false} />
  if (areaState.state === 'unavailable') return <UnavailableCard title={title} onRetry={() => void retryArea(name)} />
  return <ReadyArea key={areaState.base} name={name} title={title} areaState={areaState} />
}

const LoadingArea = ({ isSlow }: { isSlow: boolean }) => (
  <>
    <Pending rows={6} />
    {isSlow && <SlowNotice />}
  </>
)

const SlowNotice = () => <Typography component="output">C'est plus long que d'habitude…</Typography>

function ReadyArea({
  name,
  title,
  areaState,
}: {
  name: AreaName
  title: string
  areaState: Extract<AreaState, { state: 'ready' }>
}) {
  const { build, base, module } = areaState
  const { Root } = module
  // Constant, so that the area does not render again when the first input of a form is reported as unsaved.
  const page = useMemo(() => <Root />, [Root])
  const { pathname } = useLocation()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => watchPage(base, pathname, setSlow), [base, pathname])

  const handleCrash = (error: unknown) => {
    const phase = error instanceof Error && /chunk/i.test(error.name + error.message) ? 'chunk' : 'render'
    // This build has not shown a stable page, so replacing it loses nothing.
    const canFallBack = !isStable(base) && hasOtherBuild(name, build)
    reportFault({ area: name, build, phase, outcome: canFallBack ? 'previous' : 'shown' }, error)
    if (!canFallBack) return
    toast('Cette page a eu un problème : sa version précédente a pris le relais.', 'info')
    void replaceByNextBuild(name)
  }
  const renderFailure = (isRepeated: boolean) => (
    <UnavailableCard
      title={title}
      onRetry={() => void retryArea(name)}
      onFallBack={isRepeated && hasOtherBuild(name, build) ? () => void replaceByNextBuild(name) : undefined}
    />
  )
  return (
    <>
      <AreaBoundary name={name} pathname={pathname} fallback={renderFailure} onCrash={handleCrash}>
        {page}
      </AreaBoundary>
      {isSlow && <SlowNotice />}
    </>
  )
}
