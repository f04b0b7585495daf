/** Describes where a resource was acquired: the first stack frame in the area's own code, else the calling package. */
export function describeAcquisition(): string {
  const lines = (new Error('stack').stack ?? '')
    .split('\n')
    .slice(1)
    .map((line) => line.replaceAll('\\', '/'))
  const relevantLines = lines.filter(
    (line) =>
      !/\/conformance\/(?!.*\.test\.)|\/shared\/src\/testing\/|\/node_modules\/@?(jest|jsdom)|<anonymous>/.test(line),
  )
  const areaLine = relevantLines.find((line) => !line.includes('/node_modules/'))
  const [, source] = /(?:file:\/\/)?(\/[^():]+:\d+)/.exec(areaLine ?? '') ?? []
  if (source) return `acquired in ${source.replace(`${process.cwd()}/`, '')}`
  const [, library] = /\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(relevantLines[0] ?? '') ?? []
  return `acquired by ${library ?? 'unknown code'}`
}
