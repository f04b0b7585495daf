import { useEffect } from 'react'
import { useLocation } from 'shared/router'
import { Pending, Typography } from 'shared/ui'
import type { AreaName } from 'shared/federation'
import { AreaBoundary } from './AreaBoundary.tsx'
import { AwayCard } from './AreaCards.tsx'
import { canStepBack, loadArea, retryArea, stepBack, useLoading } from './areas.ts'
import type { Loading } from './areas.ts'

/** One area: on its way, there, or away. */
export function AreaFrame({ name, title }: { name: AreaName; title: string }) {
  const loading = useLoading(name)
  useEffect(() => {
    if (!loading) void loadArea(name)
  }, [loading, name])

  if (!loading || loading.state === 'loading') return <OnItsWay slow={loading?.slow ?? false} />
  if (loading.state === 'away') return <AwayCard title={title} onRetry={() => void retryArea(name)} />
  return <There name={name} title={title} loading={loading} />
}

const OnItsWay = ({ slow }: { slow: boolean }) => (
  <>
    <Pending rows={6} />
    {slow && <Typography component="output">C'est plus long que d'habitude…</Typography>}
  </>
)

function There({ name, title, loading }: { name: AreaName; title: string; loading: Extract<Loading, { state: 'ready' }> }) {
  const { Root } = loading.module
  const { pathname } = useLocation()
  const failure = (again: boolean) => (
    <AwayCard
      title={title}
      onRetry={() => void retryArea(name)}
      onStepBack={again && canStepBack(name, loading.build) ? () => void stepBack(name) : undefined}
    />
  )
  return (
    <AreaBoundary name={name} pathname={pathname} fallback={failure}>
      <Root />
    </AreaBoundary>
  )
}
