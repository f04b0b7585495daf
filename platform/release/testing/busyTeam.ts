import { change } from '../change.ts'
import { published, rolledBack } from '../channel.ts'
import { stamp } from '../stamp.ts'
import { openStore } from '../store/openStore.ts'
import { addSmallBuild } from './smallBuild.ts'

/** A process that publishes and rolls back, now one of these areas, now another; says each act in a line once it is done. */
const [url = '', team = '', acts = '0', ...areas] = process.argv.slice(2)
const store = openStore(url, process.env)

for (let round = 0; round < Number(acts); round += 1) {
  const name = areas[(Number(team) + round) % areas.length] ?? ''
  if (round % 3 === 2) {
    await change(store, { [name]: (channel) => rolledBack(channel!, stamp(`${team}.${round}`)) })
  } else {
    const build = `${team}.${round}`
    await addSmallBuild(store, name, build)
    await change(store, { [name]: (channel) => published(channel, build, stamp(build)) })
  }
  console.log(`${name} ${team}.${round}`)
}
