import type { AreaModule } from 'shared/federation'
import { Routes } from 'shared/router'

function Root() {
  return <Routes />
}

export default { contract: 1, Root } satisfies AreaModule
