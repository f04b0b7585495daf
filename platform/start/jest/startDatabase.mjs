import testCluster from './testCluster.ts'

export default async function startDatabase() {
  globalThis.stopTestCluster = await testCluster()
}
