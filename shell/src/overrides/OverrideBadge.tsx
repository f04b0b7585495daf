import { Alert, Button } from 'shared/ui'
import { endOverrides, useOverrides } from './overrides.ts'

/** Lists the areas that are replaced by a developer's local builds. */
export default function OverrideBadge() {
  const { isRefused, list } = useOverrides()
  if (isRefused)
    return (
      <Alert severity="warning" sx={{ mb: 3 }}>
        Les versions de développement ne sont pas acceptées ici : la version publiée est affichée.
      </Alert>
    )
  if (list.length === 0) return null
  return (
    <Alert
      severity="info"
      sx={{ mb: 3 }}
      action={
        <Button color="inherit" size="small" onClick={endOverrides}>
          Terminer
        </Button>
      }
    >
      {list.map(({ area, origin, build }) => (
        <div key={area}>
          {build
            ? `Version de développement : ${area} depuis ${origin}`
            : `${origin} ne répond pas pour ${area} : la version publiée est affichée.`}
        </div>
      ))}
    </Alert>
  )
}
