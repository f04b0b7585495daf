import { useEffect, useState } from 'react'
import { useLocation } from 'shared/router'
import { Pending, toast, Typography } from 'shared/ui'
import type { AreaName } from 'shared/federation'
import { AreaBoundary } from './AreaBoundary.tsx'
import { AwayCard } from './AreaCards.tsx'
import { canStepBack, loadArea, retryArea, stepBack } from '../areas.ts'
import { useLoading } from '../builds/loadings.ts'
import type { Loading } from '../builds/loadings.ts'
import { putOnScreen } from './mountedAreas.ts'
import { isProven, watchArrival } from '../builds/buildHealth.ts'
import { report } from '../telemetry.ts'

/** One area: on its way, there, or away. */
export function AreaFrame({ name, title }: { name: AreaName; title: string }) {
  const loading = useLoading(name)
  useEffect(() => putOnScreen(name), [name])
  useEffect(() => {
    if (!loading) void loadArea(name, location)
  }, [loading, name])

  if (!loading || loading.state === 'loading') return <OnItsWay slow={loading?.slow ?? false} />
  if (loading.state === 'away') return <AwayCard title={title} onRetry={() => void retryArea(name)} />
  return <There key={loading.base} name={name} title={title} loading={loading} />
}

const OnItsWay = ({ slow }: { slow: boolean }) => (
  <>
    <Pending rows={6} />
    {slow && <SlowWord />}
  </>
)

const SlowWord = () => <Typography component="output">C'est plus long que d'habitude…</Typography>

function There({
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
  useEffect(() => watchArrival(base, pathname, setSlow), [base, pathname])

  const crashed = (error: unknown) => {
    const phase = error instanceof Error && /chunk/i.test(error.name + error.message) ? 'chunk' : 'render'
    // Nobody has seen anything of this build yet: there is nothing to lose in going back.
    const goesBack = !isProven(base) && canStepBack(name, build)
    report({ area: name, build, phase, outcome: goesBack ? 'previous' : 'shown' }, error)
    if (!goesBack) return
    toast('Cette page a eu un problème : sa version précédente a pris le relais.', 'info')
    void stepBack(name)
  }
  const failure = (again: boolean) => (
    <AwayCard
      title={title}
      onRetry={() => void retryArea(name)}
      onStepBack={again && canStepBack(name, build) ? () => void stepBack(name) : undefined}
    />
  )
  return (
    <>
      <AreaBoundary name={name} pathname={pathname} fallback={failure} onCrash={crashed}>
        <Root />
      </AreaBoundary>
      {slow && <SlowWord />}
    </>
  )
}
