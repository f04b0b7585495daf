import { useEffect, useState } from 'react'
import { useLocation } from 'shared/router'
import { Pending, toast, Typography } from 'shared/ui'
import type { AreaName } from 'shared/federation'
import { AreaBoundary } from './AreaBoundary.tsx'
import { UnavailableCard } from './AreaCards.tsx'
import { hasOtherBuild, loadArea, retryArea, replaceByNextBuild } from '../areas.ts'
import { useLoading } from '../builds/loadings.ts'
import type { Loading } from '../builds/loadings.ts'
import { markMounted } from './mountedAreas.ts'
import { isStable, watchPage } from '../builds/buildHealth.ts'
import { reportFault } from '../telemetry.ts'

/** An area in one of its states: loading, ready, or unavailable. */
export function AreaFrame({ name, title }: { name: AreaName; title: string }) {
  const loading = useLoading(name)
  useEffect(() => markMounted(name), [name])
  useEffect(() => {
    if (!loading) void loadArea(name, location)
  }, [loading, name])

  if (!loading || loading.state === 'loading') return <LoadingArea slow={loading?.slow ?? false} />
  if (loading.state === 'away') return <UnavailableCard title={title} onRetry={() => void retryArea(name)} />
  return <ReadyArea key={loading.base} name={name} title={title} loading={loading} />
}

const LoadingArea = ({ slow }: { slow: boolean }) => (
  <>
    <Pending rows={6} />
    {slow && <SlowNotice />}
  </>
)

const SlowNotice = () => <Typography component="output">C'est plus long que d'habitude…</Typography>

function ReadyArea({
  name,
  title,
  loading,
}: {
  name: AreaName
  title: string
  loading: Extract<Loading, { state: 'ready' }>
}) {
  const { build, base, module } = loading
  const { Root } = module
  const { pathname } = useLocation()
  const [slow, setSlow] = useState(false)
  useEffect(() => watchPage(base, pathname, setSlow), [base, pathname])

  const crashed = (error: unknown) => {
    const phase = error instanceof Error && /chunk/i.test(error.name + error.message) ? 'chunk' : 'render'
    // This build has not shown a stable page, so replacing it loses nothing.
    const fallsBack = !isStable(base) && hasOtherBuild(name, build)
    reportFault({ area: name, build, phase, outcome: fallsBack ? 'previous' : 'shown' }, error)
    if (!fallsBack) return
    toast('Cette page a eu un problème : sa version précédente a pris le relais.', 'info')
    void replaceByNextBuild(name)
  }
  const failure = (again: boolean) => (
    <UnavailableCard
      title={title}
      onRetry={() => void retryArea(name)}
      onFallBack={again && hasOtherBuild(name, build) ? () => void replaceByNextBuild(name) : undefined}
    />
  )
  return (
    <>
      <AreaBoundary name={name} pathname={pathname} fallback={failure} onCrash={crashed}>
        <Root />
      </AreaBoundary>
      {slow && <SlowNotice />}
    </>
  )
}
