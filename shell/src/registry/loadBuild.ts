import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { AreaBuild, AreaModule } from 'shared/federation'
import { isAreaModule, whyNot } from 'shared/federation/guards'
import { forgetFailedDoors } from './forgetFailedDoors.ts'
import { admit, gate } from './gate.ts'
import { within } from './within.ts'

declare const PLATFORM_PROVIDES: Record<string, string>

const entryPatience = 4500
const initPatience = 3000
const beforeAgain = 300

registerPlugins([
  {
    name: 'complice-gate',
    createScript({ url }) {
      const script = document.createElement('script')
      script.src = url
      gate(script, url)
      return { script, timeout: entryPatience }
    },
  },
])

/**
 * The code of one build, checked and started, or the reason why not. Each build is a container of its own name,
 * so an older one can take over in the same page. Asked again, the container is evaluated anew: what the area
 * remembers of a chunk that failed goes with it.
 */
export async function loadBuild(build: AreaBuild, patience: number): Promise<AreaModule> {
  const misfit = whyNot(build.descriptor, PLATFORM_PROVIDES)
  if (misfit) throw new Error(misfit)
  admit(build.base, build.files)
  const module = await within(patience, build.container, fetched(build))
  await within(initPatience, `${build.container} starting`, Promise.resolve(module.init?.()))
  return module
}

async function fetched(build: AreaBuild): Promise<AreaModule> {
  try {
    return await exposed(build)
  } catch {
    await new Promise((resolve) => setTimeout(resolve, beforeAgain))
    return exposed(build)
  }
}

const asked = new Set<string>()

async function exposed({ base, entry, container }: AreaBuild): Promise<AreaModule> {
  const remote = { name: container, entry: new URL(base + entry, location.href).href, entryGlobalName: container, type: 'var' as const }
  const again = asked.has(container)
  if (again) forgetFailedDoors()
  registerRemotes([remote], { force: again })
  asked.add(container)
  const found = await loadRemote<{ default?: unknown }>(`${container}/remote`)
  if (!isAreaModule(found?.default)) throw new Error(`${container} exposes no area`)
  return found.default
}
