import { changeChannels } from '../changeChannels.ts'
import { publishedChannel, rolledBackChannel } from '../channel.ts'
import { stamp } from '../stamp.ts'
import { openStore } from '../store/openStore.ts'
import { addTestBuild } from './testBuild.ts'

/**
 * Runs as a separate process: publishes and rolls back the areas in the arguments one after the other, and prints a
 * line after each release.
 */
const [url = '', teamNumber = '', releases = '0', ...areas] = process.argv.slice(2)
const store = openStore(url, process.env)

for (let round = 0; round < Number(releases); round += 1) {
  const name = areas[(Number(teamNumber) + round) % areas.length] ?? ''
  if (round % 3 === 2) {
    await changeChannels(store, { [name]: (channel) => rolledBackChannel(channel!, stamp(`${teamNumber}.${round}`)) })
  } else {
    const build = `${teamNumber}.${round}`
    await addTestBuild(store, name, build)
    await changeChannels(store, { [name]: (channel) => publishedChannel(channel, build, stamp(build)) })
  }
  console.log(`${name} ${teamNumber}.${round}`)
}
